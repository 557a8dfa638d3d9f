import type { Action } from './action.js';
import type { AskFrame, State } from './frame.js';
import { type AskPhase, phasesOf, type Rank } from './phase.js';

interface RetreatState extends State {
  /** Losses and whether it stays in supply, a town. */
  towns: { readonly [town: string]: { readonly losses: number | null; readonly supply: boolean } };
}

const phases = phasesOf<RetreatState, { town: string }>();

interface Facts {
  readonly towns: RetreatState['towns'];
}

const losses: Rank<Facts, Action> = {
  clause: 'T-2',
  cost: ({ towns }, { to = '' }) => towns[to]?.losses ?? null,
};
const supply: Rank<Facts, Action> = {
  clause: 'T-3',
  cost: ({ towns }, { to = '' }) => (towns[to]?.supply ? 0 : 1),
};

/** Candidates are given in reverse, so that sorting shows. */
const retreat = (
  ranks?: readonly Rank<Facts, Action>[],
  offered = ['erie', 'york', 'utica', 'albany'],
): AskPhase =>
  phases.ask<AskFrame>()({
    clause: 'T-1',
    verbs: { flee: { to: 'town' }, stand: {} },
    facts: ({ towns }) => ({ towns }),
    *candidates() {
      yield { do: 'stand' };
      for (const to of offered.toSorted().reverse()) yield { do: 'flee', to };
    },
    guards: {
      flee: [
        { clause: 'T-1.1', holds: ({ towns }, { to }) => towns[to] !== undefined },
        { clause: 'T-1.2', holds: (_, { to }) => to !== 'utica' },
      ],
    },
    ...(ranks === undefined ? {} : { ranks }),
    apply: { flee: ({ done }) => done(), stand: ({ done }) => done() },
  });

const state = (towns: RetreatState['towns']): RetreatState => ({
  agenda: [],
  outcome: null,
  towns,
});
const FRAME: AskFrame = { f: 'retreat', by: 'us' };
const flee = (to: string): Action => ({ do: 'flee', to });
const open = { losses: 0, supply: true };

describe('what is legal and not listed', () => {
  const phase = phases.ask<AskFrame>()({
    clause: 'T-1',
    verbs: { flee: { to: 'town' } },
    facts: ({ towns }) => ({ towns }),
    candidates: () => [{ do: 'flee' as const, to: 'erie' }],
    unlisted: () => ['utica', 'york'].map((to) => ({ do: 'flee' as const, to })),
    guards: { flee: [{ clause: 'T-1.2', holds: (_, { to }) => to !== 'utica' }] },
    apply: { flee: ({ done }) => done() },
  });
  const listing = phase.list(state({ erie: open, york: open }), FRAME);

  it('is accepted where no guard forbids it', () => {
    expect(listing.choices()).toEqual([flee('erie')]);
    expect(listing.unlisted()).toEqual([flee('york')]);
    const cited = ['erie', 'york', 'utica', 'albany'].map((to) => listing.ruling(flee(to))?.clause);
    expect(cited).toEqual([undefined, undefined, 'T-1.2', 'T-1']);
  });
});

describe('bars', () => {
  const phase = phases.ask<AskFrame>()({
    clause: 'T-1',
    verbs: { flee: { to: 'town' } },
    facts: ({ towns }) => ({ towns }),
    candidates: () => ['erie', 'utica', 'york'].map((to) => ({ do: 'flee' as const, to })),
    guards: {
      flee: [
        { clause: 'T-1.1', holds: (_, { to }) => to !== 'york' },
        {
          clauses: ['T-1.2', 'T-1.3'],
          barredBy: ({ towns }: Facts, { to }) =>
            towns[to] === undefined ? 'T-1.2' : towns[to].supply ? null : 'T-1.3',
          instead: () => [{ do: 'flee' as const, to: 'erie' }],
        },
        { clause: 'T-1.4', holds: (_, { to }) => to !== 'albany' },
      ],
    },
    apply: { flee: ({ done }) => done() },
  });
  const shut = { losses: 0, supply: false };
  const listing = phase.list(state({ erie: open, utica: shut, york: shut, albany: open }), FRAME);

  it('cite the reason that the facts have found, among the guards in their order', () => {
    const cited = ['erie', 'york', 'utica', 'nowhere', 'albany'].map(
      (to) => listing.ruling(flee(to))?.clause ?? null,
    );
    expect(cited).toEqual([null, 'T-1.1', 'T-1.3', 'T-1.2', 'T-1.4']);
  });

  it('name what comes nearest to what they bar, and nothing else does', () => {
    const better = ['utica', 'york', 'albany'].map((to) => listing.ruling(flee(to))?.better);
    expect(better).toEqual([[flee('erie')], [], []]);
  });

  it('take out candidates and count for coverage with all their reasons', () => {
    expect(listing.choices()).toEqual([flee('erie')]);
    expect(listing.passes(flee('utica'))).toBe(false);
    expect(phase.cites).toEqual(['T-1.1', 'T-1.2', 'T-1.3', 'T-1.4']);
  });
});

