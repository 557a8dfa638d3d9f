// Makes src/rules/avalon1776/components/map-text.ts from the map as JSON: node scripts/avalon1776-map.mjs <map.json>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './setup.mjs';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the JSON of the map.');
const map = JSON.parse(readFileSync(path, 'utf8'));

const WIDTH = 22;
const LAST_ROW = 79;
/** A letter for each colony; hexes that belong to none are sea `~`, bay `-` and lake `=`. */
const COLONIES = {
  QUE: 'Q', ME: 'E', NH: 'H', VT: 'T', MA: 'M', RI: 'R', CT: 'C', NY: 'Y', NJ: 'J', PA: 'P', DE: 'D', MD: 'L', VA: 'V', NC: 'N', SC: 'S', GA: 'G',
}; // prettier-ignore
const WATER = { r1: 'river1', r2: 'river2', r3: 'river3', l3: 'lake', c3: 'coast' };
const BANK = { 0: '', a: '1', b: '2' };

const letters = (row) =>
  String.fromCharCode(65 + ((row - 1) % 26)).repeat(Math.floor((row - 1) / 26) + 1);
const parse = (id) => {
  const [, name, number] = /^([A-Z]+)(\d+)$/.exec(id);
  return { row: (name.length - 1) * 26 + name.charCodeAt(0) - 64, number: Number(number) };
};
const inOrder = (a, b) => {
  const [x, y] = [parse(a), parse(b)];
  return x.row - y.row || x.number - y.number;
};

/** The first hex of a hexside and the direction from it: right, upper right (up), upper left (left). */
function sideOf([first, second]) {
  const [a, b] = [parse(first), parse(second)];
  const way = { '0,1': 'r', '1,1': 'u', '1,0': 'l' }[`${b.row - a.row},${b.number - a.number}`];
  if (way === undefined) throw new Error(`${first}/${second} is no hexside`);
  return { first, way };
}

/** Hexsides grouped by their first hexes: `KKK39ru` stands for two. */
function sides(list) {
  const ways = new Map();
  for (const side of list) {
    const { first, way } = sideOf(side);
    ways.set(first, `${ways.get(first) ?? ''}${way}${BANK[side[3]] ?? ''}`);
  }
  return [...ways].sort(([a], [b]) => inOrder(a, b)).map((entry) => entry.join(''));
}

/** Hexes as runs within their rows, e.g. `KKK39-41`. */
function runs(hexes) {
  const found = [];
  let last = null;
  for (const id of [...hexes].sort(inOrder)) {
    const { row, number } = parse(id);
    if (last?.row === row && last.to === number - 1) last.to = number;
    else found.push((last = { row, from: number, to: number }));
  }
  return found.map(({ row, from, to }) => `${letters(row)}${from}${to > from ? `-${to}` : ''}`);
}

function rows() {
  const lines = [];
  for (let row = LAST_ROW; row >= 1; row--) {
    let line = '';
    for (let number = Math.ceil(row / 2); number - row / 2 <= WIDTH; number++) {
      const hex = map.hexes[letters(row) + number];
      line += hex.t === 'land' ? COLONIES[hex.col] : hex.t === 'lake' ? '=' : hex.bay ? '-' : '~';
    }
    lines.push(`${' '.repeat(row % 2)}${line.split('').join(' ')}`.trimEnd());
  }
  return lines;
}

function waters() {
  const found = new Map();
  for (const side of map.hexsides) {
    if (side[2] === 0) continue;
    const key = `${side[4]} ${WATER[side[2]]}:`;
    found.set(key, [...(found.get(key) ?? []), side]);
  }
  return [...found].flatMap(([key, list]) => wrapped(key, sides(list)));
}

const WRAP = 118;
/** A key with its words; continued lines begin with two blanks. */
function wrapped(key, words) {
  const lines = [key];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length > WRAP) lines.push(`  ${word}`);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

const dry = map.hexsides.filter((side) => side[2] === 0);
const inside = map.regions.danInNorthCarolina.sides;
const hexRegions = Object.entries(map.regions).filter(([, region]) => region.hexes !== undefined);
const reported = map.hexsides.filter((side) => side[5] === 'r');

