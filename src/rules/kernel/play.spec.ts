import { frozen } from '../../../test/rules/support/freeze.js';
import { TOY } from '../../../test/rules/support/toy/index.js';
import type { Piece, Place, ToyState } from '../../../test/rules/support/toy/state.js';
import type { Frame } from './frame.js';
import { sealed } from './frame.js';
import { canonical } from './json.js';
import type { AskPhase } from './phase.js';
import { choices, play, type Played, playInPlace, refusal, resume, start } from './play.js';
import { loaded, seededChance } from './random.js';
import type { Ruleset } from './ruleset.js';
import { type Chance, RecordingTable } from './table.js';

const SETTING = { scenario: 'standard', options: {} };
const fresh = (): ToyState => start(TOY, SETTING, seededChance(1)).state;

/** Red to declare its marches, then a strike; some pieces stand at the ford. */
function atOrders(pieces: { readonly [P in Piece]?: Place } = {}): ToyState {
  const agenda: Frame[] = [{ f: 'next' }, asked('strike'), { f: 'carry' }, asked('orders')];
  const state = { ...fresh(), agenda };
  for (const piece of Object.keys(state.pieces) as Piece[]) state.pieces[piece] = 'reserve';
  return frozen({
    ...state,
    pieces: { ...state.pieces, 'red-bow-1': 'ford', 'red-bow-2': 'ford', ...pieces },
  });
}

const asked = (f: string, by = 'red'): Frame => ({ f, by }) as Frame;
const march = (piece: Piece, to: Place) => ({ do: 'march', piece, to });
const DONE = { do: 'done' };
const HOLD = { do: 'hold' };
const strike = (at: Place) => ({ do: 'strike', at });
const MARCH = march('red-bow-1', 'hill');

const single = (phase: AskPhase): AskPhase => ({
  ...phase,
  forced: (state, frame) => {
    const [only = null, ...others] = phase.list(state, frame).choices();
    return others.length === 0 ? only : null;
  },
});

/** The toy where a choice that is left alone is taken unasked: a declaration ends with its last march. */
const UNASKED: Ruleset<ToyState> = {
  ...TOY,
  phases: { ...TOY.phases, orders: single(TOY.phases['orders'] as AskPhase) },
};

function played(
  state: ToyState,
  plan: readonly unknown[],
  chance: Chance = loaded(),
  seat = 'red',
  rules = TOY,
): Played<ToyState> {
  const result = play(rules, state, seat, plan, chance);
  if (!result.ok) throw new Error(`refused: ${result.code} ${result.clause}`);
  return result;
}

describe('start', () => {
  it('settles a new game to its first decision', () => {
    const { state } = start(TOY, SETTING, seededChance(1));
    expect(choices(TOY, state, 'red')).toHaveLength(10);
    expect(choices(TOY, state, 'blue')).toHaveLength(10);
  });
});

describe('play', () => {
  it('carries out a plan and leaves the state it was given alone', () => {
    const before = atOrders();
    const text = canonical(before);
    const after = played(before, [MARCH, march('red-bow-2', 'red-camp'), DONE]);
    expect(after.state.pieces).toMatchObject({ 'red-bow-1': 'hill', 'red-bow-2': 'red-camp' });
    expect(after.actions).toHaveLength(3);
    expect(canonical(before)).toBe(text);
  });

  it('changes nothing where a step before the first boundary is refused', () => {
    const before = atOrders();
    expect(play(TOY, before, 'red', [MARCH, MARCH], loaded())).toEqual({
      ok: false,
      code: 'ILLEGAL_ACTION',
      clause: 'TOY-5.3',
      step: 1,
      better: [],
    });
  });

  it('gives actions back with their fields in the order of the verbs', () => {
    const { actions } = played(atOrders(), [{ to: 'hill', piece: 'red-bow-1', do: 'march' }]);
    expect(JSON.stringify(actions)).toBe(JSON.stringify([MARCH]));
  });

  it('takes an empty plan for nothing done', () => {
    const before = atOrders();
    const after = played(before, []);
    expect([after.stopped, after.secret, after.actions]).toEqual(['END', true, []]);
    expect(canonical(after.state)).toBe(canonical(before));
  });

  it('stops at a roll and does not look at what lies behind', () => {
    const before = atOrders({ 'blue-bow-1': 'ford' });
    const { stopped, actions, rolls } = played(
      before,
      [DONE, strike('ford'), 'nonsense'],
      loaded(3, 3),
    );
    expect([stopped, actions.length]).toEqual(['CHANCE', 2]);
    expect(rolls).toEqual([{ dice: [3, 3], purpose: 'strike', clause: 'TOY-6.1' }]);
  });

  it('stops at a hidden draw', () => {
    const { stopped, draws } = played({ ...atOrders(), turn: 3 }, [DONE, HOLD, DONE]);
    expect(stopped).toBe('CHANCE');
    expect(draws[0]?.purpose).toBe('muster');
  });

  it('stops at a reveal', () => {
    const before = atOrders();
    const lossy = frozen({
      ...before,
      agenda: [asked('strike'), { ...asked('loss'), at: 'ford' } as Frame],
    });
    const { stopped, actions } = played(lossy, [{ do: 'lose', piece: 'red-bow-1' }, 'nonsense']);
    expect([stopped, actions.length]).toEqual(['REVEAL', 1]);
  });

  it('stops where another seat comes to owe', () => {
    const before = frozen({ ...atOrders(), agenda: [asked('strike', 'blue'), asked('strike')] });
    const { stopped, undoable } = played(before, [HOLD, 'nonsense']);
    expect([stopped, undoable]).toEqual(['OTHER_SEAT', false]);
  });

  it('stops at the end of the game', () => {
    const before = frozen({ ...atOrders(), agenda: [{ f: 'turn' }, asked('strike')], turn: 10 });
    const { stopped, undoable, state } = played(before, [HOLD, 'nonsense']);
    expect([stopped, undoable, state.outcome?.reason]).toEqual(['OTHER_SEAT', false, 'places']);
  });
});

