import {
  act,
  decision,
  options,
  owing,
  position,
  refused,
  said,
  seen,
  stands,
  told,
  withdraws,
} from './support.js';

/** Three white blocks of 10 CV beside two black ones of 7 CV: the example of 10.1, without rolls for militia. */
const EXAMPLE = `
  time 1812 turn 3 first gb stage army active gb
  gb fort-erie: gb-49th-foot, gb-103rd-foot, gb-104th-foot
  us buffalo: us-9th-infantry, us-4th-infantry`;
const ATTACK = [
  'march gb-49th-foot buffalo',
  'march gb-103rd-foot buffalo',
  'march gb-104th-foot buffalo',
  'done',
];

const attacked = (text = EXAMPLE, plan: readonly string[] = ATTACK) =>
  act(position(text), 'gb', plan);

/** A British block of 4 CV has attacked an American one of 4 CV in Buffalo. */
const DUEL = `
  time 1812 turn 3 first gb stage army active gb
  gb fort-erie: gb-49th-foot
  us buffalo: us-9th-infantry`;
const duel = () => attacked(DUEL, ['march gb-49th-foot buffalo', 'done']).state;
const NONE = [1, 2, 3, 4];

describe('land battle (10)', () => {
  it('C1812-10.1 moving into a town with enemy army units makes a battle, resolved after the movement', () => {
    const result = attacked();
    expect(said(result)).toEqual(['marched', 'battle']);
    expect(told(result, 'battle')).toMatchObject({
      town: 'buffalo',
      attacker: 'gb',
      defender: 'us',
    });
    expect(result.state.stage).toBe('battle');
    expect(seen(result.state, null).due).toEqual(['buffalo']);
  });

  it('C1812-10.1 an empty town, or one with naval units alone, is entered without a battle', () => {
    const text = `
      time 1812 turn 3 first gb stage army active gb
      gb fort-erie: gb-49th-foot
      ships us buffalo 1 up 0 down`;
    const result = act(position(text), 'gb', ['march gb-49th-foot buffalo', 'done'], [4]);
    expect(said(result)).not.toContain('battle');
    expect(seen(result.state, null).towns.buffalo).toMatchObject({ gb: 1, control: 'gb' });
  });

  it('C1812-10.1.a first the defender decides: accept battle, or retreat under pursuit fire', () => {
    const { state } = attacked();
    expect(owing(state)).toEqual(['us']);
    expect(options(state, 'us')).toEqual(['accept', 'withdraw']);
    const withdrawn = withdraws(state, 'us', [1, 2, 3]);
    expect(said(withdrawn)).toEqual(['pursuit']);
    expect(decision(withdrawn.state, 'us')).toBe('flee');
  });

  it('C1812-10.1.a.i on acceptance both forces are laid open to everybody, with their CVs', () => {
    const hidden = attacked(EXAMPLE.replace('gb-103rd-foot', 'gb-103rd-foot 2')).state;
    for (const viewer of ['us', 'gb', null] as const)
      expect(seen(hidden, viewer).battle?.units).toEqual({ us: {}, gb: {} });
    expect(JSON.stringify(seen(hidden, 'us'))).not.toContain('gb-103rd-foot');
    const accepted = act(hidden, 'us', ['accept'], [1, 1, 1, 1, 1, 1, 1]);
    expect(seen(accepted.state, 'us').battle?.units.gb).toEqual({
      'gb-49th-foot': 4,
      'gb-103rd-foot': 2,
      'gb-104th-foot': 3,
    });
    expect(seen(accepted.state, null).battle?.units.us).toEqual({
      'us-9th-infantry': 4,
      'us-4th-infantry': 3,
    });
    expect(told(accepted, 'accepted').gb).toEqual({
      'gb-49th-foot': 4,
      'gb-103rd-foot': 2,
      'gb-104th-foot': 3,
    });
  });

  it('C1812-10.1.a.i nobody may retreat from the acceptance to the first fire of the defender', () => {
    const accepted = act(duel(), 'us', ['accept'], NONE);
    expect(said(accepted)).toEqual(['accepted', 'fire']);
    expect(told(accepted, 'fire')).toMatchObject({ side: 'us' });
    expect(options(accepted.state, 'gb')).toEqual(['fire', 'retreat']);
    expect(options(accepted.state, 'us')).toEqual([]);
  });

  it("C1812-10.1.b, C1812-10.1.c, C1812-10.1.f the rulebook's own example: 7 dice, 2 hits, 8 CV left, 8 dice, 1 hit, 6 CV left", () => {
    const accepted = act(attacked().state, 'us', ['accept'], [6, 5, 6, 4, 3, 2, 1]);
    expect(told(accepted, 'fire')).toMatchObject({ town: 'buffalo', side: 'us', hits: 2 });
    expect(owing(accepted.state)).toEqual(['gb']);
    const reduced = act(accepted.state, 'gb', ['hit gb-49th-foot', 'hit gb-104th-foot']).state;
    expect(seen(reduced, 'us').battle?.units.gb).toEqual({
      'gb-49th-foot': 3,
      'gb-103rd-foot': 3,
      'gb-104th-foot': 2,
    });
    expect(options(reduced, 'gb')).toEqual(['fire', 'retreat']);
    const back = act(reduced, 'gb', ['fire'], [6, 1, 2, 3, 4, 5, 1, 2]);
    expect(told(back, 'fire')).toMatchObject({ town: 'buffalo', side: 'gb', hits: 1 });
    const after = act(back.state, 'us', ['hit us-9th-infantry']).state;
    expect(seen(after, 'gb').battle?.units.us).toEqual({
      'us-9th-infantry': 3,
      'us-4th-infantry': 3,
    });
    expect(options(after, 'us')).toEqual(['fire', 'retreat']);
  });

  it('C1812-10.1.b the defender rolls one die per CV, not per unit, and only a 6 hits', () => {
    const text = EXAMPLE.replace('us-4th-infantry', 'us-4th-infantry 1');
    const accepted = act(attacked(text).state, 'us', ['accept'], [5, 5, 5, 4, 6]);
    expect(told(accepted, 'fire')).toMatchObject({ hits: 1 });
    expect(accepted.rolls.map(({ purpose, dice }) => [purpose, dice.length])).toEqual([
      ['defender-fire', 5],
    ]);
  });

  it('C1812-10.1.b a force without CV fires no more: the battle is over', () => {
    const text = DUEL.replace('gb-49th-foot', 'gb-49th-foot 2');
    const { state } = attacked(text, ['march gb-49th-foot buffalo', 'done']);
    const result = act(state, 'us', ['accept'], [6, 6, 1, 1]);
    expect(told(result, 'battle-over')).toMatchObject({ town: 'buffalo', side: 'us' });
    expect(said(result).filter((type) => type === 'fire')).toHaveLength(1);
    expect(stands(result.state, 'gb-49th-foot')).toBe('pool 4');
  });

  it('C1812-10.1.c the attacker then retreats, or fires with what has survived', () => {
    const hit = act(duel(), 'us', ['accept'], [6, 6, 1, 1]).state;
    const fired = act(hit, 'gb', ['fire'], [6, 5]);
    expect(told(fired, 'fire')).toMatchObject({ town: 'buffalo', side: 'gb', hits: 1 });
    expect(stands(fired.state, 'us-9th-infantry')).toBe('buffalo 3');
    const retreated = act(hit, 'gb', ['retreat'], [1]);
    expect(said(retreated)).toEqual(['pursuit', 'retreated', 'battle-over']);
    expect(stands(retreated.state, 'gb-49th-foot')).toBe('fort-erie 2');
  });

  it('C1812-10.1.d battle turns alternate, each with fire or retreat, until a side is destroyed', () => {
    let state = act(duel(), 'us', ['accept'], NONE).state;
    for (const side of ['gb', 'us', 'gb'] as const) {
      expect(owing(state)).toEqual([side]);
      expect(options(state, side)).toEqual(['fire', 'retreat']);
      state = act(state, side, ['fire'], NONE).state;
    }
    const last = act(state, 'us', ['fire'], [6, 6, 6, 6]);
    expect(told(last, 'battle-over')).toMatchObject({ town: 'buffalo', side: 'us' });
    expect(decision(last.state, 'us')).toBe('naval');
  });

  it('C1812-10.1.d a retreat ends the battle just as well, also the defender from their second battle turn', () => {
    const first = act(duel(), 'us', ['accept'], NONE).state;
    const second = act(first, 'gb', ['fire'], NONE).state;
    const gone = act(act(second, 'us', ['retreat'], [1]).state, 'us', ['flee erie']);
    expect(told(gone, 'battle-over')).toMatchObject({ town: 'buffalo', side: 'gb' });
    expect(stands(gone.state, 'us-9th-infantry')).toBe('erie 4');
    expect(gone.state.towns.buffalo.holder).toBe('gb');
  });

  it('C1812-10.1.e survivors are stood up again at their present CV, hidden as before', () => {
    const hit = act(duel(), 'us', ['accept'], [6, 1, 1, 1]).state;
    const over = act(hit, 'gb', ['fire'], [1, 2, 3]).state;
    const end = act(act(over, 'us', ['retreat'], [1]).state, 'us', ['flee erie']).state;
    const view = seen(end, 'us');
    expect(view.battle).toBeNull();
    expect(view.towns.buffalo.gb).toBe(1);
    expect(JSON.stringify(view)).not.toContain('gb-49th-foot');
    expect(seen(end, 'gb').mine['gb-49th-foot']).toEqual({ at: 'buffalo', cv: 3 });
    expect(JSON.stringify(seen(end, 'gb'))).not.toContain('us-9th-infantry');
  });

  it('C1812-10.1.f the owner chooses who takes a hit: as attacker, as defender and in pursuit', () => {
    const asAttacker = act(attacked().state, 'us', ['accept'], [6, 1, 1, 1, 1, 1, 1]).state;
    expect(options(asAttacker, 'gb')).toEqual([
      'hit gb-103rd-foot',
      'hit gb-104th-foot',
      'hit gb-49th-foot',
    ]);
    expect(refused(asAttacker, 'gb', 'hit us-9th-infantry')).toBe('C1812-10.1.f');
    const turn = act(asAttacker, 'gb', ['hit gb-103rd-foot']).state;
    const asDefender = act(turn, 'gb', ['fire'], [6, 1, 1, 1, 1, 1, 1, 1, 1]).state;
    expect(options(asDefender, 'us')).toEqual(['hit us-4th-infantry', 'hit us-9th-infantry']);
    const inPursuit = withdraws(attacked().state, 'us', [4, 1, 1]).state;
    expect(options(inPursuit, 'us')).toEqual(['hit us-4th-infantry', 'hit us-9th-infantry']);
    expect(stands(act(inPursuit, 'us', ['hit us-4th-infantry']).state, 'us-4th-infantry')).toBe(
      'buffalo 2',
    );
  });

  it('C1812-10.1.f a block takes no more than its CV, and hits beyond the CV of the force are lost', () => {
    const text = EXAMPLE.replace('gb-104th-foot', 'gb-104th-foot 1');
    const state = act(attacked(text).state, 'us', ['accept'], [6, 6, 1, 1, 1, 1, 1]).state;
    const once = act(state, 'gb', ['hit gb-104th-foot']).state;
    expect(refused(once, 'gb', 'hit gb-104th-foot')).toBe('C1812-10.1.f');
    const { state: weak } = attacked(DUEL.replace('gb-49th-foot', 'gb-49th-foot 1'), [
      'march gb-49th-foot buffalo',
      'done',
    ]);
    const overkill = act(weak, 'us', ['accept'], [6, 6, 6, 6]);
    expect(told(overkill, 'fire')).toMatchObject({ hits: 4 });
    expect(told(overkill, 'battle-over')).toMatchObject({ side: 'us' });
  });

  const TWO = `
    time 1812 turn 3 first gb stage army active gb
    gb montreal: gb-49th-foot, gb-8th-foot
    us malone: us-9th-infantry
    us prescott: us-4th-infantry`;
  const two = () =>
    act(position(TWO), 'gb', ['march gb-49th-foot malone', 'march gb-8th-foot prescott', 'done'])
      .state;

  it('C1812-10.2 with several battles the attacker chooses which comes next', () => {
    const state = two();
    expect(owing(state)).toEqual(['gb']);
    expect(options(state, 'gb')).toEqual(['battle malone', 'battle prescott']);
    expect(refused(state, 'gb', 'battle kingston')).toBe('C1812-10.2');
    const chosen = act(state, 'gb', ['battle prescott']);
    expect(told(chosen, 'battle')).toMatchObject({ town: 'prescott' });
  });

  it('C1812-10.2 a battle is resolved to the end, its retreat included, before the next begins', () => {
    const pursued = withdraws(act(two(), 'gb', ['battle prescott']).state, 'us', [1]);
    expect(said(pursued)).not.toContain('battle');
    expect(decision(pursued.state, 'us')).toBe('flee');
    const fled = act(pursued.state, 'us', ['flee ogdensburg']);
    expect(said(fled).slice(-2)).toEqual(['battle-over', 'battle']);
    expect(told(fled, 'battle')).toMatchObject({ town: 'malone' });
  });
});