const towns = map.towns.map(({ id, hex, kind, strategic, points, basis, name }) =>
  [hex, id, kind, ...(strategic ? ['strategic'] : []), ...(points ? [points] : []), basis.name, '|', name].join(' '),
); // prettier-ignore

const toWords = (list) => [...list.entries()].map(([key, words]) => `${key}: ${words.join(' ')}`);

/** For each lane hex, the lane hexes of higher order that it is linked to. */
function lanes() {
  const found = new Map();
  for (const [a, b] of map.lanes.links.map((link) => [...link].sort(inOrder)))
    found.set(a, [...(found.get(a) ?? []), b]);
  return toWords(new Map([...found].sort(([a], [b]) => inOrder(a, b))));
}

/** For each lane hex, the hexsides of class 3 that it is linked to. */
function laneSides() {
  const found = new Map();
  for (const [lane, ...side] of map.lanes.toHexsides)
    found.set(lane, [...(found.get(lane) ?? []), side]);
  const words = [...found].map(([lane, list]) => [lane, sides(list)]);
  return toWords(new Map(words.sort(([a], [b]) => inOrder(a, b))));
}

const text = (name, what, lines) =>
  `/** ${what} */\nexport const ${name} = \`\n${lines.join('\n')}\n\`;`;

writeFileSync(
  join(root, 'src/rules/avalon1776/components/map-text.ts'),
  [
    `/**
 * Made by scripts/avalon1776-map.mjs; not to be changed by hand. Basis: the rules give the grid, Savannah at B13, Charleston at
 * H17 and that the named places exist; reports give the hexsides ${sides(reported).join(' ')}, the mixed ones and the break;
 * outlines of the coast and towns are geography; courses, classes, wilderness, crossings and ports are chosen.
 */`,
    text(
      'ROWS',
      'Row AAAA to row A: the colony of each hex, or ~ sea, - Chesapeake Bay, = lake.',
      rows(),
    ),
    text(
      'WATERS',
      'Hexsides with water, by first hex and ways from it (r right, u upper right, l upper left); 1, 2: wilderness on the bank of the first, second hex.',
      waters(),
    ),
    text('WILDERNESS', 'Hexsides of wilderness without water.', wrapped('wilderness:', sides(dry))),
    text(
      'MIXED',
      'River and coast at once: of the lower class by land, closed to boats.',
      wrapped('mixed:', sides(map.mixed.sides)),
    ),
    text(
      'BREAKS',
      'Pairs of hexsides that meet, but no boat passes.',
      map.breaks.pairs.map((pair) => pair.flatMap((side) => sides([side])).join(' ')),
    ),
    text(
      'CROSSINGS',
      'Permanent ferries and fords.',
      map.crossings.map(({ kind, name, side }) => `${kind} ${sides([side]).join('')} | ${name}`),
    ),
    text('TOWNS', 'Hex, id, kind, points in the Basic Game, basis of the name.', towns),
    text(
      'PORTS',
      'Ports with the hexside of the arrow.',
      map.ports.map(({ id, side }) => `${id} ${sides([side]).join('')}`),
    ),
    text(
      'LANES',
      'Each hex of the sea lanes with those of higher order that it is joined to.',
      lanes(),
    ),
    text(
      'LANE_SIDES',
      'Each hex of the sea lanes with the hexsides that it is joined to.',
      laneSides(),
    ),
    text(
      'SHIPLESS',
      'Water of class 3 that no ship passes.',
      wrapped('shipless:', sides(map.lanes.closed)),
    ),
    text(
      'EXITS',
      'First lane hexes of each exit of the map; of the St. Lawrence the first hexside.',
      Object.entries(map.exits).map(
        ([id, { hexes, side }]) =>
          `${id.toLowerCase().replace('_', '-')}: ${hexes?.join(' ') ?? sides([side])[0]}`,
      ),
    ),
    text(
      'REGIONS',
      'Hexes that the rules speak of together.',
      hexRegions.flatMap(([id, { hexes }]) => wrapped(`${id}:`, runs(hexes))),
    ),
    text(
      'DAN_IN_NORTH_CAROLINA',
      'The region that is made of hexsides.',
      wrapped('danInNorthCarolina:', sides(inside)),
    ),
  ].join('\n\n') + '\n',
);
