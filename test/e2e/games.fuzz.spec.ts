import { setTimeout as sleep } from 'node:timers/promises';

import { hashOf } from '../../src/common/hash.js';
import { GamesService } from '../../src/games/games.service.js';
import type { PlayOutcome } from '../../src/games/play/submission.js';
import { type GameRecord, verifyRecord } from '../../src/games/proof/record.js';
import { viewHash } from '../../src/games/proof/view-hash.js';
import { DiceProofs } from '../../src/games/reading/dice-proofs.service.js';
import type { GameReading } from '../../src/games/reading/game-reading.js';
import { carried } from '../../src/games/store/states.js';
import { clone, type JsonObject, type Ruleset, seeded, type State } from '../../src/rules/index.js';
import { secretScenario, SETTINGS } from './quick-games.js';
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

/**
 * A player who plays, repeats requests and changes their mind, now here and now there, without waiting for the other,
 * until both have asked for `budget.left` moves.
 */
async function hasty(
  gameId: string,
  playerId: string,
  seed: number,
  budget: { left: number },
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
      Array.from({ length: 1 + pick(2) }, () => service(pick(2)).play(playerId, order)),
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
    if (undone.ok && alone) expect(await undone.game.view()).toEqual(view);
  }
}

/** Every view that the log tells again is the one that was hashed when it happened. */
function unlike(rules: Ruleset, record: GameRecord): number[] {
  let state: State | null = null;
  return record.rows.flatMap((row) => {
    state = carried(clone(state), row);
    const then = state;
    const wrong = Object.entries(row.viewHash).filter(
      ([audience, hash]) => viewHash(rules.view(then, audience === '*' ? null : audience)) !== hash,
    );
    return wrong.length > 0 ? [row.seq] : [];
  });
}

describe.each(SETTINGS(secretScenario))('%s', (_, rules, options) => {
  it('stays whole under hasty players at two instances', async () => {
    const players = await Promise.all([apps[0]!.signUp('One'), apps[1]!.signUp('Two')]);
    const [one, two] = players.map(({ id }) => id) as [string, string];
    const order = { ruleset: rules.id, scenario: secretScenario(rules), options };
    const { id } = await service(0).create(one, order, { address: '' });
    await service(1).join(two, id);
    const budget = { left: 250 };
    await Promise.all([hasty(id, one, 3, budget), hasty(id, two, 4, budget)]);
    await service(0).resign(one, { gameId: id, requestId: 'end' });
    const last = await service(1).read(null, id);
    expect(last.status).toBe('FINISHED');
    const record = await apps[0]!.app.get(DiceProofs).record(last);
    expect(verifyRecord(record!)).toEqual([]);
    expect(unlike(rules, record!)).toEqual([]);
    expect(record!.rows.length).toBeGreaterThan(40);
    expect(record!.rows.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(3);
  }, 120_000);
});
