import type { EventWhole } from '../../../client/src/events.js';
import type { Ruleset } from '../../../client/src/index.js';
import { fill, spoken } from '../words.js';
import { sideOf, titleOf } from './rules.js';
import { nameOf } from './said.js';

interface Bid {
  readonly entry: number;
  /** 0: the first of `settings.seats`. */
  readonly side: number;
  readonly points: number;
}

interface BegunGame {
  readonly board: number;
  readonly leg: number;
  /** That of the first of the pair. */
  readonly side: number;
  readonly scenario?: string;
  readonly bids?: readonly Bid[];
  readonly paid?: { readonly entry: number; readonly points: number };
}

/** What the fact `CONTINUED` says. */
export interface Begun {
  readonly round: number;
  readonly games: readonly BegunGame[];
}

const EN = {
  begins: 'Round {round}, board {board}: game {leg} begins.',
  scenario: 'They play “{scenario}”.',
  bids: 'The bids are opened: {bids}.',
  bid: '{name} {n} for {side}',
  noBids: 'Nobody bid.',
  lot: 'The lot decides between equal bids.',
  pays: '{name} pays {n}.',
  sides: '{first}: {firstSide}, {second}: {secondSide}.',
};

const JA: typeof EN = {
  begins: '第{round}回戦 第{board}卓 {leg}局目が始まりました。',
  scenario: 'シナリオは「{scenario}」です。',
  bids: '入札が開かれました: {bids}。',
  bid: '{name}さん {side}に{n}点',
  noBids: '入札はありませんでした。',
  lot: '同点のため抽選で決まりました。',
  pays: '{name}さんが{n}点を払います。',
  sides: '{first}さんは{firstSide}、{second}さんは{secondSide}。',
};

const told = spoken(EN, JA);

const pairOf = (event: EventWhole, number: number, { board }: BegunGame) =>
  event.rounds
    .find((round) => round.number === number)
    ?.pairings.find((pairing) => pairing.board === board);

/** Whether the two could bid for the sides of that game: those of the games after odd ones are exchanged. */
function isBidFor(round: number, game: BegunGame, event: EventWhole): boolean {
  const { choice, legs, bestOf } = event.settings;
  const isSeries = bestOf !== null && pairOf(event, round, game)?.match !== null;
  return (choice?.budget ?? null) !== null && game.leg % 2 === 1 && (legs === 'SINGLE' || isSeries);
}

function bidsText(game: BegunGame, event: EventWhole, sideAt: (side: number) => string) {
  const { bids = [], paid } = game;
  const w = told();
  const [one, other] = bids;
  if (one === undefined) return [w.noBids];
  const said = bids.map(({ entry, side, points }) =>
    fill(w.bid, { name: nameOf(event, entry), side: sideAt(side), n: String(points) }),
  );
  const isLevel = one.side === other?.side && one.points === other.points;
  return [
    fill(w.bids, { bids: said.join(', ') }),
    ...(isLevel ? [w.lot] : []),
    ...(paid ? [fill(w.pays, { name: nameOf(event, paid.entry), n: String(paid.points) })] : []),
  ];
}

function gameText(round: number, game: BegunGame, event: EventWhole, rules: Ruleset | undefined) {
  const w = told();
  const { board, leg, side, scenario } = game;
  const pair = pairOf(event, round, game);
  const sideAt = (at: number): string =>
    sideOf(rules, scenario ?? null, event.settings.seats[at] ?? '');
  const values = {
    ...{ first: nameOf(event, pair?.first ?? 0), second: nameOf(event, pair?.second ?? 0) },
    ...{ firstSide: sideAt(side), secondSide: sideAt(1 - side) },
  };
  return [
    fill(w.begins, { round: String(round), board: String(board), leg: String(leg) }),
    ...(scenario === undefined ? [] : [fill(w.scenario, { scenario: titleOf(rules, scenario) })]),
    ...(isBidFor(round, game, event)
      ? [...bidsText(game, event, sideAt), fill(w.sides, values)]
      : []),
  ];
}

/** The games that begin as their two have chosen; '': none of them was chosen for. */
export const begunText = (
  { round, games }: Begun,
  event: EventWhole,
  rules: Ruleset | undefined,
): string =>
  games
    .filter((game) => game.scenario !== undefined || isBidFor(round, game, event))
    .flatMap((game) => gameText(round, game, event, rules))
    .join(' ');
