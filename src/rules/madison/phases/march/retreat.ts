import type { Clause } from '../../../kernel/clauses.js';
import { frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import type { SpaceId } from '../../components/map.js';
import type { RetreatCause, RetreatFrame } from '../../frames.js';
import type { EvadeFrame, FallBackFrame } from '../../frames/march.js';
import { takeStock } from '../../questions/points.js';
import { isHeld, surrender, takeRoute } from '../../questions/retreat.js';
import {
  allOf,
  bestOf,
  isRoute,
  PRIORITIES,
  type Route,
  type Routes,
} from '../../questions/route.js';
import { routesFrom } from '../../questions/routes.js';
import type { MadisonState } from '../../state.js';
import { ask, run } from '../phase.js';

interface Facts {
  readonly routes: Routes;
  readonly cause: RetreatCause;
}

interface To {
  readonly to: SpaceId;
}

type Way = Route | Clause | undefined;

/** MMW-9.41 the clause that forbids a way; before combat all leave or none. */
const barOf = (way: Way, cause: RetreatCause, none: Clause): Clause | null => {
  if (way === undefined) return none;
  if (!isRoute(way)) return way;
  return cause === 'before-combat' && way.strands ? 'MMW-9.41' : null;
};

const byLand = {
  clauses: [
    'MMW-10.71',
    'MMW-10.72.a',
    'MMW-10.72.b',
    'MMW-10.72.d',
    'MMW-3.63',
    'MMW-11.53',
    'MMW-10.73',
    'MMW-9.41',
  ],
  barredBy: ({ routes, cause }: Facts, { to }: To) =>
    barOf(routes.land.get(to), cause, 'MMW-10.71'),
};

const byWater = {
  clauses: ['MMW-10.82', 'MMW-9.47', 'MMW-10.84', 'MMW-9.41'],
  barredBy: ({ routes, cause }: Facts, { to }: To) =>
    barOf(routes.water.get(to), cause, 'MMW-10.82'),
};

function* candidatesOf({ routes }: Facts) {
  for (const to of routes.land.keys()) yield { do: 'retreat' as const, to };
  for (const to of routes.water.keys()) yield { do: 'retreat-by-water' as const, to };
}

interface Choice {
  readonly do: string;
  readonly to?: SpaceId;
}

function routeOf({ routes }: Facts, choice: Choice): Route | null {
  if (choice.to === undefined) return null;
  const way = (choice.do === 'retreat' ? routes.land : routes.water).get(choice.to);
  return isRoute(way) ? way : null;
}

const ranks = PRIORITIES.map(({ clause, cost }) => ({
  clause,
  cost: (x: Facts, choice: Choice): number | null => {
    const route = routeOf(x, choice);
    // a force that stands does not retreat
    return route === null ? null : cost(route);
  },
}));

/** MMW-10.71 the owner of a beaten force chooses among the ways that are equally good. */
export const retreat = ask<RetreatFrame>()({
  clause: 'MMW-10.71',
  interrupt: true,
  verbs: { retreat: { to: 'space' }, 'retreat-by-water': { to: 'space' } },
  facts: (state, { by, space, cause }): Facts => ({
    routes: routesFrom(state, by, space, cause),
    cause,
  }),
  candidates: candidatesOf,
  guards: { retreat: [byLand], 'retreat-by-water': [byWater] },
  ranks,
  apply: { retreat: leave, 'retreat-by-water': leave },
});

/** MMW-9.4, MMW-9.41 the enemy has come: the force retreats before combat, or stands. */
export const evade = ask<EvadeFrame>()({
  clause: 'MMW-9.41',
  interrupt: true,
  verbs: { retreat: { to: 'space' }, 'retreat-by-water': { to: 'space' }, stand: {} },
  facts: (state, { by, space }): Facts => ({
    routes: routesFrom(state, by, space, 'before-combat'),
    cause: 'before-combat',
  }),
  *candidates(x) {
    yield* candidatesOf(x);
    yield { do: 'stand' };
  },
  guards: { retreat: [byLand], 'retreat-by-water': [byWater] },
  ranks,
  apply: {
    retreat: leave,
    'retreat-by-water': leave,
    stand({ frame: { by, space }, table, done }) {
      table.say({ type: 'stood', clause: 'MMW-9.45.c', data: { side: by, space } });
      done();
    },
  },
});

function leave(
  {
    state,
    frame: { by, space, ...rest },
    table,
    done,
    push,
  }: Turn<MadisonState, RetreatFrame | EvadeFrame>,
  choice: Choice,
): void {
  const cause = 'cause' in rest ? rest.cause : 'before-combat';
  const route = routeOf({ routes: routesFrom(state, by, space, cause), cause }, choice);
  done();
  if (route !== null) push(...takeRoute(state, by, space, cause, route, table));
}

/** A force that must leave surrenders, takes the only way, or chooses one. Then the remaining pieces do the same. */
export const fallBack = run<FallBackFrame>({
  clause: 'MMW-10.7',
  run({ state, frame, table, push }) {
    const { by, space, cause } = frame;
    if (!isHeld(state, by, space)) {
      if (isNoFightOpen(state)) takeStock(state, table);
      return;
    }
    const [only, more] = bestOf(allOf(routesFrom(state, by, space, cause)));
    if (only === undefined) push(...surrender(state, by, space, cause, table), frame);
    else if (more === undefined) push(...takeRoute(state, by, space, cause, only, table));
    else push(framed<RetreatFrame>({ f: 'retreat', by, space, cause }));
  },
});

const isNoFightOpen = ({ agenda }: MadisonState): boolean =>
  !agenda.some(({ f }) => f === 'combat' || f === 'entered');
