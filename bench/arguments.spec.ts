import { BadArguments, SECTIONS, wishOf } from './arguments.js';

describe('the arguments of bench', () => {
  it('ask for everything, at length, unless told otherwise', () => {
    const { sections, scale, quick, profile } = wishOf([]);
    expect([sections, scale.rounds, quick, profile]).toEqual([SECTIONS, 5, false, undefined]);
  });

  it('may name sections and haste', () => {
    const { sections, scale, quick } = wishOf(['--only', 'view, play', '--quick']);
    expect([sections, scale.rounds, quick]).toEqual([['view', 'play'], 1, true]);
  });

  it('may name how many games are many', () => {
    expect(wishOf([]).scale.games).toBe(10_000);
    expect(wishOf(['--games', '1500']).scale.games).toBe(1500);
  });

  it('may name how many processes serve; a profile is of one', () => {
    expect(wishOf([]).scale.processes).toBe(1);
    expect(wishOf(['--processes', '3']).scale.processes).toBe(3);
    expect(wishOf(['--processes', '3', '--profile', 'x']).scale.processes).toBe(1);
  });

  it('may name a commit to play against, in many short rounds, and the game', () => {
    const of = (...more: string[]) => wishOf(['--only', 'play', '--against', 'HEAD~3', ...more]);
    const { sections, scale, against } = of();
    expect([sections, scale.rounds, scale.seconds]).toEqual([['play'], 15, 2]);
    expect(against).toEqual({ commit: 'HEAD~3', ruleset: undefined, sockets: false });
    expect(of('--quick').scale).toMatchObject({ rounds: 3, seconds: 0.5 });
    expect(of('--ruleset', 'madison').against?.ruleset).toBe('madison');
    expect(of('--sockets').against?.sockets).toBe(true);
    expect(wishOf(['--only', 'play']).against).toBeUndefined();
  });

  it.each([
    [['--against', 'HEAD'], '--against goes with --only play'],
    [['--against', 'HEAD', '--only', 'play,view'], '--against goes with --only play'],
    [['--against', 'HEAD', '--only', 'play', '--processes', '2'], 'leave out --profile, --games'],
    [['--only', 'play', '--ruleset', 'madison'], '--ruleset and --sockets go with --against'],
    [['--only', 'play', '--sockets'], '--ruleset and --sockets go with --against <commit>'],
    [
      ['--against', 'HEAD', '--only', 'play', '--ruleset', 'chess'],
      'There is no ruleset "chess"; choose from columbia1812,',
    ],
    [['--games', 'all'], '--games takes a number, not "all".'],
    [['--processes', '0'], '--processes takes a number, not "0".'],
    [['--only', 'chess'], 'There is no section "chess"; choose from play, games,'],
    [['--fast'], "Unknown option '--fast'"],
  ])('are refused in a sentence: %j', (argv, message) => {
    expect(() => wishOf(argv)).toThrow(BadArguments);
    expect(() => wishOf(argv)).toThrow(message);
  });
});
