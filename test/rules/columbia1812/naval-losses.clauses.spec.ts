import type { Side } from '../../../src/rules/columbia1812/components/side.js';
import type { State1812 } from '../../../src/rules/columbia1812/state.js';
import { allTold } from './games.js';
import {
  act,
  decision,
  options,
  owing,
  position,
  refused,
  said,
  seen,
  told,
  unforced,
  withdraws,
} from './support.js';

const time = (stage: string, active: Side = 'us', turn = 3, first: Side = 'us'): string =>
  `time 1812 turn ${turn} first ${first} stage ${stage} active ${active}\n`;
const CHAMPLAIN = 'lake-champlain';

/** The Americans have sailed from Plattsburg into the British on Lake Champlain, who hold Lacolle. */
function met(us: string, gb: string, dice: readonly number[], more = '') {
  const state = position(
    `${time('naval')} ships us plattsburg ${us}\n ships gb lake-champlain ${gb}\n ${more}`,
  );
  const { up, down } = state.towns.plattsburg.ships.us;
  const plan = [
    ...Array.from({ length: up }, () => 'sail plattsburg up'),
    ...Array.from({ length: down }, () => 'sail plattsburg down'),
    'done',
  ];
  return act(act(state, 'us', plan).state, 'us', ['done'], dice);
}
const fleets = (state: State1812) => {
  const { us, gb } = seen(state, null).lakes[CHAMPLAIN];
  return { us, gb };
};
const NONE = { up: 0, down: 0 };
/** The armies that keep the British, or the Americans, from any port on Lake Champlain. */
const LACOLLE_LOST = 'us lacolle: us-9th-infantry';
const SHORE_LOST = 'gb plattsburg: gb-49th-foot\n gb whitehall: gb-8th-foot';

