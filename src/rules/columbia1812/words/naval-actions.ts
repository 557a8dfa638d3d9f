import { TOWN } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import type { Face } from '../state.js';
import type { View } from '../view/view.js';
import * as en from './english.js';
import * as ja from './japanese.js';
import type { Label } from './labels.js';

interface Port {
  readonly town: TownId;
}
interface Ship extends Port {
  readonly face: Face;
}

const shipEn = (face: Face): string => `1 ${en.FACE[face]} naval unit`;
const shipJa = (face: Face): string => `${ja.FACE[face]}1個`;
const lakeOf = (town: TownId): LakeId | null => TOWN[town].lake;
const battleLake = ({ naval }: View): LakeId | null => naval?.lake ?? null;

/** Wordings of choices in the Naval Phase, naval battles and their retreats. */
export const NAVAL_ACTIONS = {
  build: {
    en: ({ town }) => `Build a naval unit at ${en.town(town)}`,
    ja: ({ town }) => `${ja.town(town)}で海軍ユニットを建造する`,
  } satisfies Label<Port>,
  repair: {
    en: ({ town }) => `Repair a naval unit at ${en.town(town)}`,
    ja: ({ town }) => `${ja.town(town)}の海軍ユニットを修理する`,
  } satisfies Label<Port>,
  sail: {
    en: ({ town, face }) =>
      `Sail ${shipEn(face)} from ${en.town(town)} onto ${en.lake(lakeOf(town))}`,
    ja: ({ town, face }) => `${shipJa(face)}を${ja.town(town)}から${ja.lake(lakeOf(town))}へ出す`,
  } satisfies Label<Ship>,
  dock: {
    en: ({ town, face }) =>
      `Dock ${shipEn(face)} from ${en.lake(lakeOf(town))} at ${en.town(town)}`,
    ja: ({ town, face }) =>
      `${shipJa(face)}を${ja.lake(lakeOf(town))}から${ja.town(town)}に入港させる`,
  } satisfies Label<Ship>,
  port: {
    en: ({ town, face }) => `Withdraw ${shipEn(face)} to ${en.town(town)}`,
    ja: ({ town, face }) => `${shipJa(face)}を${ja.town(town)}に退却させる`,
  } satisfies Label<Ship>,
  flip: {
    en: () => 'Make an operational enemy naval unit non-operational',
    ja: () => '敵の作戦艦隊1個を非作戦艦隊にする',
  } satisfies Label<unknown>,
  sink: {
    en: () => 'Sink a non-operational enemy naval unit',
    ja: () => '敵の非作戦艦隊1個を沈没させる',
  } satisfies Label<unknown>,
  stay: {
    en: (_, view) => `Stay on ${en.lake(battleLake(view))}`,
    ja: (_, view) => `${ja.lake(battleLake(view))}に留まる`,
  } satisfies Label<unknown>,
};
