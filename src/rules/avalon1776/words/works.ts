import type { Label } from '../../kits/labels.js';
import type { Ids } from '../state.js';
import type { View } from '../view/view.js';
import { en, ja, type Names } from './names.js';

const one = ({ unit }: Ids, names: Names): string => names.units({ [unit]: 1 });
const some = ({ unit, points }: Ids, names: Names): string => names.units({ [unit]: points });

/** Labels of what is done with works, magazines and what is captured. */
export const WORKS: { readonly [verb: string]: Label<Ids, View> } = {
  reduce: {
    en: ({ hex }) => `Turn a magazine at ${en.hex(hex)} into a Supply Unit`,
    ja: ({ hex }) => `${ja.hex(hex)}の弾薬庫を補給ユニットに減少させる`,
  },
  build: {
    en: ({ hex }) => `Build a magazine at ${en.hex(hex)} of two Supply Units`,
    ja: ({ hex }) => `${ja.hex(hex)}で補給ユニット2つを弾薬庫にする`,
  },
  found: {
    en: (fields) => `Found a fort at ${en.hex(fields.hex)} with ${one(fields, en)}`,
    ja: (fields) => `${ja.hex(fields.hex)}で${one(fields, ja)}により要塞の建設を始める`,
  },
  dig: {
    en: (fields) => `Dig in at ${en.hex(fields.hex)} with ${one(fields, en)}`,
    ja: (fields) => `${ja.hex(fields.hex)}で${one(fields, ja)}により塹壕を掘る`,
  },
  sally: {
    en: ({ hex }) => `March out of the fort of ${en.hex(hex)}`,
    ja: ({ hex }) => `${ja.hex(hex)}の要塞から出る`,
  },
  emerge: { en: () => 'Step out of the fort', ja: () => '要塞の外に出る' },
  enter: {
    en: (fields) => `Take ${some(fields, en)} into the fort`,
    ja: (fields) => `${some(fields, ja)}を要塞に入れる`,
  },
  join: {
    en: (fields) => `Bring ${some(fields, en)} out of the fort to attack`,
    ja: (fields) => `${some(fields, ja)}を要塞から出して攻撃に加える`,
  },
  discard: {
    en: (fields) => `Remove ${one(fields, en)} at ${en.hex(fields.hex)}`,
    ja: (fields) => `${ja.hex(fields.hex)}の${one(fields, ja)}を除去する`,
  },
  guard: {
    en: (fields) => `Leave what was captured behind with ${one(fields, en)}`,
    ja: (fields) => `捕獲したものを${one(fields, ja)}と共に残す`,
  },
  name: {
    en: (fields) => `Pay for the victory with ${some(fields, en)}`,
    ja: (fields) => `${some(fields, ja)}で勝利の移動ポイントを支払う`,
  },
  all: { en: () => 'All pay for the victory', ja: () => '全員が勝利の移動ポイントを支払う' },
  take: {
    en: (fields, { decision }) => `Capture ${one(fields, en)} at ${en.spot(decision?.at ?? '')}`,
    ja: (fields, { decision }) => `${ja.spot(decision?.at ?? '')}の${one(fields, ja)}を捕獲する`,
  },
  wreck: {
    en: (fields, { decision }) => `Destroy ${one(fields, en)} at ${en.spot(decision?.at ?? '')}`,
    ja: (fields, { decision }) => `${ja.spot(decision?.at ?? '')}の${one(fields, ja)}を破壊する`,
  },
  pass: { en: () => 'Leave the rest alone', ja: () => '残りはそのままにする' },
  raze: {
    en: ({ hex }) => `Raze the fort of ${en.hex(hex)}`,
    ja: ({ hex }) => `${ja.hex(hex)}の要塞を取り壊す`,
  },
};
