import type { Json } from '../../kernel/json.js';
import { isOn } from '../../kernel/options.js';
import { fail, type LineReader, numberIn, oneOf, partIn } from '../../kits/position.js';
import { fits } from '../../kits/schema.js';
import { object, oneOf as anyOf, some, whole } from '../../kits/shapes.js';
import { BOX_IDS, PORT_BOXES } from '../components/campaign/boxes.js';
import {
  type AreaStatus,
  LEVY_AREAS,
  type LevyArea,
  RATES,
} from '../components/campaign/levies.js';
import { WATERS_AT_SEA } from '../components/campaign/sea.js';
import { type Side, SIDES } from '../components/side.js';
import { UNIT, UNIT_CODES } from '../components/units.js';
import { isCarried } from '../questions/boats.js';
import { add, presentAt, statusesIn, typesIn } from '../questions/force.js';
import { DOMAINS, isCampaign, scenarioIn, type State1776 } from '../state.js';
import { MOST_IN_LOT } from './parts.js';
import { readSailing, readShip, shipLines } from './ships.js';

interface Reading {
  readonly state: State1776;
}

const STATUSES = Object.keys(RATES) as AreaStatus[];

function campaign(state: State1776): State1776 {
  if (!isCampaign(state))
    fail('only the Campaign Game has such a line', 'この行はキャンペーン・ゲームだけにある');
  return state;
}

/** Reads `areas NE C MS E SC A DS A`: the status of each area. */
const readAreas: LineReader<Reading> = ({ state }, [, ...words]) => {
  const areas: { [A in LevyArea]?: AreaStatus } = {};
  for (let i = 0; i < words.length; i += 2)
    areas[oneOf(LEVY_AREAS, words[i])] = oneOf(STATUSES, words[i + 1]);
  const missing = LEVY_AREAS.find((area) => areas[area] === undefined);
  if (missing !== undefined) fail(`no status of ${missing}`, `${missing}の状況がない`);
  campaign(state).areas = areas as Record<LevyArea, AreaStatus>;
};

/** Reads `held SC DS` or `held none`: the areas held for the French die. */
const readHeld: LineReader<Reading> = ({ state }, [, ...words]) => {
  if (!isOn(campaign(state), 'garrisons'))
    fail('only variable garrisons have such a line', 'この行は可変的な守備隊だけにある');
  const held = words.join() === 'none' ? [] : words.map((word) => oneOf(LEVY_AREAS, word));
  state.held = LEVY_AREAS.filter((area) => held.includes(area));
};

/** Reads `box halifax gb: 4 BR`: units that wait in a port off the map. */
const readBox: LineReader<Reading> = ({ state }, [, word, of, ...rest]) => {
  const box = oneOf(BOX_IDS, word);
  const side = oneOf(SIDES, of);
  if (!PORT_BOXES.includes(box) || (box === 'halifax' && side !== 'gb'))
    fail(`${side} has no port in ${box}`, `${side}は${box}を港湾として使えない`);
  const there = ((campaign(state).boxes ??= {})[box] ??= {});
  for (let i = 0; i < rest.length; i += 2) {
    const unit = oneOf(UNIT_CODES, rest[i + 1]);
    // Units in a box have come by sea, so they are of types that are carried.
    if (!isCarried(unit) || (UNIT[unit].side ?? side) !== side)
      fail(`${side} has no ${unit} off the map`, `${side}は${unit}をマップ外に置けない`);
    there[side] = add({ ...there[side] }, { [unit]: numberIn(rest[i], 1, MOST_IN_LOT) });
  }
};

const tally = some(DOMAINS.hex, some(SIDES, whole(1, MOST_IN_LOT)));
const busy = some(DOMAINS.hex, some(['S', 'M'], whole(1, MOST_IN_LOT)));
const TURNS = Array.from({ length: 99 }, (_, n) => String(n + 1));
const arrivals = some(SIDES, some(TURNS, whole(1, MOST_IN_LOT)));
const match = object({ turn: whole(1, 99), fleets: whole(0, 9), points: whole(0, MOST_IN_LOT) });
const open = anyOf('open');

const rest = (line: string): string => line.slice(line.indexOf(' ') + 1);