describe('secrecy', () => {
  it('covers a declaration until it is done', () => {
    expect(played(atOrders(), [MARCH]).secret).toBe(true);
    expect(played(atOrders(), [MARCH, DONE]).secret).toBe(false);
    expect(played(played(atOrders(), [MARCH]).state, [DONE]).secret).toBe(false);
  });

  it('covers no step after which the declaration is over, though nobody was asked', () => {
    const unasked = (plan: readonly unknown[]) =>
      played(atOrders(), plan, loaded(), 'red', UNASKED);
    const other = march('red-bow-2', 'red-camp');
    expect(unasked([MARCH])).toMatchObject({ secret: true, undoable: true, events: [] });
    expect(unasked([MARCH, other])).toMatchObject({
      secret: false,
      stopped: 'END',
      undoable: true,
      actions: [MARCH, other],
      events: [{ type: 'marched' }],
    });
    expect(play(UNASKED, atOrders(), 'red', [MARCH, other, DONE], loaded())).toMatchObject({
      ok: false,
      code: 'ILLEGAL_ACTION',
      step: 2,
    });
  });

  it('does not cover an open decision', () => {
    const before = frozen({ ...atOrders(), agenda: [asked('orders'), asked('strike')] });
    expect(played(before, [HOLD]).secret).toBe(false);
  });

  it('covers a lane until it is empty; then others may know that it was answered', () => {
    const lane = (side: string) => [asked('bid', side), asked('strike', side)];
    const seal = sealed('bids', { red: lane('red'), blue: lane('blue') } as never);
    const before = frozen({ ...atOrders(), agenda: [{ f: 'open' }, seal] });
    const first = played(before, [HOLD]);
    expect([first.secret, first.stopped, first.undoable]).toEqual([true, 'END', true]);
    const answered = played(first.state, [{ do: 'bid', coin: 1 }]);
    expect([answered.secret, answered.stopped, answered.undoable]).toEqual([
      false,
      'OTHER_SEAT',
      true,
    ]);
    const opened = played(
      played(answered.state, [HOLD], loaded(), 'blue').state,
      [{ do: 'bid', coin: 0 }],
      seededChance(1),
      'blue',
    );
    expect([opened.secret, opened.undoable]).toEqual([false, false]);
    expect(opened.events[0]).toMatchObject({ type: 'opened', data: { red: 1, blue: 0 } });
  });

  it('is not lent by a sealed frame further down', () => {
    const seal = sealed('bids', { red: [asked('bid')], blue: [asked('bid', 'blue')] } as never);
    const before = frozen({
      ...atOrders(),
      agenda: [seal, asked('orders', 'blue'), asked('strike')],
    });
    expect(played(before, [HOLD]).secret).toBe(false);
    const draft = frozen({
      ...atOrders(),
      agenda: [seal, asked('strike', 'blue'), asked('orders')],
    });
    expect(played(draft, [MARCH]).secret).toBe(true);
  });
});

describe('undo', () => {
  it('is open for what used no chance and asked nobody else', () => {
    expect(played(atOrders(), [MARCH]).undoable).toBe(true);
    expect(played(atOrders(), [MARCH, DONE]).undoable).toBe(true);
  });

  it('ends at dice', () => {
    const before = atOrders({ 'blue-bow-1': 'ford' });
    expect(played(before, [DONE, strike('ford')], loaded(2, 2)).undoable).toBe(false);
  });
});

