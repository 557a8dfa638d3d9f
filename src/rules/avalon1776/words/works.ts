import type { Ids } from '../state.js';
import type { Phrases } from './briefly.js';
import type { Names } from './names.js';

const one = ({ unit }: Ids, names: Names): string => names.units({ [unit]: 1 });
const some = ({ unit, points }: Ids, names: Names): string => names.units({ [unit]: points });

/** Labels of actions with works, magazines and captured counters. */
export const WORKS: Phrases = {
  station: {
    en: (fields, _, names) => `Begin outside ${names.fort(fields.hex)} with ${some(fields, names)}`,
    ja: (fields, _, names) => `${names.hex(fields.hex)}の${some(fields, names)}を要塞の外に置く`,
  },
  entrench: {
    en: ({ hex }, _, names) => `Begin entrenched at ${names.hex(hex)}`,
    ja: ({ hex }, _, names) => `${names.hex(hex)}で塹壕に入って始める`,
  },
  reduce: {
    en: ({ hex }, _, names) => `Turn a magazine at ${names.hex(hex)} into a Supply Unit`,
    ja: ({ hex }, _, names) => `${names.hex(hex)}の弾薬庫を補給ユニットに減少させる`,
  },
  build: {
    en: ({ hex }, _, names) => `Build a magazine at ${names.hex(hex)} of two Supply Units`,
    ja: ({ hex }, _, names) => `${names.hex(hex)}で補給ユニット2つを弾薬庫にする`,
  },
  found: {
    en: (fields, _, names) => `Found a fort at ${names.hex(fields.hex)} with ${one(fields, names)}`,
    ja: (fields, _, names) =>
      `${names.hex(fields.hex)}で${one(fields, names)}により要塞の建設を始める`,
  },
  dig: {
    en: (fields, _, names) => `Dig in at ${names.hex(fields.hex)} with ${one(fields, names)}`,
    ja: (fields, _, names) => `${names.hex(fields.hex)}で${one(fields, names)}により塹壕を掘る`,
  },
  sally: {
    en: ({ hex }, _, names) => `March out of ${names.fort(hex)}`,
    ja: ({ hex }, _, names) => `${names.fort(hex)}から出る`,
  },
  emerge: { en: () => 'Step out of the fort', ja: () => '要塞の外に出る' },
  enter: {
    en: (fields, { decision }, names) =>
      `Take ${some(fields, names)} into ${names.fort(fields.hex ?? decision?.at ?? '')}`,
    ja: (fields, { decision }, names) =>
      `${some(fields, names)}を${names.fort(fields.hex ?? decision?.at ?? '')}に入れる`,
  },
  join: {
    en: (fields, _, names) => `Bring ${some(fields, names)} out of the fort to attack`,
    ja: (fields, _, names) => `${some(fields, names)}を要塞から出して攻撃に加える`,
  },
  discard: {
    en: (fields, _, names) => `Remove ${one(fields, names)} at ${names.hex(fields.hex)}`,
    ja: (fields, _, names) => `${names.hex(fields.hex)}の${one(fields, names)}を除去する`,
  },
  guard: {
    en: (fields, _, names) => `Leave what was captured behind with ${one(fields, names)}`,
    ja: (fields, _, names) => `捕獲したものを${one(fields, names)}と共に残す`,
  },
  name: {
    en: (fields, _, names) => `Pay for the victory with ${some(fields, names)}`,
    ja: (fields, _, names) => `${some(fields, names)}で勝利の移動ポイントを支払う`,
  },
  all: { en: () => 'All pay for the victory', ja: () => '全員が勝利の移動ポイントを支払う' },
  take: {
    en: (fields, { decision }, names) =>
      `Capture ${one(fields, names)} at ${names.spot(decision?.at ?? '')}`,
    ja: (fields, { decision }, names) =>
      `${names.spot(decision?.at ?? '')}の${one(fields, names)}を捕獲する`,
  },
  wreck: {
    en: (fields, { decision }, names) =>
      `Destroy ${one(fields, names)} at ${names.spot(decision?.at ?? '')}`,
    ja: (fields, { decision }, names) =>
      `${names.spot(decision?.at ?? '')}の${one(fields, names)}を破壊する`,
  },
  pass: { en: () => 'Leave the rest alone', ja: () => '残りはそのままにする' },
  raze: {
    en: ({ hex }, _, names) => `Raze ${names.fort(hex)}`,
    ja: ({ hex }, _, names) => `${names.fort(hex)}を取り壊す`,
  },
};