/** Readers of the lines that only the Campaign Game has, by their keyword. */
export const CAMPAIGN_READERS: { readonly [keyword: string]: LineReader<Reading> } = {
  areas: readAreas,
  held: readHeld,
  box: readBox,
  ship: readShip,
  sailing: readSailing,
  indians: ({ state }, [, word]) => {
    if (!fits(open, (word ?? '') as Json))
      fail(
        'Indian towns are "open", or the line is left out',
        'インディアンの町は「open」だけを書く',
      );
    campaign(state).opened = true;
  },
  entered: ({ state }, [, turn]) => {
    if (scenarioIn(campaign(state)).france === undefined)
      fail('France has no part in this scenario', 'このシナリオにフランスは登場しない');
    state.entered = numberIn(turn, 1, scenarioIn(state).months.length);
  },
  twenty: ({ state }) => void (campaign(state).twenty = true),
  withdraws: ({ state }) => void (campaign(state).withdraws = true),
  arrived: ({ state }, _, line) =>
    void (campaign(state).arrived = partIn(rest(line), (value) =>
      fits(arrivals, value as Json),
    ) as NonNullable<State1776['arrived']>),
  matched: ({ state }, _, line) =>
    void (campaign(state).matched = partIn(rest(line), (value) =>
      fits(match, value as Json),
    ) as NonNullable<State1776['matched']>),
  fought: ({ state }, [, water]) =>
    void ((campaign(state).fought ??= {})[oneOf(WATERS_AT_SEA, water)] = true),
  awaited: ({ state }, [, ...words]) => {
    const letters = (scenarioIn(campaign(state)).reinforcements ?? []).map(({ letter }) => letter);
    state.awaited = words.map((word) => oneOf(letters, word));
  },
  attacks: ({ state }, _, line) =>
    void (campaign(state).attacks = partIn(rest(line), (value) =>
      fits(tally, value as Json),
    ) as NonNullable<State1776['attacks']>),
  busy: ({ state }, _, line) =>
    void (campaign(state).busy = partIn(rest(line), (value) =>
      fits(busy, value as Json),
    ) as NonNullable<State1776['busy']>),
};

/** The words of those of these lines that hold a fixed number of them. */
export const CAMPAIGN_WORDS = { indians: 2, entered: 2, twenty: 1, withdraws: 1, fought: 2 };

/** The lines that only the Campaign Game has. Read back, they give the same state. */
export const campaignLines = (state: State1776, canonical: (part: object) => string): string[] => [
  ...quarterLines(state),
  ...shipLines(state, canonical),
  ...markLines(state, canonical),
];

const markLines = (
  {
    opened,
    twenty,
    entered,
    withdraws,
    arrived,
    matched,
    fought = {},
    awaited,
    attacks,
    busy,
  }: State1776,
  canonical: (part: object) => string,
): string[] => [
  ...(opened === undefined ? [] : ['indians open']),
  ...(twenty === undefined ? [] : ['twenty']),
  ...(entered === undefined ? [] : [`entered ${entered}`]),
  ...(withdraws === undefined ? [] : ['withdraws']),
  ...(arrived === undefined ? [] : [`arrived ${canonical(arrived)}`]),
  ...(matched === undefined ? [] : [`matched ${canonical(matched)}`]),
  ...Object.keys(fought)
    .sort()
    .map((water) => `fought ${water}`),
  ...(awaited === undefined ? [] : [`awaited ${awaited.join(' ')}`]),
  ...(attacks === undefined ? [] : [`attacks ${canonical(attacks)}`]),
  ...(busy === undefined ? [] : [`busy ${canonical(busy)}`]),
];

const quarterLines = ({ areas, held, boxes = {} }: State1776): string[] => [
  ...(areas === undefined
    ? []
    : [`areas ${LEVY_AREAS.map((area) => `${area} ${areas[area]}`).join(' ')}`]),
  ...(held === undefined ? [] : [['held', ...(held.length > 0 ? held : ['none'])].join(' ')]),
  ...BOX_IDS.flatMap((box) =>
    SIDES.flatMap((side) => {
      const units = boxes[box]?.[side];
      return units === undefined
        ? []
        : [
            `box ${box} ${side}: ${typesIn(units)
              .map((unit) => `${units[unit]} ${unit}`)
              .join(' ')}`,
          ];
    }),
  ),
];

/**
 * Checks that the units that build bateaux are in their hex, and that the supply units among them have stopped for it.
 */
export function checkBusy(state: State1776, mover: Side | null): void {
  for (const [hex, units] of Object.entries(state.busy ?? {})) {
    const there = mover === null ? {} : presentAt(state, mover, hex);
    const isThere = typesIn(units).every((unit) => (units[unit] ?? 0) <= (there[unit] ?? 0));
    const lots = mover === null ? {} : (state.hexes[hex]?.[mover] ?? {});
    const held = statusesIn(lots).reduce(
      (sum, status) => sum + (status === 'held' || status === 'into' ? (lots[status]?.S ?? 0) : 0),
      0,
    );
    if (!isThere || (units.S ?? 0) > held)
      fail(`nobody builds bateaux in ${hex}`, `${hex}で平底舟を造るものがない`);
  }
}
