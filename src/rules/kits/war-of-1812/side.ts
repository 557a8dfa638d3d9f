import type { Text } from '../../kernel/text.js';
import type { Side } from '../side.js';

export const SIDE_NAME: Readonly<Record<Side, Text>> = {
  us: { en: 'American', ja: 'アメリカ' },
  gb: { en: 'British', ja: 'イギリス' },
};
