import { BLOCK, type BlockId } from '../../../src/rules/columbia1812/components/blocks.js';
import { bases, TOWN_IDS } from '../../../src/rules/columbia1812/components/lookups.js';
import { SIDES } from '../../../src/rules/columbia1812/components/side.js';
import { columbia1812 } from '../../../src/rules/columbia1812/index.js';
import { BASE } from '../../../src/rules/columbia1812/picture/base.js';
import { LAYOUT } from '../../../src/rules/columbia1812/picture/layout.js';
import { type State1812, unitsIn } from '../../../src/rules/columbia1812/state.js';
import { type JsonObject, play, refusal, seededChance } from '../../../src/rules/kernel/index.js';
import { handOf, newGame, placedGame, placing } from './games.js';
import { act, decision, options, owing, position, refused, said, seen } from './support.js';

const americansPlaced = (): State1812 => {
  const { state } = newGame();
  return act(state, 'us', placing(state, 'us', 'albany')).state;
};
const inHand = (state: State1812, side: 'us' | 'gb', index: number): BlockId =>
  handOf(state, side)[index] ?? 'gb-tecumseh';

describe('set-up', () => {
  it('C1812-4.3.b has no marches: the refusal cites the phase that has', () => {
    const { state } = newGame();
    const march = { do: 'march', unit: inHand(state, 'us', 0), to: 'buffalo' };
    expect(refusal(columbia1812, state, 'us', march)).toMatchObject({
      code: 'ILLEGAL_ACTION',
      clause: 'C1812-4.3.b',
    });
  });

  it('C1812-3.1 both players look at one board with the north at its upper edge, before the American who faces it', () => {
    const { state } = newGame();
    const pictures = SIDES.map((side) =>
      columbia1812.board.svg(seen(state, side) as unknown as JsonObject, { locale: 'en' }),
    );
    for (const picture of pictures) expect(picture).toContain(BASE.en);
    const southward = (['quebec', 'montreal', 'plattsburg', 'albany'] as const).map(
      (town) => LAYOUT[town].at[1],
    );
    expect(southward).toEqual([...southward].sort((a, b) => a - b));
    const eastward = (['detroit', 'erie', 'utica', 'quebec'] as const).map(
      (town) => LAYOUT[town].at[0],
    );
    expect(eastward).toEqual([...eastward].sort((a, b) => a - b));
  });

  it('C1812-3.2 the British draw 10 of their 18 army units and the Americans 12 of their 19 at random, no Indian among them', () => {
    const { state, table } = newGame();
    expect(table.draws.map(({ from, taken }) => [from.length, taken.length])).toEqual([
      [18, 10],
      [19, 12],
    ]);
    expect(table.draws.flatMap(({ from }) => from)).not.toContain('gb-tecumseh');
    expect(SIDES.map((side) => handOf(state, side).length)).toEqual([12, 10]);
    expect([...handOf(state, 'gb')].sort()).toEqual([...(table.draws[0]?.taken ?? [])].sort());
    const hands = new Set([1, 2, 3, 4].map((seed) => handOf(newGame(seed).state, 'us').join()));
    expect(hands.size).toBe(4);
    const place = { do: 'place', unit: unitsIn(state, 'pool', 'us')[0] as string, town: 'albany' };
    expect(refusal(columbia1812, state, 'us', place)).toMatchObject({
      clause: 'C1812-3.2',
      reason: { en: 'It is not among the blocks you have yet to place.' },
    });
  });

  it('C1812-3.2.a nobody sees what the other drew, and all units start at maximum CV', () => {
    const placed = placedGame().state;
    for (const state of [newGame().state, americansPlaced(), placed]) {
      expect(JSON.stringify(seen(state, 'gb'))).not.toContain('us-');
      expect(JSON.stringify(seen(state, 'us'))).not.toContain('gb-');
    }
    for (const side of SIDES) {
      const mine = Object.entries(seen(placed, side).mine);
      expect(mine).toHaveLength(side === 'us' ? 12 : 10);
      for (const [id, { cv }] of mine) expect(cv).toBe(BLOCK[id as BlockId].cv);
    }
  });

  it('C1812-3.3 the Americans place first, in American towns, and leave none of value 2 or more empty', () => {
    const { state } = newGame();
    expect(owing(state)).toEqual(['us']);
    expect(refused(state, 'us', `place ${inHand(state, 'us', 0)} kingston`)).toBe('C1812-3.3');
    expect(options(state, 'us')).toContain(`place ${inHand(state, 'us', 11)} utica`);
    // seven towns want a garrison: five blocks are free, and may stand together with a garrison
    const six = act(
      state,
      'us',
      handOf(state, 'us')
        .slice(0, 6)
        .map((id) => `place ${id} detroit`),
    ).state;
    const next = inHand(state, 'us', 6);
    expect(refused(six, 'us', `place ${next} detroit`)).toBe('C1812-3.3');
    expect(refused(six, 'us', `place ${next} utica`)).toBe('C1812-3.3');
    for (const town of [
      'erie',
      'pittsburgh',
      'buffalo',
      'sackets-harbor',
      'plattsburg',
      'albany',
    ]) {
      expect(refused(six, 'us', `place ${next} ${town}`)).toBeNull();
    }
  });

  it('C1812-3.4 then the British place by the same rule in British towns, and the American placement is fixed', () => {
    const state = americansPlaced();
    expect(owing(state)).toEqual(['gb']);
    const again = play(
      columbia1812,
      state,
      'us',
      [{ do: 'place', unit: unitsIn(state, 'albany', 'us')[0], town: 'utica' }],
      seededChance(1),
    );
    expect(again).toMatchObject({ ok: false, code: 'NOT_YOUR_DECISION' });
    expect(refused(state, 'gb', `place ${inHand(state, 'gb', 0)} detroit`)).toBe('C1812-3.4');
    // six towns want a garrison: four blocks are free
    const five = act(
      state,
      'gb',
      handOf(state, 'gb')
        .slice(0, 5)
        .map((id) => `place ${id} kingston`),
    ).state;
    const next = inHand(state, 'gb', 5);
    expect(refused(five, 'gb', `place ${next} kingston`)).toBe('C1812-3.4');
    expect(refused(five, 'gb', `place ${next} quebec`)).toBeNull();
    const american = (now: State1812) => TOWN_IDS.map((town) => seen(now, 'gb').towns[town].us);
    expect(american(placedGame().state)).toEqual(american(state));
  });

  it('C1812-3.5 last of all each side has an operational naval unit in each of its bases and none on a lake', () => {
    const during = seen(americansPlaced(), null);
    expect(bases.us.map((town) => during.towns[town].ships.us.up)).toEqual([0, 0, 0]);
    const done = placedGame();
    expect(said(done).slice(0, 2)).toEqual(['placed', 'fleets']);
    const view = seen(done.state, null);
    for (const side of SIDES) {
      const berthed = TOWN_IDS.filter((town) => view.towns[town].ships[side].up > 0);
      expect(berthed).toEqual(
        [...bases[side]].sort((a, b) => TOWN_IDS.indexOf(a) - TOWN_IDS.indexOf(b)),
      );
      for (const town of berthed) expect(view.towns[town].ships[side]).toEqual({ up: 1, down: 0 });
    }
    for (const { us, gb, control } of Object.values(view.lakes)) {
      expect([us, gb, control]).toEqual([{ up: 0, down: 0 }, { up: 0, down: 0 }, null]);
    }
    expect(decision(done.state, 'us')).toBe('first');
  });

  it('C1812-3.5.a what was not placed lies beside the map, and only army units that die come back to it', () => {
    const view = seen(placedGame().state, null);
    expect([view.pool, view.unbuilt]).toEqual([
      { us: 7, gb: 8 },
      { us: 3, gb: 3 },
    ]);
    const fight = position(`time 1812 turn 3 first us stage army active us
      us buffalo: us-9th-infantry
      gb fort-erie: gb-york-militia 1, gb-tecumseh 1`);
    const pool = seen(fight, null).pool.gb;
    const attacked = act(
      act(fight, 'us', ['march us-9th-infantry fort-erie', 'done'], [1]).state,
      'gb',
      ['accept'],
      [1, 1],
    ).state;
    const won = seen(act(attacked, 'us', ['fire'], [6, 6, 1, 1]).state, null);
    // the militia is back in it, the Indian unit is not
    expect(won.pool.gb).toBe(pool + 1);

    const sea = position(
      'time 1812 turn 3 first us stage army active us\n ships us lake-erie 1 up\n ships gb lake-erie 0 up 1 down\n unbuilt gb 3\n control lake-erie gb',
    );
    const sunk = act(sea, 'us', ['done'], [6, 1]);
    expect(seen(sunk.state, null)).toMatchObject({ unbuilt: { gb: 3 }, lost: { gb: 1 } });
  });
});
