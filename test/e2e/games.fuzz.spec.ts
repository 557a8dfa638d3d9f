import { setTimeout as sleep } from 'node:timers/promises';

import { hashOf } from '../../src/common/hash.js';
import { GamesService } from '../../src/games/games.service.js';
import type { PlayOutcome } from '../../src/games/play/submission.js';
import { type GameRecord, verifyRecord } from '../../src/games/proof/record.js';
import { viewHash } from '../../src/games/proof/view-hash.js';
import { DiceProofsService } from '../../src/games/reading/dice-proofs.service.js';
import type { GameReading } from '../../src/games/reading/game-reading.js';
import type { MoveRow } from '../../src/games/store/move-row.js';
import { carried } from '../../src/games/store/states.js';
import {
  clone,
  type JsonObject,
  type Ruleset,
  RULESETS,
  seeded,
  type State,
} from '../../src/rules/index.js';
import {
  type Beginning,
  fromScenario,
  isHalfSealed,
  stepsOf,
  worldOf,
} from '../rules/support/world.js';
import { closeToHidden, type Order, secretScenario, SETTINGS } from './quick-games.js';
import { startApp, type TestApp } from './support.js';
import { offerToy } from './toy-games.js';

offerToy();

let apps: TestApp[];
beforeAll(async () => {
  const app = await startApp();
  apps = [app, await app.sibling()];
});
afterAll(async () => {
  for (const app of apps.toReversed()) await app.stop();
});

const service = (i: number): GamesService => apps[i]!.app.get(GamesService);
const receiptOf = (outcome: PlayOutcome): unknown =>
  outcome.ok ? outcome.receipt : outcome.refusal.code;

/** What is left to do for both players together, and what they saw to on the way. */
interface Budget {
  left: number;
  /** Undone moves after which the view was what it had been. */
  undone: number;
  /** Moves after which something lay under seal that others did not know. */
  sealed: number;
}

/**
 * A player who plays, repeats requests and changes their mind, now here and now there, without waiting for the other,
 * until both have asked for `budget.left` moves.
 */
async function hasty(
  gameId: string,
  playerId: string,
  seed: number,
  budget: Budget,
): Promise<void> {
  const pick = seeded(seed);
  const read = (): Promise<GameReading> => service(pick(2)).read(playerId, gameId);
  for (let step = 0; budget.left > 0; step++) {
    const before = await read();
    if (before.status === 'FINISHED') return;
    const [choices, view] = [await before.choices(), await before.view()];
    const draft = await before.draft();
    const given = { gameId, requestId: `${playerId}-${step}`, version: before.version };
    if (choices.length === 0) {
      await sleep(1);
      continue;
    }
    budget.left -= 1;
    const order = { ...given, actions: [choices[pick(choices.length)] as unknown as JsonObject] };
    const outcomes = await Promise.all(
      Array.from({ length: 1 + pick(2) }, () =>
        service(pick(2)).play({ playerId, address: null }, order),
      ),
    );
    expect(new Set(outcomes.map((outcome) => hashOf(receiptOf(outcome)))).size).toBe(1);
    const [outcome] = outcomes;
    if (!outcome?.ok || pick(3) > 0) continue;
    const undo = {
      ...given,
      requestId: `${given.requestId}-undo`,
      version: outcome.receipt.version,
    };
    const undone = await service(pick(2)).undo(playerId, undo);
    // A secret step leaves the version where it is, any other raises it by one: what is more the other player did.
    const own = (await outcome.game.draft()) > draft ? 0 : 1;
    const alone =
      outcome.receipt.version - before.version === own &&
      undone.game.version - outcome.receipt.version === own;
    if (!undone.ok || !alone) continue;
    expect(await undone.game.view()).toEqual(view);
    budget.undone += 1;
  }
}

/** The moves of a game with the state after each. */
function* replayed({ rows }: GameRecord): Generator<readonly [MoveRow, State]> {
  let state: State | null = null;
  for (const row of rows) {
    state = carried(clone(state), row);
    yield [row, state];
  }
}

