import type { Locale } from '../../kernel/text.js';
import type { View } from '../view.js';
export const boardSvg = (view: View, { locale }: { locale: Locale; width?: number }): string =>
  `<svg><title>${view.turn} ${locale}</title></svg>`;
