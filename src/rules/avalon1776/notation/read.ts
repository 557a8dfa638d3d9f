import type { Frame, Outcome } from '../../kernel/frame.js';
import type { Setting } from '../../kernel/options.js';
import type { Misreading } from '../../kernel/ruleset.js';
import {
  fail,
  type LineReader,
  numberIn,
  oneOf,
  partIn,
  readTodo,
  readWith,
} from '../../kits/position.js';
import { hexOf } from '../components/map.js';
import { areaOf } from '../components/scenarios/places.js';
import { type Side, SIDES } from '../components/side.js';
import { townOf } from '../components/towns.js';
import { isCovered, UNIT, UNIT_CODES, type UnitCode } from '../components/units.js';
import { put } from '../questions/force.js';
import { emptyState } from '../setup.js';
import {
  type Column,
  type ForcedMarch,
  isAdvanced,
  scenarioIn,
  type State1776,
  type Status,
} from '../state.js';
import { type Hour, PHASES, standardAgenda } from './agenda.js';
import { readBoat, readBoats } from './boats.js';
import { CAMPAIGN_READERS, CAMPAIGN_WORDS } from './campaign.js';
import { checkState } from './check.js';
import { areMarches, isColumn, isFrame, isOutcome, MOST_IN_LOT, STATUS } from './parts.js';
import { checkMarks, type Marks, markUsed, readWorks } from './works.js';
import { HEADER } from './write.js';

interface Reading {
  readonly state: State1776;
  /** The frames of the `todo` lines; null: there is none, and the agenda follows from the `time` line. */
  todo: Frame[] | null;
  hour: Hour;
  readonly marks: Marks;
}

/** Reads a position as `writePosition` writes it, or as a person writes it by hand; `#` begins a comment. */
export function readPosition(
  text: string,
  { scenario, options = {} }: Partial<Setting> = {},
): State1776 | Misreading {
  const state = emptyState();
  if (scenario !== undefined) state.scenario = scenario;
  // The agenda may depend on the options, so they are set first.
  if (Object.keys(options).length > 0) state.options = options;
  const reading: Reading = {
    state,
    todo: null,
    hour: { by: scenarioIn(state).first, phase: 'movement' },
    marks: new Map(),
  };
  return readWith(text, reading, { header: HEADER, readers: READERS, most: WORDS, finish });
}

type Words = readonly string[];

/** Reads a hex of the area of play, by its own id or that of its town. */
function hexIn(state: State1776, word: string | undefined): string {
  const hex = townOf(word ?? '')?.hex ?? hexOf(word ?? '')?.id;
  if (hex === undefined)
    return fail(`"${word ?? ''}" is no hex and no town`, `「${word ?? ''}」はヘクスでも町でもない`);
  if (!areaOf(scenarioIn(state)).has(hex))
    fail(`${hex} is not in the area of play`, `${hex}は使用マップの外`);
  return hex;
}

/** Units that do not stand in lots: forts and entrenchments have lines of their own, bateaux lie on hexsides. */
const NOT_IN_LOTS: readonly UnitCode[] = ['F', 'E', 'B'];

function unitIn(state: State1776, side: Side, word: string | undefined): UnitCode {
  const code = oneOf(UNIT_CODES, word);
  const { side: of, kind } = UNIT[code];
  const { rules } = scenarioIn(state);
  const hides = scenarioIn(state).inverts.includes(side);
  // A1776-scn1.options.1, A1776-scn2.options.1, A1776-scn3.options.1 only sides with hidden units have decoys and
  // face-down counters.
  if ((isCovered(code) || code === 'D') && !hides)
    fail(`${side} hides nothing in this scenario`, `このシナリオで${side}は裏返せない`);
  const isMarker = kind === 'marker' && code !== 'D';
  if ((of !== null && of !== side) || isMarker || NOT_IN_LOTS.includes(code))
    fail(`${side} has no ${code} in a hex`, `${side}は${code}をヘクスに置けない`);
  // A1776-basic.comp.5
  if (rules === 'basic' && code !== 'BR' && code !== 'CA')
    fail(`the Basic Game has no ${code}`, `基本ゲームに${code}はない`);
  return code;
}