describe('naval retreat', () => {
  it('C1812-8.1 after each round the attacker may go, then the defender, and else they fight another', () => {
    const first = met('1 up', '1 up', [1, 1, 1, 1]);
    expect([owing(first.state), decision(first.state, 'us')]).toEqual([['us'], 'naval-stay']);
    expect(options(first.state, 'us')).toEqual(['retreat', 'stay']);
    const stayed = act(first.state, 'us', ['stay']);
    expect(said(stayed)).toEqual([]);
    expect([owing(stayed.state), options(stayed.state, 'gb')]).toEqual([
      ['gb'],
      ['retreat', 'stay'],
    ]);
    const second = act(stayed.state, 'gb', ['stay'], [2, 2, 2, 2]);
    expect(told(second, 'broadsides')).toMatchObject({ round: 2 });
    expect(decision(second.state, 'us')).toBe('naval-stay');
    // and so on until one goes
    const gone = act(act(second.state, 'us', ['stay']).state, 'gb', ['retreat']);
    expect(fleets(gone.state)).toEqual({ us: { up: 1, down: 0 }, gb: NONE });
    expect(said(gone)).toEqual(['naval-retreat', 'berthed', 'naval-battle-over']);
    expect(decision(gone.state, 'gb')).toBe('naval');
    const fled = act(first.state, 'us', ['retreat']);
    expect(fleets(act(fled.state, 'us', ['port plattsburg up']).state)).toEqual({
      us: NONE,
      gb: { up: 1, down: 0 },
    });
  });

  it('C1812-8.1.a a fleet without an operational unit must retreat before anybody chooses', () => {
    const flipped = met('2 up', '1 up', [6, 1, 1, 1, 1, 1]);
    expect(said(flipped).slice(2)).toEqual([
      'flipped',
      'naval-retreat',
      'berthed',
      'naval-battle-over',
    ]);
    expect(told(flipped, 'naval-retreat')).toEqual({ lake: CHAMPLAIN, side: 'gb', forced: true });
    expect(seen(flipped.state, null).towns.lacolle.ships.gb).toEqual({ up: 0, down: 1 });
    expect(fleets(flipped.state)).toEqual({ us: { up: 2, down: 0 }, gb: NONE });
    // an attacker who came with nothing else leaves after the first round
    const hulks = met('0 up 2 down', '1 up', [1, 1]);
    expect([owing(hulks.state), options(hulks.state, 'us')]).toEqual([
      ['us'],
      ['port plattsburg down', 'port whitehall down'],
    ]);
  });

  it('C1812-8.1.a without a port it stays under fire', () => {
    const flipped = met('1 up', '1 up', [6, 1, 1, 1], LACOLLE_LOST).state;
    expect(decision(flipped, 'us')).toBe('naval-stay');
    const stayed = unforced.act(flipped, 'us', ['stay']).state;
    expect(refused(stayed, 'gb', 'retreat')).toBe('C1812-8.2.b');
    const sunk = act(flipped, 'us', ['stay'], [6, 6]);
    expect([fleets(sunk.state).gb, seen(sunk.state, null).lost.gb]).toEqual([NONE, 1]);
  });

  it('C1812-8.1.b where both fleets are crippled the attacker’s must retreat', () => {
    const both = met('1 up', '1 up', [6, 1, 6, 1]);
    expect(told(both, 'naval-retreat')).toEqual({ lake: CHAMPLAIN, side: 'us', forced: true });
    expect(fleets(both.state).gb).toEqual({ up: 0, down: 1 });
    expect(decision(both.state, 'us')).toBe('port');
  });

  it('C1812-8.1.b if they have no port the defender must', () => {
    const crippled = position(`${time('battle')} ${SHORE_LOST}
        ships us lake-champlain 0 up 1 down
        ships gb lake-champlain 1 up
        control lake-champlain gb
        todo {"f":"turn"}
        todo {"by":"gb","f":"player-turn"}
        todo {"f":"turn-end"}
        todo {"by":"gb","f":"battles"}
        todo {"f":"naval-battle","lake":"lake-champlain","attacker":"us","round":1,"stage":"after"}
        todo {"by":"us","f":"strike","lake":"lake-champlain","hits":1}`);
    const flipped = act(crippled, 'us', ['flip']);
    expect(told(flipped, 'naval-retreat')).toEqual({ lake: CHAMPLAIN, side: 'gb', forced: true });
    expect(fleets(flipped.state).us).toEqual({ up: 0, down: 1 });
    // every town is in somebody's hands, so one of the two always has a port
  });

  it('C1812-8.2 a side that retreats takes all its naval units off the lake', () => {
    const first = met('2 up 1 down', '1 up', [1, 1, 1, 1, 1, 1]);
    const leaving = act(first.state, 'us', [
      'retreat',
      'port plattsburg up',
      'port whitehall down',
    ]).state;
    expect(options(leaving, 'us')).toEqual(['port plattsburg up', 'port whitehall up']);
    expect(owing(leaving)).toEqual(['us']);
    const gone = act(leaving, 'us', ['port plattsburg up']);
    expect(fleets(gone.state)).toEqual({ us: NONE, gb: { up: 1, down: 0 } });
    expect(said(gone)).toEqual(['berthed', 'naval-battle-over']);
  });

  it('C1812-8.2.a they go to towns of that lake that their side controls, also to several', () => {
    const first = met(
      '2 up',
      '1 up',
      [1, 1, 1, 1, 1, 1],
      'us lacolle: us-9th-infantry\n gb whitehall: gb-8th-foot\n ships us erie 1 up',
    );
    const leaving = act(first.state, 'us', ['retreat']).state;
    expect(options(leaving, 'us')).toEqual(['port lacolle up', 'port plattsburg up']);
    expect(refused(leaving, 'us', 'port whitehall up')).toBe('C1812-8.2.a');
    expect(refused(leaving, 'us', 'port erie up')).toBe('C1812-6.3');
    const view = seen(act(leaving, 'us', ['port lacolle up', 'port plattsburg up']).state, null);
    expect([view.towns.lacolle.ships.us.up, view.towns.plattsburg.ships.us.up]).toEqual([1, 1]);
  });

  it('C1812-8.2.a a town with a battle still due will do as long as it is controlled', () => {
    const state = position(`${time('naval')} us plattsburg: us-9th-infantry
      gb lacolle: gb-49th-foot
      ships us plattsburg 1 up
      ships gb lake-champlain 1 up`);
    const sailed = act(state, 'us', ['sail plattsburg up', 'done']).state;
    const both = act(
      sailed,
      'us',
      ['march us-9th-infantry lacolle', 'done'],
      [1, 1, 1, 1, 1],
    ).state;
    const stayed = act(both, 'us', ['stay']).state;
    const fled = act(stayed, 'gb', ['retreat']);
    expect(told(fled, 'berthed')).toMatchObject({ side: 'gb', town: 'lacolle' });
    expect(said(fled).at(-1)).toBe('battle');
  });

  it('C1812-8.2.b without a controlled town on the lake there is no retreat', () => {
    const first = met('1 up', '1 up', [1, 1, 1, 1], LACOLLE_LOST);
    const stayed = unforced.act(first.state, 'us', ['stay']).state;
    expect(options(stayed, 'gb')).toEqual(['stay']);
    expect(refused(stayed, 'gb', 'retreat')).toBe('C1812-8.2.b');
    const second = act(first.state, 'us', ['stay'], [1, 1, 1, 1]);
    expect([told(second, 'broadsides'), owing(second.state)]).toMatchObject([{ round: 2 }, ['us']]);
  });

  it('C1812-8.2.c a retreating fleet suffers no pursuit fire', () => {
    const first = met('3 up', '1 up', [1, 1, 1, 1, 1, 1, 1, 1]);
    const gone = act(act(first.state, 'us', ['stay']).state, 'gb', ['retreat']);
    expect(gone.rolls).toEqual([]);
    expect(seen(gone.state, null).towns.lacolle.ships.gb).toEqual({ up: 1, down: 0 });
  });
});

