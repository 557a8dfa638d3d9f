import type { Seat, State } from '../../../../src/rules/kernel/frame.js';
import { seeded } from '../../../../src/rules/kernel/random.js';
import type { Resampling, Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import type { Random } from '../../../../src/rules/kernel/table.js';
import { NOTHING_ALIKE } from '../hidden.js';
import { type Check, check, hidesPieces, someSteps, viewersOf } from '../world.js';

const DEALS = 160;

/** Piece -> the pieces that took its place, with how often; deals in which it stayed unnamed are not counted. */
type Deals = Map<string, Map<string, number>>;

function dealsOf(
  rules: Ruleset,
  state: State,
  viewer: Seat | null,
  how: Resampling,
  random: Random,
): Deals {
  const deals: Deals = new Map();
  for (let deal = 0; deal < DEALS; deal++) {
    const { renamed } = rules.resample(state, viewer, random, how);
    const ids = [Object.keys(renamed), Object.values(renamed)].map((list) => list.sort().join(' '));
    if (ids[0] !== ids[1]) throw new Error(`not a permutation: ${ids.join(' | ')}`);
    for (const [id, other] of Object.entries(renamed)) {
      const row = deals.get(id) ?? new Map<string, number>();
      deals.set(id, row.set(other, (row.get(other) ?? 0) + 1));
    }
  }
  return deals;
}

/** What is odd about how often `id` was dealt where, or null. Between twins every place is as likely. */
function oddity(id: string, deals: Deals, how: Resampling): string | null {
  const row = new Map(deals.get(id));
  const dealt = [...row.values()].reduce((sum, times) => sum + times, 0);
  row.set(id, DEALS - dealt + (row.get(id) ?? 0));
  const usual = DEALS / row.size;
  // a piece that may lie in few places is dealt into each of them the oftener, whoever may lie in its own
  const places = [...deals].filter(([body, takers]) => body === id || takers.has(id)).length;
  const staying = DEALS / Math.min(row.size, places);
  // of many places each is rare, and rare things happen two or three times as often as usual now and then
  const often = Math.max(staying * 2.5, staying + 6 * Math.sqrt(staying));
  for (const [other, times] of row) {
    if (!deals.has(other)) return `${id} goes to ${other}, which never moves`;
    if (other === id && times > often) return `${id} stays ${times} times of ${DEALS}`;
    if (how === 'twins' && times < usual / 4)
      return `${id} is at ${other} ${times} times of ${DEALS}`;
  }
  return null;
}

const dealt = check('resampling deals every hidden piece into every like place', (world, fail) => {
  const random = seeded(20);
  let further = 0;
  for (const { before } of someSteps(world, 3)) {
    for (const viewer of viewersOf(world.rules)) {
      const twins = dealsOf(world.rules, before, viewer, 'twins', random);
      const any = dealsOf(world.rules, before, viewer, 'any', random);
      const odd = [...oddities(twins, 'twins'), ...oddities(any, 'any')];
      if (odd.length > 0) fail(`${viewer ?? 'a spectator'}: ${odd.join('; ')}`);
      for (const [id, row] of any) if (row.size > (twins.get(id)?.size ?? 0)) further += 1;
    }
  }
  if (further === 0 && hidesPieces(world) && NOTHING_ALIKE[world.rules.id] === undefined)
    fail('no piece ever takes the place of another that is not like it');
});

const oddities = (deals: Deals, how: Resampling): string[] =>
  [...deals.keys()].flatMap((id) => oddity(id, deals, how) ?? []).map((odd) => `${how}: ${odd}`);

export const DEALING: readonly Check[] = [dealt];
