import type { Locale } from '../../kernel/text.js';
import { drawing } from '../../kits/picture/board.js';
import { CARD_SIZE, cardPaper } from '../../kits/picture/card.js';
import { INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, fitting, group, path, type Point, rect, text } from '../../kits/picture/svg.js';
import { wrapped } from '../../kits/picture/wrap.js';
import { manoeuvre, TACTIC, TACTIC_IDS, type TacticId, TACTICS } from '../components/tactics.js';

const [WIDTH] = CARD_SIZE;
const FRAME = '#3f5a4a';
const OWN = '#2f5d46';
const ENEMY = '#8d8272';

/** A small block that stands for a battalion of either side. */
const block = (x: number, y: number, turn = 0, colour = OWN): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(-26, -9, 52, 18, { fill: colour, stroke: INK, 'stroke-width': 1.5 }),
  );
const line = (y: number, colour: string): string =>
  [-60, 0, 60].map((x) => block(x, y, 0, colour)).join('');

const MARCH = {
  fill: 'none',
  stroke: INK,
  'stroke-width': 3.4,
  'stroke-linecap': 'round',
} as const;
/** An arrowhead at the end of a path `d`; `turn`: its direction in degrees, 0 upwards. */
const arrow = (d: string, [x, y]: Point, turn: number): string =>
  path(d, MARCH) +
  group({ transform: `translate(${x} ${y}) rotate(${turn})` }, path('M0-9L7 5H-7Z', { fill: INK }));
const up = (x: number, from: number, to: number): string =>
  arrow(`M${x} ${from}V${to + 6}`, [x, to], 0);
const mirrored = (drawn: string): string => group({ transform: 'scale(-1 1)' }, drawn);

const turned = (): string =>
  line(60, OWN) + arrow('M-78 44Q-128 0-112-46Q-108-62-98-62', [-96, -62], 90);
const refused = (): string =>
  block(60, 60) +
  block(0, 60) +
  block(-58, 78, -32) +
  arrow('M-104-30Q-112 20-92 50', [-89, 54], 145);

/** For each card a plan of the lines, drawn around its middle, with the enemy above. */
const PLAN: Readonly<Record<TacticId, () => string>> = {
  'frontal-assault': () => line(60, OWN) + [-60, 0, 60].map((x) => up(x, 42, -34)).join(''),
  'enfilade-left': turned,
  'enfilade-right': () => mirrored(turned()),
  'refuse-left': refused,
  'refuse-right': () => mirrored(refused()),
  'stand-and-defend': () =>
    line(60, OWN) +
    path(`M-96 40${'l8-10 8 10'.repeat(12)}`, { fill: 'none', stroke: OWN, 'stroke-width': 4 }),
  'commit-reserves': () =>
    line(40, OWN) + block(0, 84) + arrow('M4 72Q6 60 30 57V-24', [30, -30], 0),
  withdraw: () =>
    line(30, OWN) + [-60, 0, 60].map((x) => arrow(`M${x} 46V86`, [x, 92], 180)).join(''),
};

const ROLE: Readonly<Record<Locale, readonly [string, string, string]>> = {
  en: ['Added to the die against:', 'attacking', 'defending'],
  ja: ['敵のカードごとのサイコロ修正', '攻撃', '防御'],
};
const COLUMN = 30;

/** A1776-adv.II.A.2 the row and the column of this card in the matrix. */
function matrix(id: TacticId, locale: Locale): string {
  const [title, ...roles] = ROLE[locale];
  const cell = (one: TacticId, other: TacticId): string => {
    const { die, ends, none } = manoeuvre(one, other);
    return none ? 'NC' : `${die > 0 ? '+' : ''}${die}${ends ? '*' : ''}`;
  };
  const rows = [
    TACTICS.map(({ short }) => short),
    TACTIC_IDS.map((other) => cell(id, other)),
    TACTIC_IDS.map((other) => cell(other, id)),
  ];
  const middle = { 'text-anchor': 'middle' } as const;
  return group(
    { 'font-size': 15, fill: INK },
    text(0, 0, title, { 'font-style': 'italic' }),
    ...roles.map((role, i) => text(0, 46 + i * 22, role)),
    ...rows.map((cells, row) =>
      cells.map((word, i) => text(88 + i * COLUMN, 24 + row * 22, word, middle)).join(''),
    ),
  );
}

/** A tactical card as an SVG document of its own. */
export function cardSvg(id: TacticId, locale: Locale): string {
  const { title, idea } = TACTIC[id];
  const middle = { 'text-anchor': 'middle', fill: INK } as const;
  const lines = wrapped(idea[locale], 18, WIDTH - 64);
  return drawing(CARD_SIZE, { locale }, [
    cardPaper(FRAME),
    figures(TACTIC_IDS.indexOf(id) + 1, 38, 56, 22, FRAME),
    text(WIDTH / 2 + 12, 58, title[locale], {
      ...middle,
      'font-size': fitting(title[locale], 30, WIDTH - 96),
    }),
    path(`M30 76H${WIDTH - 30}`, { stroke: FRAME, 'stroke-width': 2 }),
    at(WIDTH / 2, 196, line(-60, ENEMY), PLAN[id]()),
    ...lines.map((one, i) => text(WIDTH / 2, 336 + i * 23, one, { ...middle, 'font-size': 18 })),
    path(`M30 398H${WIDTH - 30}`, { stroke: FRAME, 'stroke-width': 1 }),
    at(28, 424, matrix(id, locale)),
  ]);
}