/** Every view that the log tells again is the one that was hashed when it happened. */
const unlike = (rules: Ruleset, record: GameRecord): number[] =>
  [...replayed(record)].flatMap(([row, state]) => {
    const wrong = Object.entries(row.viewHash ?? {}).filter(
      ([audience, hash]) =>
        viewHash(rules.view(state, audience === '*' ? null : audience)) !== hash,
    );
    return wrong.length > 0 ? [row.seq] : [];
  });

const isUnseen = ([row, state]: readonly [MoveRow, State]): boolean =>
  row.secret || isHalfSealed(state);

interface Fuzzed {
  readonly name: string;
  readonly rules: Ruleset;
  readonly order: Order;
  /** Whether steps that nobody else may know of are sure to come. */
  readonly isSealed: boolean;
}

/** Whether anybody chooses under seal or in secret in games of those rules. */
const seals = (rules: Ruleset, begin: Beginning): boolean =>
  stepsOf(worldOf(rules, begin, [1])).some(
    ({ played }) => played.secret || isHalfSealed(played.state),
  );

/** From the start with every option. */
const fromStart = SETTINGS(secretScenario).map(([name, rules, options]): Fuzzed => {
  const order = { scenario: secretScenario(rules), options };
  const isSealed = closeToHidden(rules) === null && seals(rules, fromScenario(rules, order));
  return { name, rules, order, isSealed };
});

/** Where little is ever hidden from a position close to it, too. */
const fromClose = RULESETS.flatMap((rules): Fuzzed[] => {
  const order = closeToHidden(rules);
  if (order === null) return [];
  return [{ name: `${rules.id}, where a choice lies under seal`, rules, order, isSealed: true }];
});

const CASES = [...fromStart, ...fromClose];

/** A game of two hasty players, until their budget is spent or it is over. */
async function hastyGame({ rules, order }: Fuzzed, no: number, budget: Budget): Promise<MoveRow[]> {
  const players = await Promise.all([apps[0]!.signUp('One'), apps[1]!.signUp('Two')]);
  const [one, two] = players.map(({ id }) => id) as [string, string];
  const { id } = await service(0).create(one, { ruleset: rules.id, ...order }, { address: '' });
  await service(1).join(two, id);
  await Promise.all([hasty(id, one, 2 * no + 1, budget), hasty(id, two, 2 * no + 2, budget)]);
  const { status } = await service(0).read(one, id);
  if (status !== 'FINISHED') await service(0).resign(one, { gameId: id, requestId: 'end' });
  const last = await service(1).read(null, id);
  expect(last.status).toBe('FINISHED');
  const record = await apps[0]!.app.get(DiceProofsService).record(last);
  expect(verifyRecord(record!)).toEqual([]);
  expect(unlike(rules, record!)).toEqual([]);
  budget.sealed += [...replayed(record!)].filter(isUnseen).length;
  return [...record!.rows];
}

describe.each(CASES)('$name', (one) => {
  it('stays whole under hasty players at two instances', async () => {
    const budget = { left: 250, undone: 0, sealed: 0 };
    const rows: MoveRow[] = [];
    // a game that is over early is followed by another
    for (let no = 1; budget.left > 0; no++) rows.push(...(await hastyGame(one, no, budget)));
    expect(rows.length).toBeGreaterThan(40);
    // close to what is hidden few moves can be taken back, and two players at once make it a matter of chance how many
    const isClose = one.order.position !== undefined;
    const undone = rows.filter(({ kind }) => kind === 'undo').length;
    expect(undone).toBeGreaterThan(isClose ? 0 : 3);
    expect(budget.undone > 0 || isClose).toBe(true);
    expect(budget.sealed > 0 || !one.isSealed).toBe(true);
  }, 120_000);
});

it('meets what lies under seal in every game that asks so', () => {
  const sealed = CASES.filter(({ isSealed }) => isSealed).map(({ rules }) => rules.id);
  expect([...new Set(sealed)].sort()).toEqual(['avalon1776', 'columbia1812', 'madison', 'toy']);
});