/** Reads `us albany: 4 CA free1 2 CA`: the units of a side in a hex, by status. */
function readUnits({ state }: Reading, [side, at, ...rest]: Words): void {
  const of = oneOf(SIDES, side);
  const hex = hexIn(state, at);
  let status: Status = 'rest';
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? '';
    if (STATUS.test(word)) {
      status = word as Status;
      continue;
    }
    const count = numberIn(word, 1, MOST_IN_LOT);
    const code = unitIn(state, of, rest[++i]);
    if ((state.hexes[hex]?.[of]?.[status]?.[code] ?? 0) + count > MOST_IN_LOT)
      fail(`more than ${MOST_IN_LOT} ${code} in a hex`, `1ヘクスの${code}は${MOST_IN_LOT}まで`);
    // A1776-adv.III.B.4 a magazine never moves
    // A1776-opt.I.G.2 nor does a decoy that everybody knows
    put(state, of, hex, code === 'M' || code === 'D' ? 'fixed' : status, { [code]: count });
  }
}

const advancedHex = (state: State1776, word: string | undefined): string =>
  hexIn(advanced(state), word);

function advanced(state: State1776): State1776 {
  if (!isAdvanced(state)) fail('the Basic Game has no such line', '基本ゲームにこの行はない');
  return state;
}

const READERS: { readonly [keyword: string]: LineReader<Reading> } = {
  time(reading, [, word, turn, by, phase]) {
    oneOf(['turn'], word);
    reading.state.turn = numberIn(turn, 0, scenarioIn(reading.state).months.length);
    reading.hour = { by: oneOf(SIDES, by), phase: oneOf(PHASES, phase) };
  },
  us: readUnits,
  gb: readUnits,
  fort: readWorks('fort', advancedHex),
  built: readWorks('built', advancedHex),
  founds: ({ state }, [, at, unit]) =>
    void ((state.hexes[hexIn(advanced(state), at)] ??= {}).founds = oneOf(
      ['CA', 'FR', 'BR'],
      unit,
    ) as UnitCode),
  dug: readWorks('dug', advancedHex),
  commerce: ({ state }, [, at]) => {
    if (scenarioIn(state).victory.by !== 'raid')
      fail('this scenario has no commerce', 'このシナリオに貿易はない');
    (state.hexes[hexIn(state, at)] ??= {}).commerce = true;
  },
  used(reading, [, at, word, uses], line) {
    const { state } = reading;
    const hex = advancedHex(state, at);
    const side = oneOf(SIDES, word);
    ((state.used ??= {})[hex] ??= {})[side] = numberIn(uses, 1, MOST_IN_LOT);
    markUsed(reading, hex, side, line);
  },
  declined: ({ state }, [, at, side]) => {
    advanced(state);
    ((state.declined ??= {})[hexIn(state, at)] ??= {})[oneOf(SIDES, side)] = true;
  },
  invaded: ({ state }) => {
    if (scenarioIn(state).invasion === undefined)
      fail('this scenario has no invasion', 'このシナリオに海上移動はない');
    state.invaded = true;
  },
  shut: ({ state }, [, at]) => void (state.shut[hexIn(state, at)] = true),
  ...CAMPAIGN_READERS,
  boats: readBoats,
  boat: readBoat,
  marches: ({ state }, _, line) =>
    void (state.marches = partIn(line.slice('marches '.length), areMarches) as ForcedMarch[]),
  column: ({ state }, _, line) =>
    void (state.column = partIn(line.slice('column '.length), isColumn) as Column),
  todo: readTodo(isFrame),
  outcome: ({ state }, _, line) =>
    void (state.outcome = partIn(line.slice('outcome '.length), isOutcome) as Outcome),
};

/** The words of lines that hold a fixed number of them. */
const WORDS = {
  ...{ time: 5, fort: 3, built: 3, founds: 3, dug: 3, commerce: 2, used: 4, declined: 3 },
  ...{ invaded: 1, shut: 2 },
  ...CAMPAIGN_WORDS,
};

function finish(reading: Reading): State1776 {
  const { state, todo, hour } = reading;
  state.agenda = todo ?? standardAgenda(state, hour);
  checkState(state);
  checkMarks(reading);
  return state;
}