describe('guards', () => {
  const listing = retreat().list(state({ erie: open, york: open, utica: open }), FRAME);

  it('take out candidates, and the list is sorted by key', () => {
    expect(listing.choices()).toEqual([flee('erie'), flee('york'), { do: 'stand' }]);
  });

  it('refuse with the clause of the first that does not hold', () => {
    expect(listing.ruling(flee('albany'))).toEqual({ clause: 'T-1.1', better: [] });
    expect(listing.ruling(flee('utica'))).toEqual({ clause: 'T-1.2', better: [] });
    expect(listing.ruling(flee('york'))).toBeNull();
  });

  it('leave a verb without guards alone', () => {
    expect(listing.ruling({ do: 'stand' })).toBeNull();
  });

  it('can be asked alone', () => {
    expect([listing.passes(flee('york')), listing.passes(flee('utica'))]).toEqual([true, false]);
  });

  it('do not let in what is no candidate; the clause of the decision refuses it', () => {
    const narrow = retreat(undefined, ['erie']).list(state({ erie: open, york: open }), FRAME);
    expect(narrow.choices()).toEqual([flee('erie'), { do: 'stand' }]);
    expect(narrow.ruling(flee('york'))).toEqual({ clause: 'T-1', better: [] });
    const ranked = retreat([supply], ['erie']).list(state({ erie: open, york: open }), FRAME);
    expect(ranked.ruling(flee('york'))?.clause).toBe('T-1');
  });
});

describe('ranks', () => {
  const towns = {
    albany: { losses: 1, supply: true },
    erie: { losses: 0, supply: false },
    york: { losses: 0, supply: true },
    utica: { losses: 0, supply: true },
  };
  // Standing firm is no retreat and is compared with nothing by the first rank.
  const onlyRetreats: Rank<Facts, Action> = {
    clause: 'T-3',
    cost: (facts, action) => (action.do === 'stand' ? null : supply.cost(facts, action)),
  };
  const listing = retreat([losses, onlyRetreats]).list(state(towns), FRAME);

  it('leave the least cost, one after the other, and what is not compared', () => {
    expect(listing.choices()).toEqual([flee('york'), { do: 'stand' }]);
  });

  it('refuse with their clause and give the better actions', () => {
    const better = [flee('york'), { do: 'stand' }];
    expect(listing.ruling(flee('albany'))).toEqual({ clause: 'T-2', better });
    expect(listing.ruling(flee('erie'))).toEqual({ clause: 'T-3', better });
    expect(listing.ruling(flee('york'))).toBeNull();
    expect(listing.ruling({ do: 'stand' })).toBeNull();
  });

  it('come after the guards', () => {
    expect(listing.ruling(flee('utica'))).toEqual({ clause: 'T-1.2', better: [] });
  });

  it('that compare nothing keep everything', () => {
    const silent: Rank<Facts, Action> = { clause: 'T-9', cost: () => null };
    expect(retreat([silent]).list(state(towns), FRAME).choices()).toHaveLength(4);
  });
});

describe('a phase', () => {
  it('cites the clauses of its guards and ranks, each once', () => {
    expect(retreat([losses, losses]).cites).toEqual(['T-1.1', 'T-1.2', 'T-2']);
  });
});
