import type { Action } from '../kernel/action.js';

/** Where an action of a verb leads: the field that names the place, or what finds it in the view of who acts. */
export type Ways<V> = {
  readonly [verb: string]: string | ((view: V, action: Action) => string | null | undefined);
};

/** The place that an action attacks: where it leads, if its player sees enemies there; null: it attacks nobody. */
export const attacksOf =
  <V>(ways: Ways<V>, isHostile: (view: V, place: string) => boolean) =>
  (view: V, action: Action): string | null => {
    const way = Object.hasOwn(ways, action.do) ? ways[action.do] : undefined;
    const place = typeof way === 'string' ? action[way] : way?.(view, action);
    return typeof place === 'string' && isHostile(view, place) ? place : null;
  };
