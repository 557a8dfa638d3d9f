// Measures the size of what the rules make of a game on a large map, and the time to draw it.
import {
  choices,
  diff,
  owed,
  play,
  type Ruleset,
  seeded,
  seededChance,
  start,
  type State,
} from '../../src/rules/index.js';
import { serve } from '../rpc.js';
import { percentile } from '../stats.js';
import { defaultSetting, rulesNamed } from './game.js';

const KINDS = ['hexesState', 'hexesView', 'hexesChoices', 'hexesPatch', 'hexesPieces'] as const;
/**
 * Kilobytes at the 99th percentile (of the ground: its size); the most choices; the median of drawing times in
 * milliseconds.
 */
export type Sizes = Readonly<
  Record<(typeof KINDS)[number] | 'hexesMost' | 'hexesGround' | 'hexesSvg', number>
>;

/** How many moves lie between two drawings of the board. */
const DRAWN = 10;
const WIDE = 1200;

type Found = Record<(typeof KINDS)[number] | 'hexesMost' | 'hexesSvg', number[]>;

const kilobytes = (value: unknown): number =>
  Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value)) / 1000;

function draw({ board, view }: Ruleset, state: State, scenario: string, found: Found): void {
  const seen = view(state, null);
  const first = board.first[scenario]?.wide;
  const box = board.parts.find(({ id }) => id === first)?.box;
  const look = { locale: 'en', width: WIDE, ...(box && { box }) } as const;
  const began = performance.now();
  board.svg(seen, look);
  found.hexesSvg.push(performance.now() - began);
  found.hexesPieces.push(kilobytes(board.svg(seen, { ...look, layer: 'pieces' })));
}

function playOut(rules: Ruleset, game: number, found: Found): void {
  const chance = seededChance(game);
  const random = seeded(game ^ 0x5eed);
  const scenario = rules.scenarios[game % rules.scenarios.length]?.id ?? '';
  let { state } = start(rules, defaultSetting(rules, scenario), chance);
  for (let moves = 0; state.outcome === null; moves++) {
    const seats = owed(rules, state);
    const seat = seats[random(seats.length)] ?? '';
    const all = choices(rules, state, seat);
    const played = play(rules, state, seat, [all[random(all.length)]], chance);
    if (!played.ok) throw new Error(`a choice was refused: ${JSON.stringify(played)}`);
    found.hexesState.push(kilobytes(state));
    found.hexesView.push(kilobytes(rules.view(state, seat)));
    found.hexesChoices.push(kilobytes(all));
    found.hexesMost.push(all.length);
    found.hexesPatch.push(kilobytes(diff(state, played.state, rules.kinds)));
    if (moves % DRAWN === 0) draw(rules, state, scenario, found);
    state = played.state;
  }
}

serve({
  run({ ruleset, games }: { ruleset: string; games: number }): Sizes {
    const rules = rulesNamed(ruleset);
    const found = Object.fromEntries(
      [...KINDS, 'hexesMost', 'hexesSvg'].map((kind) => [kind, [] as number[]]),
    ) as Found;
    for (let game = 1; game <= games; game++) playOut(rules, game, found);
    const sizes = Object.fromEntries(KINDS.map((kind) => [kind, percentile(found[kind], 0.99)]));
    return {
      ...(sizes as Record<(typeof KINDS)[number], number>),
      hexesMost: percentile(found.hexesMost, 1),
      hexesGround: kilobytes(rules.board.ground({ locale: 'en' })),
      hexesSvg: percentile(found.hexesSvg, 0.5),
    };
  },
});
