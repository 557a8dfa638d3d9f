import { FACE, isCovered } from '../components/units.js';
import type { Phrases } from './briefly.js';
import type { Lines } from './data.js';
import { en, ja, upper } from './names.js';

const counters = (n: number): string => (n === 1 ? '1 counter' : `${n} counters`);

/** Log lines about face-down counters. */
export const COVERED: Pick<Lines, 'covered' | 'shown' | 'fled' | 'vanished'> = {
  covered: {
    en: ({ side, counters: n }) =>
      `${upper(en.side(side))} have ${n === 0 ? 'nothing' : counters(n)} face down.`,
    ja: ({ side, counters: n }) => `${ja.side(side)}の裏向きカウンターは${n}個。`,
  },
  shown: {
    en: ({ side, hex, units }) =>
      `${upper(en.side(side))} show what lay face down at ${en.hex(hex)}: ${en.units(units)}.`,
    ja: ({ side, hex, units }) =>
      `${ja.side(side)}は${ja.hex(hex)}の裏向きカウンターを公開した。${ja.units(units)}。`,
  },
  fled: {
    en: ({ from, to }) => `A decoy goes from ${en.hex(from)} to ${en.hex(to)}.`,
    ja: ({ from, to }) => `デコイが${ja.hex(from)}から${ja.hex(to)}へ移された。`,
  },
  vanished: {
    en: ({ hex, units }) =>
      `Nothing is left to hide behind: ${en.units(units)} gone at ${en.hex(hex)}.`,
    ja: ({ hex, units }) => `移る先がなく、${ja.hex(hex)}の${ja.units(units)}が取り去られた。`,
  },
};

/** Labels of actions with face-down counters. */
export const COVERED_LABELS: Phrases = {
  hide: {
    en: ({ hex, unit }, { turn }, names) => {
      if (turn === 0 && unit === 'D-1') return `Place a decoy at ${names.hex(hex)}`;
      const face = isCovered(unit) ? FACE[unit] : { of: unit, points: 1 };
      return `Turn down ${names.units({ [face.of]: face.points })} at ${names.hex(hex)}`;
    },
    ja: ({ hex, unit }, { turn }, names) => {
      if (turn === 0 && unit === 'D-1') return `${names.hex(hex)}にデコイを置く`;
      const face = isCovered(unit) ? FACE[unit] : { of: unit, points: 1 };
      return `${names.hex(hex)}の${names.units({ [face.of]: face.points })}を裏返す`;
    },
  },
  lift: {
    en: ({ hex, unit }, _, names) => `Turn up ${names.units({ [unit]: 1 })} at ${names.hex(hex)}`,
    ja: ({ hex, unit }, _, names) => `${names.hex(hex)}の${names.units({ [unit]: 1 })}を表にする`,
  },
  show: {
    en: ({ hex, unit }, { column }, names) =>
      `Turn up ${names.units({ [unit]: 1 })} at ${names.hex(hex ?? column?.at ?? '')}`,
    ja: ({ hex, unit }, { column }, names) =>
      `${names.hex(hex ?? column?.at ?? '')}の${names.units({ [unit]: 1 })}を表にする`,
  },
  flee: {
    en: ({ hex }, _, names) => `The decoy goes to ${names.hex(hex)}`,
    ja: ({ hex }, _, names) => `デコイを${names.hex(hex)}へ移す`,
  },
  vanish: {
    en: () => 'The decoys are lost: nobody is near to hide behind',
    ja: () => '移る先がなく、デコイは取り去られる',
  },
};
