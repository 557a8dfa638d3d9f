import type { ShipId } from '../../../src/rules/madison/components/ships.js';
import type { NavalCombatFrame } from '../../../src/rules/madison/frames.js';
import { fleetModifiers } from '../../../src/rules/madison/questions/naval-combat.js';
import { scene } from './support.js';
import { BOX, boxed } from './water.js';

interface Fight {
  readonly us: readonly string[];
  readonly gb: readonly string[];
  readonly leads?: { readonly us?: ShipId; readonly gb?: ShipId };
}

/** Modifiers for the Americans, who attack. */
function modifiers({ us, gb, leads = {} }: Fight): Record<string, number> {
  const state = scene({ put: boxed(...us, ...gb) });
  const combat: NavalCombatFrame = {
    f: 'naval-combat',
    lake: BOX,
    attacker: 'us',
    stage: 'roll',
    leads: { us: us[0] as ShipId, gb: gb[0] as ShipId, ...leads },
    used: {},
  };
  return Object.fromEntries(
    fleetModifiers(state, combat).map(({ clause, value }) => [clause, value]),
  );
}

describe('naval combat modifiers', () => {
  // prettier-ignore
  const CASES: readonly [string, Fight, string, number | undefined][] = [
    ['MMW-12.31 more ships: +1', { us: ['oneida', 'julia', 'conquest'], gb: ['gloucester', 'beresford'] }, 'MMW-12.31', 1],
    ['MMW-12.31 twice as many: +2', { us: ['oneida', 'julia'], gb: ['gloucester'] }, 'MMW-12.31', 2],
    ['MMW-12.31 fewer: -1', { us: ['oneida', 'julia'], gb: ['gloucester', 'beresford', 'wolfe'] }, 'MMW-12.31', -1],
    ['MMW-12.31 half as many: -2', { us: ['oneida'], gb: ['gloucester', 'beresford'] }, 'MMW-12.31', -2],
    ['MMW-12.31 as many: none', { us: ['oneida'], gb: ['gloucester'] }, 'MMW-12.31', undefined],
    ['MMW-12.31 MMW-12.42 damaged ships are not counted', { us: ['oneida', 'julia!'], gb: ['gloucester'] }, 'MMW-12.31', undefined],
    ['MMW-12.31 leaders are not counted', { us: ['oneida', 'chauncey'], gb: ['gloucester'] }, 'MMW-12.31', undefined],
    ['MMW-12.32 MMW-3.22.a MMW-3.22.c A against C: +2', { us: ['general-pike'], gb: ['gloucester'] }, 'MMW-12.32', 2],
    ['MMW-12.32 MMW-3.22.b A against B: +1', { us: ['general-pike'], gb: ['royal-george'] }, 'MMW-12.32', 1],
    ['MMW-12.32 B against A: -1', { us: ['oneida'], gb: ['wolfe'] }, 'MMW-12.32', -1],
    ['MMW-12.32 of the leads named, not of the best', { us: ['julia', 'general-pike'], gb: ['gloucester'] }, 'MMW-12.32', undefined],
    ['MMW-12.33 the attacking leader is added', { us: ['oneida', 'chauncey'], gb: ['gloucester'] }, 'MMW-12.33', 1],
    ['MMW-12.33 the defending one subtracted', { us: ['oneida'], gb: ['gloucester', 'yeo'] }, 'MMW-12.33', -1],
    ['MMW-12.33 a replacement has his own', { us: ['oneida', 'chauncey!'], gb: ['gloucester'] }, 'MMW-12.33', undefined],
    ['MMW-12.34 a frigate against none: +1', { us: ['superior'], gb: ['wolfe'] }, 'MMW-12.34', 1],
    ['MMW-12.34 none against a frigate: -1', { us: ['oneida'], gb: ['prince-regent'] }, 'MMW-12.34', -1],
    ['MMW-12.34 frigates on both sides: none', { us: ['superior'], gb: ['prince-regent'] }, 'MMW-12.34', undefined],
    ['MMW-12.34 MMW-3.21 a ship of the line is as good as a frigate', { us: ['superior'], gb: ['st-lawrence'] }, 'MMW-12.34', undefined],
    ['MMW-12.34 MMW-12.42 a damaged frigate is none', { us: ['oneida', 'superior!'], gb: ['wolfe'] }, 'MMW-12.34', undefined],
    ['MMW-12.35 schooners attack a brig: -1', { us: ['julia'], gb: ['gloucester'] }, 'MMW-12.35', -1],
    ['MMW-12.35 a brig attacks schooners: +1', { us: ['oneida'], gb: ['beresford'] }, 'MMW-12.35', 1],
    ['MMW-12.35 schooners against schooners: none', { us: ['julia'], gb: ['beresford'] }, 'MMW-12.35', undefined],
    ['MMW-12.35 MMW-12.42 a damaged brig makes no fleet great', { us: ['julia', 'oneida!'], gb: ['gloucester'] }, 'MMW-12.35', -1],
  ];
  it.each(CASES)('%s', (_, fight, clause, value) => {
    expect(modifiers(fight)[clause]).toBe(value);
  });

  it('MMW-12.3 they add up', () => {
    const all = modifiers({ us: ['superior', 'oneida', 'chauncey'], gb: ['beresford'] });
    expect(all).toEqual({
      'MMW-12.31': 2,
      'MMW-12.32': 1,
      'MMW-12.33': 1,
      'MMW-12.34': 1,
      'MMW-12.35': 1,
    });
  });
});
