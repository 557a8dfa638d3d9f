import type { Text } from '../../kernel/text.js';

/**
 * The areas of the war in the Campaign Game. Each consists of colonies; which colonies belong to which area is chosen,
 * not stated by the rules.
 */
export const AREA_IDS = ['NE', 'MS', 'SC', 'DS', 'CAN'] as const;
export type AreaId = (typeof AREA_IDS)[number];

export const AREA_NAME: Readonly<Record<AreaId, Text>> = {
  NE: { en: 'New England', ja: 'ニューイングランド' },
  MS: { en: 'Middle States', ja: 'ミドル・ステイツ' },
  SC: { en: 'South Central', ja: 'サウス・セントラル' },
  DS: { en: 'Deep South', ja: 'ディープ・サウス' },
  CAN: { en: 'Canada', ja: 'カナダ' },
};

export interface Colony {
  readonly id: string;
  /** The letter of the colony in the rows of the map text. */
  readonly letter: string;
  readonly area: AreaId;
  readonly name: Text;
}

/**
 * The colonies, with their historical names. A hex belongs to the colony that has most of its land, the hex of a town
 * to the colony of the town.
 */
export const COLONIES = [
  { id: 'QUE', letter: 'Q', area: 'CAN', name: { en: 'Quebec', ja: 'ケベック' } },
  {
    id: 'ME',
    letter: 'E',
    area: 'NE',
    name: { en: 'Maine (Massachusetts)', ja: 'メイン（マサチューセッツ）' },
  },
  { id: 'NH', letter: 'H', area: 'NE', name: { en: 'New Hampshire', ja: 'ニューハンプシャー' } },
  {
    id: 'VT',
    letter: 'T',
    area: 'NE',
    name: { en: 'New Hampshire Grants', ja: 'ニューハンプシャー特許地' },
  },
  { id: 'MA', letter: 'M', area: 'NE', name: { en: 'Massachusetts', ja: 'マサチューセッツ' } },
  { id: 'RI', letter: 'R', area: 'NE', name: { en: 'Rhode Island', ja: 'ロードアイランド' } },
  { id: 'CT', letter: 'C', area: 'NE', name: { en: 'Connecticut', ja: 'コネティカット' } },
  { id: 'NY', letter: 'Y', area: 'MS', name: { en: 'New York', ja: 'ニューヨーク' } },
  { id: 'NJ', letter: 'J', area: 'MS', name: { en: 'New Jersey', ja: 'ニュージャージー' } },
  { id: 'PA', letter: 'P', area: 'MS', name: { en: 'Pennsylvania', ja: 'ペンシルヴァニア' } },
  { id: 'DE', letter: 'D', area: 'MS', name: { en: 'Delaware', ja: 'デラウェア' } },
  { id: 'MD', letter: 'L', area: 'SC', name: { en: 'Maryland', ja: 'メリーランド' } },
  { id: 'VA', letter: 'V', area: 'SC', name: { en: 'Virginia', ja: 'ヴァージニア' } },
  { id: 'NC', letter: 'N', area: 'DS', name: { en: 'North Carolina', ja: 'ノースカロライナ' } },
  { id: 'SC', letter: 'S', area: 'DS', name: { en: 'South Carolina', ja: 'サウスカロライナ' } },
  { id: 'GA', letter: 'G', area: 'DS', name: { en: 'Georgia', ja: 'ジョージア' } },
] as const satisfies readonly Colony[];
export type ColonyId = (typeof COLONIES)[number]['id'];