describe('refusal', () => {
  const before = atOrders();
  const code = (seat: string, input: unknown, state = before) =>
    refusal(TOY, state, seat, input)?.code ?? null;

  it('is null for what is listed', () => {
    for (const action of choices(TOY, before, 'red'))
      expect(refusal(TOY, before, 'red', action)).toBeNull();
  });

  it('cites the guard that forbids', () => {
    const refused = refusal(TOY, before, 'red', march('red-bow-1', 'blue-camp'));
    expect(refused).toEqual({ code: 'ILLEGAL_ACTION', clause: 'TOY-5.4', better: [] });
  });

  it('cites the rule of the decision to which the action belongs', () => {
    expect(refusal(TOY, before, 'red', strike('ford'))).toEqual({
      code: 'ILLEGAL_ACTION',
      clause: TOY.phases['strike']?.clause,
      better: [],
      reason: {
        en: 'This "Strike" is not what is asked for now; that is "March", "Done".',
        ja: 'この「攻撃」は今求められていません。求められているのは「移動」「終える」です。',
      },
    });
  });

  it('cites the decision that is owed where several others take the action', () => {
    const phases = { ...TOY.phases, again: { ...TOY.phases['strike'], clause: 'TOY-9' } };
    const refused = refusal({ ...TOY, phases } as typeof TOY, before, 'red', strike('ford'));
    expect(refused?.clause).toBe('TOY-5');
  });

  it('tells what is no action of this game from what is illegal', () => {
    for (const input of [
      null,
      'done',
      { do: 'fly' },
      { do: 'march', piece: 'red-bow-1' },
      march('blue-bow-9' as Piece, 'hill'),
    ]) {
      expect([input, code('red', input)]).toEqual([input, 'INVALID_INPUT']);
    }
  });

  it('tells a seat that owes nothing, or does not exist, nothing more', () => {
    for (const seat of ['blue', 'green', '__proto__'])
      expect(refusal(TOY, before, seat, 'anything')).toEqual({
        code: 'NOT_YOUR_DECISION',
        clause: null,
        better: [],
      });
  });

  it('says that the game is over, and by which clause', () => {
    const over = { ...before, outcome: { winner: null, reason: 'draw', clause: 'TOY-7.2' } };
    expect(refusal(TOY, over, 'red', MARCH)).toEqual({
      code: 'GAME_OVER',
      clause: 'TOY-7.2',
      better: [],
    });
    expect(choices(TOY, over, 'red')).toEqual([]);
  });

  it('gives the better actions where a rank forbids', () => {
    const frame = { ...asked('loss'), at: 'ford' } as Frame;
    const state = frozen({ ...atOrders({ 'red-sword-1': 'ford' }), agenda: [frame] });
    expect(refusal(TOY, state, 'red', { do: 'lose', piece: 'red-bow-1' })).toEqual({
      code: 'ILLEGAL_ACTION',
      clause: 'TOY-6.3',
      better: [{ do: 'lose', piece: 'red-sword-1' }],
    });
  });
});

describe('playInPlace', () => {
  it('comes to the same state as play', () => {
    const state = structuredClone(atOrders()) as ToyState;
    for (const action of [MARCH, DONE])
      playInPlace(TOY, state, 'red', action, new RecordingTable(loaded()));
    expect(canonical(state)).toBe(canonical(played(atOrders(), [MARCH, DONE]).state));
  });

  it('throws where the seat owes nothing', () => {
    const state = structuredClone(atOrders()) as ToyState;
    expect(() => playInPlace(TOY, state, 'blue', DONE, new RecordingTable(loaded()))).toThrow(
      'owes nothing',
    );
  });
});

describe('going on from a position', () => {
  const from = (agenda: Frame[]) => resume(TOY, frozen({ ...fresh(), agenda }), seededChance(1));

  it('runs what asks nobody until somebody owes a decision', () => {
    const begun = from([asked('strike'), { f: 'carry' }]);
    expect(begun?.state.agenda).toEqual([asked('strike')]);
  });

  it.each<[string, Frame[]]>([
    ['nothing is left to do', []],
    ['the decision belongs to no seat', [asked('orders', 'green')]],
    ['the seal is opened by no seat', [sealed('orders', { green: [asked('orders') as never] })]],
    ['the seal has no lanes', [{ f: 'sealed' }]],
    ['there is no such procedure', [{ f: 'nonsense' }]],
  ])('is impossible where %s', (_, agenda) => {
    expect(from(agenda)).toBeNull();
  });

  it('is impossible where the game is over', () => {
    const outcome = { winner: 'red', reason: 'test', clause: '' };
    expect(resume(TOY, { ...fresh(), outcome }, seededChance(1))).toBeNull();
  });
});
