import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { en, ja, WORDINGS } from '../../../src/rules/avalon1776/words/names.js';
import { choices, type Ruleset } from '../../../src/rules/kernel/index.js';
import { deskOf } from './advanced.js';
import { act, hex, position, walk } from './support.js';

const rules = avalon1776 as unknown as Ruleset;
const labels = (state: State1776, seat: 'us' | 'gb', locale: 'en' | 'ja') =>
  choices(rules, state, seat).map((one) =>
    rules.describeAction(one, rules.view(state, seat), locale),
  );

const desk = deskOf('scenario2');

describe('what is read of 1776', () => {
  it('A1776-basic.intro.1 every clause of the second edition but those of the Campaign has a title and a sentence', () => {
    const ids = Object.keys(avalon1776.clauses).filter((id) =>
      /^A1776-(basic|adv|opt|scn\d)\./.test(id),
    );
    expect(ids).toHaveLength(308);
    for (const id of ids) {
      const { title, summary } = avalon1776.clauses[id]!;
      for (const text of [title, summary])
        for (const words of [text.en, text.ja]) expect(words.trim()).not.toBe('');
    }
  });

  it('an attack is told with its strengths and its odds', () => {
    const state = position('time turn 1 gb combat\ngb albany: 7 BR\nus albany: 2 CA');
    expect(labels(state, 'gb', 'en')).toContain('Attack at Albany, 7 against 2: 3:1');
    expect(labels(state, 'gb', 'ja')).toContain('オルバニーで攻撃する（7対2、戦闘比3:1）');
  });

  it('a march is told by who goes, a hex without a town by the town beside it', () => {
    const state = position('gb albany: 7 BR free1 2 BR');
    expect(labels(state, 'gb', 'en')).toEqual([
      'End the movement phase',
      'March from Albany with 7 British Regulars',
      'March from Albany with 2 British Regulars (1 MP spent)',
    ]);
    const marching = walk(state, 'gb', 'march FFF38 0');
    expect(labels(marching, 'gb', 'en')).toContain('Go to FFF39, next to Albany (right)');
    expect(labels(marching, 'gb', 'ja')).toContain('FFF39（オルバニーの右隣）へ進む');
  });

  it('a march far from every town is told by the codes, so that a button takes it', () => {
    expect(labels(position('gb LLL34: 7 BR'), 'gb', 'en')).toContain(
      'From LLL34, 2 hexes from Oswegatchie (above right): 7 BR',
    );
  });

  it('a Japanese line names a side once, and not again with its units', () => {
    const state = walk(position('gb albany: 7 BR'), 'gb', 'march FFF38 0');
    const { events } = act(state, 'gb', 'go FFF39');
    expect(events.map((event) => rules.describeEvent(event, 'ja'))).toContain(
      'イギリス軍の正規兵7がオルバニーからFFF39（オルバニーの右隣）へ移動した（2移動ポイント）。',
    );
  });

  it('an arrival is told by who comes', () => {
    const june = position('time turn 1 us combat\nus new-york-city: 1 CA\ngb new-york-city: 1 BR');
    const { state } = act(june, 'us', 'end');
    expect(labels(state, 'gb', 'en')[0]).toMatch(/^Bring 10 British Regulars in at /);
  });

  it('A1776-opt.I a face-down counter is told by its code so that its number is not read as part of it', () => {
    const state = desk.position('time turn 1 us movement\nus LLL34: 1 CA 1 CA-2');
    const label = (locale: 'en' | 'ja') =>
      rules.describeAction({ do: 'march', hex: 'LLL34', mp: 0 }, rules.view(state, 'us'), locale);
    expect(label('en')).toBe(
      'From LLL34, 2 hexes from Oswegatchie (above right): 1 CA, 1 CA-2 down',
    );
    expect(WORDINGS.ja[1]?.units({ CA: 2, 'CA-2': 1 })).toBe('CA2、裏CA-2×1');
  });

  it('A1776-adv.IV.B.1 a fort that is called one is not the fort of a fort', () => {
    const [stanwix, quebec] = [hex('fort-stanwix'), hex('quebec')];
    expect([en.fort(stanwix), en.fort(quebec)]).toEqual(['Fort Stanwix', 'the fort of Quebec']);
    expect([ja.fort(stanwix), ja.fort(quebec)]).toEqual(['スタンウィクス要塞', 'ケベックの要塞']);
  });

  it('A1776-adv.IV.B.1.i an attack that a garrison alone can make is told with its strength', () => {
    const state = desk.position(
      'time turn 1 us combat\nus fort-stanwix: in 2 CA\ngb fort-stanwix: 1 BR\nfort fort-stanwix: us',
    );
    expect(labels(state, 'us', 'en')).toContain('Attack at Fort Stanwix, 2 against 1');
  });
});