describe('lost naval units', () => {
  /** The British walk into Sacket's Harbor, where ships lie and nobody guards them. */
  function entered(ships: string, dice: readonly number[], more = '') {
    const state = position(
      `${time('army', 'gb', 3, 'gb')} gb kingston: gb-49th-foot\n ships us sackets-harbor ${ships}\n ${more}`,
    );
    return act(state, 'gb', ['march gb-49th-foot sackets-harbor', 'done'], dice);
  }

  it('C1812-8.3 a unit lost in battle, in its port or in winter is out of the game for ever', () => {
    const lost = (state: State1812) => [seen(state, null).lost.us, seen(state, null).unbuilt.us];
    const battle = met('0 up 1 down', '1 up', [6, 1], 'unbuilt us 3');
    expect(lost(battle.state)).toEqual([1, 3]);
    expect(lost(entered('1 up', [3], 'unbuilt us 3').state)).toEqual([1, 3]);
    const garrison = position(
      `${time('army')} us kingston: us-9th-infantry\n ships us kingston 1 up\n unbuilt us 3`,
    );
    expect(lost(act(garrison, 'us', ['march us-9th-infantry prescott', 'done']).state)).toEqual([
      1, 3,
    ]);
    const ice = position(
      `${time('army', 'us', 10, 'gb')} ${SHORE_LOST}\n ships us lake-champlain 2 up\n unbuilt us 3`,
    );
    expect(lost(act(ice, 'us', ['done'], [6, 6, 1, 1]).state)).toEqual([2, 3]);
  });

  it('C1812-8.4 when an enemy army takes their port each naval unit there rolls a die: 1 to 3 captured, 4 to 6 out', () => {
    const taken = entered('3 up', [3, 4, 6], 'unbuilt gb 0');
    expect(taken.rolls.map(({ dice, clause }) => [dice, clause])).toEqual([
      [[3, 4, 6], 'C1812-8.4'],
    ]);
    expect(told(taken, 'escape')).toMatchObject({
      town: 'sackets-harbor',
      side: 'us',
      escaped: 2,
      captured: 1,
    });
    const view = seen(taken.state, null);
    expect(view.lakes['lake-ontario']).toMatchObject({ us: { up: 2, down: 0 }, control: 'us' });
    expect([view.towns['sackets-harbor'].ships.us, view.lost.us]).toEqual([NONE, 1]);
    // nobody is asked: it cannot be declined
    expect(owing(taken.state)).toEqual(['us']);
    expect(decision(taken.state, 'us')).toBe('naval');
  });

  it('C1812-8.4 it is rolled after the battle that took the town', () => {
    const state = position(`${time('army', 'gb', 3, 'gb')} gb kingston: gb-49th-foot
      us sackets-harbor: us-ohio-militia 1
      ships us sackets-harbor 1 up`);
    const attacked = act(state, 'gb', ['march gb-49th-foot sackets-harbor', 'done']).state;
    const accepted = act(attacked, 'us', ['accept'], [1]).state;
    const won = act(accepted, 'gb', ['fire'], [6, 1, 1, 1, 5]);
    expect(said(won)).toEqual(['fire', 'losses', 'battle-over', 'control', 'escape']);

    // at once, though another battle is due: nobody is asked which comes first
    const two = position(`${time('army', 'gb', 3, 'gb')} gb kingston: gb-49th-foot, gb-8th-foot
      us sackets-harbor: us-ohio-militia 1
      us oswego: us-9th-infantry
      ships us sackets-harbor 1 up
      ships gb lake-ontario 1 up`);
    const sent = act(two, 'gb', [
      'march gb-49th-foot sackets-harbor',
      'ship gb-8th-foot oswego',
      'done',
    ]).state;
    const met = act(act(sent, 'gb', ['battle sackets-harbor']).state, 'us', ['accept'], [1]).state;
    expect(said(act(met, 'gb', ['fire'], [6, 1, 1, 1, 1])).slice(-2)).toEqual(['escape', 'battle']);
  });

  it('C1812-8.4 an undefended port has its turn among the land battles, after all naval battles', () => {
    const state = position(`${time('naval', 'gb', 3, 'gb')} gb kingston: gb-49th-foot, gb-8th-foot
      us sackets-harbor: us-ohio-militia
      us fort-niagara: us-9th-infantry
      ships us oswego 1 up
      ships us plattsburg 1 up
      ships gb lacolle 1 up
      ships gb lake-ontario 2 up
      ships us lake-champlain 1 up`);
    const army = act(state, 'gb', ['sail lacolle up', 'done']).state;
    expect(
      said(act(army, 'gb', ['march gb-49th-foot sackets-harbor', 'done'], [1, 1, 1, 1])),
    ).toEqual(['marched', 'naval-battle', 'broadsides']);
    const quiet = act(state, 'gb', ['done']).state;
    const landed = act(quiet, 'gb', [
      'ship gb-8th-foot oswego',
      'march gb-49th-foot sackets-harbor',
      'done',
    ]).state;
    expect(seen(landed, null).towns.oswego.control).toBe('gb');
    expect(options(landed, 'gb')).toEqual(['battle oswego', 'battle sackets-harbor']);
    const first = act(landed, 'gb', ['battle oswego'], [1]);
    expect(said(first).slice(0, 2)).toEqual(['escape', 'battle']);
  });

  it('C1812-8.4 where a retreat takes the port it is rolled at once', () => {
    const state = position(`${time('army')} us albany: us-9th-infantry
      gb whitehall: gb-49th-foot
      ships us plattsburg 1 up
      us lacolle: us-4th-infantry`);
    const attacked = act(state, 'us', ['march us-9th-infantry whitehall', 'done']).state;
    const gone = act(withdraws(attacked, 'gb', [1]).state, 'gb', ['flee plattsburg'], [2]);
    expect(said(gone).slice(0, 4)).toEqual(['retreated', 'control', 'control', 'escape']);
    expect(said(gone)).toContain('battle-over');
  });

  it('C1812-8.4.a a captured unit is replaced in the port by an unbuilt one of the captor with the same face', () => {
    const taken = entered('1 up 1 down', [1, 2], 'unbuilt gb 3\n unbuilt us 3');
    expect(told(taken, 'escape')).toMatchObject({ captured: 2, exchanged: 2 });
    const view = seen(taken.state, null);
    expect(view.towns['sackets-harbor'].ships).toEqual({ us: NONE, gb: { up: 1, down: 1 } });
    expect([view.unbuilt, view.lost]).toEqual([
      { us: 3, gb: 1 },
      { us: 2, gb: 0 },
    ]);
    // units lost for good are not at hand, and operational units roll first
    const few = entered('1 up 1 down', [1, 2], 'unbuilt gb 1\n lost gb 3').state;
    expect(seen(few, null).towns['sackets-harbor'].ships.gb).toEqual({ up: 1, down: 0 });
    const second = entered('1 up 1 down', [4, 2], 'unbuilt gb 1').state;
    expect(seen(second, null).towns['sackets-harbor'].ships.gb).toEqual({ up: 0, down: 1 });
    const none = entered('1 up 1 down', [1, 2], 'unbuilt gb 0\n lost gb 3').state;
    expect(seen(none, null).towns['sackets-harbor'].ships.gb).toEqual(NONE);
  });

  it('C1812-8.4.b units that escape meet the enemy on the lake together, as attackers, before the next land battle', () => {
    const state = position(`${time('army', 'gb', 3, 'gb')} gb kingston: gb-49th-foot, gb-8th-foot
      us oswego: us-ohio-militia
      ships us sackets-harbor 1 up 1 down
      ships gb lake-ontario 1 up
      unbuilt gb 3`);
    const moved = act(state, 'gb', [
      'march gb-49th-foot sackets-harbor',
      'ship gb-8th-foot oswego',
      'done',
    ]).state;
    const out = act(moved, 'gb', ['battle sackets-harbor'], [5, 4, 1, 1, 1, 1]);
    expect(said(out)).toEqual(['escape', 'naval-battle', 'broadsides']);
    expect(told(out, 'naval-battle')).toEqual({
      lake: 'lake-ontario',
      attacker: 'us',
      defender: 'gb',
    });
    expect(seen(out.state, null).lakes['lake-ontario'].us).toEqual({ up: 1, down: 1 });
    expect(owing(out.state)).toEqual(['us']);
    // they may not slip back into the port that was taken
    const over = act(act(out.state, 'us', ['stay']).state, 'gb', ['retreat']);
    expect(decision(over.state, 'gb')).toBe('port');
    const berthed = act(over.state, 'gb', ['port kingston up']);
    expect(allTold(berthed.events, 'battle')[0]).toMatchObject({ town: 'oswego' });
  });
});
