import { canonical } from '../../kernel/json.js';
import { SIDES } from '../components/side.js';
import { townAt } from '../components/towns.js';
import type { Counts } from '../components/units.js';
import { hexesIn, statusesIn, typesIn } from '../questions/force.js';
import type { Lots, Spot, State1776 } from '../state.js';
import { type Hour, PHASES, standardAgenda } from './agenda.js';
import { boatLines } from './boats.js';
import { campaignLines } from './campaign.js';

/** The number is that of the notation; it has nothing to do with the `version` of the rules. */
export const HEADER = 'avalon1776 1';

/** Writes a position as text, without what follows from the rest. Read back, it gives the same state. */
export function writePosition(state: State1776): string {
  const hour = hourIn(state);
  return [
    HEADER,
    `time turn ${state.turn} ${hour.by} ${hour.phase}`,
    ...SIDES.flatMap((side) =>
      hexesIn(state).flatMap((hex) => {
        const lots = state.hexes[hex]?.[side];
        return lots === undefined ? [] : [`${side} ${place(hex)}: ${lotsText(lots)}`];
      }),
    ),
    ...hexesIn(state).flatMap((hex) => worksText(hex, state.hexes[hex] ?? {})),
    ...Object.keys(state.shut)
      .sort()
      .map((hex) => `shut ${place(hex)}`),
    ...markLines(state),
    ...boatLines(state, canonical),
    ...(state.marches === undefined ? [] : [`marches ${canonical(state.marches)}`]),
    ...campaignLines(state, canonical),
    ...(state.invaded === undefined ? [] : ['invaded']),
    ...(state.column === null ? [] : [`column ${canonical(state.column)}`]),
    ...agendaLines(state, hour),
    ...(state.outcome === null ? [] : [`outcome ${canonical(state.outcome)}`]),
    '',
  ].join('\n');
}

/** The lines about combats: `used albany: us 2`, `declined albany: gb`. */
const markLines = ({ used = {}, declined = {} }: State1776): string[] => [
  ...Object.keys(used)
    .sort()
    .flatMap((hex) =>
      SIDES.flatMap((side) =>
        used[hex]?.[side] === undefined ? [] : [`used ${place(hex)}: ${side} ${used[hex][side]}`],
      ),
    ),
  ...Object.keys(declined)
    .sort()
    .flatMap((hex) =>
      SIDES.flatMap((side) =>
        declined[hex]?.[side] === undefined ? [] : [`declined ${place(hex)}: ${side}`],
      ),
    ),
];

const worksText = (hex: string, { fort, built, founds, dug, commerce }: Spot): string[] => [
  ...(fort === undefined ? [] : [`fort ${place(hex)}: ${fort}`]),
  ...(built === undefined ? [] : [`built ${place(hex)}: ${built}`]),
  ...(founds === undefined ? [] : [`founds ${place(hex)}: ${founds}`]),
  ...(dug === undefined ? [] : [`dug ${place(hex)}: ${dug}`]),
  ...(commerce === undefined ? [] : [`commerce ${place(hex)}`]),
];

/** The id of the town in the hex, else that of the hex. */
const place = (hex: string): string => townAt(hex)?.id ?? hex;

/** The segment and phase whose standard agenda the state has; where none fits, the first player's movement phase. */
function hourIn(state: State1776): Hour {
  const hours = SIDES.flatMap((by) => PHASES.map((phase) => ({ by, phase })));
  const agenda = canonical(state.agenda);
  const found = hours.find((hour) => canonical(standardAgenda(state, hour)) === agenda);
  return found ?? { by: 'gb', phase: 'movement' };
}

const countsText = (counts: Counts): string =>
  typesIn(counts)
    .map((code) => `${counts[code] ?? 0} ${code}`)
    .join(' ');

const lotsText = (lots: Lots): string =>
  statusesIn(lots)
    .sort((a, b) => Number(b === 'rest') - Number(a === 'rest'))
    .map((status) => `${status === 'rest' ? '' : `${status} `}${countsText(lots[status] ?? {})}`)
    .join(' ');

function agendaLines(state: State1776, hour: Hour): string[] {
  if (canonical(standardAgenda(state, hour)) === canonical(state.agenda)) return [];
  return state.agenda.length === 0
    ? ['todo -']
    : state.agenda.map((frame) => `todo ${canonical(frame)}`);
}
