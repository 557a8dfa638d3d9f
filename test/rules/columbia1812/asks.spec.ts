import { columbia1812 } from '../../../src/rules/columbia1812/index.js';
import type { State1812 } from '../../../src/rules/columbia1812/state.js';
import { asksOf, type Seat } from '../../../src/rules/kernel/index.js';
import { act, position, withdraws } from './support.js';

const asked = (state: State1812, seat: Seat) =>
  asksOf(columbia1812, state, columbia1812.view(state, seat), seat);

const ARMY = `
  time 1812 turn 1 first us stage army active us
  us buffalo: us-17th-infantry, us-22nd-infantry
  gb york: gb-49th-foot`;

const ATTACK = `
  time 1812 turn 3 first us stage army active us
  us amherstburg: us-9th-infantry, us-6th-infantry
  gb amherstburg: gb-89th-foot
  gb london: gb-49th-foot
  mark us-9th-infantry {"came":{"from":"detroit"}}
  mark us-6th-infantry {"came":{"from":"detroit"}}`;

const attack = () => act(position(ATTACK), 'us', ['done']).state;

describe('what a decision asks', () => {
  it('is one thing before the army move is declared and another afterwards', () => {
    const state = position(ARMY);
    expect(asked(state, 'us')).toEqual({
      id: 'army',
      clause: 'C1812-4.3.b',
      text: {
        en: 'March from one town, or end the phase.',
        ja: '1つの町から移動するか、フェイズを終える。',
      },
      counters: [{ label: { en: 'Army moves', ja: '陸軍移動' }, value: 1, of: 1 }],
      ends: { en: 'End the Army Phase', ja: '陸軍フェイズを終える' },
    });
    expect(asked(state, 'gb')).toBeNull();
    const begun = asked(act(state, 'us', ['march us-17th-infantry fort-erie']).state, 'us');
    expect(begun?.text.en).toBe('Declare more moves from Buffalo, or end the move.');
    expect(begun?.ends?.en).toBe('Carry out the army move');
    expect(begun?.counters.map(({ value, of }) => [value, of])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('counts forced marches, which leave the units without an order as many as they were', () => {
    const counted = (state: State1812) =>
      asked(state, 'us')?.counters.map(({ label, value }) => `${label.en} ${value}`);
    const marched = act(position(ARMY), 'us', ['march us-17th-infantry fort-erie']).state;
    const before = counted(marched);
    const forced = act(marched, 'us', ['force us-17th-infantry fort-george']).state;
    expect(counted(forced)).toEqual([...(before ?? []), 'Forced marches 1']);
  });

  it('tells both phases of orders under seal apart', () => {
    const state = position(
      'time 1812 turn 2 first - stage orders active -\nsimultaneous\nus utica: us-9th-infantry\ngb york: gb-49th-foot',
    );
    expect(asked(state, 'us')).toMatchObject({ id: 'naval', clause: 'C1812-4.3.a' });
    const ordered = act(state, 'us', ['done']).state;
    expect(asked(ordered, 'us')).toMatchObject({
      id: 'army',
      text: { en: 'Order one army move, from one town, or none.' },
    });
    expect(asked(ordered, 'gb')).toMatchObject({ id: 'naval' });
  });

  it('of a reaction says who attacks where', () => {
    expect(asked(attack(), 'gb')?.text).toEqual({
      en: 'The Americans attack Amherstburg: accept battle, or retreat under pursuit fire?',
      ja: 'アメリカ軍がアマーストバーグを攻撃。戦闘を受けるか、追撃射撃を受けて退却するか?',
    });
    expect(asked(withdraws(attack(), 'gb', [1, 1]).state, 'gb')?.text.en).toBe(
      'Your force leaves Amherstburg: to which town does it retreat?',
    );
  });
});

describe('for everybody', () => {
  it('the stage is year, turn and phase', () => {
    const view = columbia1812.view(position(ARMY), null);
    expect(columbia1812.stage(view)).toEqual({
      en: '1812, turn 1 of 10 · Army Phase',
      ja: '1812年 第1ターン(全10) · 陸軍フェイズ',
    });
  });

  it('the score is armies, lakes and enemy towns', () => {
    const score = columbia1812.score(columbia1812.view(position(ATTACK), null));
    expect(
      score.map(({ seat, value, parts }) => [seat, value, parts.map((one) => one.value)]),
    ).toEqual([
      ['us', 4, [2, 0, 2]],
      ['gb', 2, [2, 0, 0]],
    ]);
  });
});
