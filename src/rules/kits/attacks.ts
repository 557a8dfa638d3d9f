import type { Action } from '../kernel/action.js';

/**
 * verb -> where its actions lead: the name of the field with the place, or a function that finds the place in the view
 * of the seat that acts.
 */
export type Ways<V> = {
  readonly [verb: string]: string | ((view: V, action: Action) => string | null | undefined);
};

/**
 * Makes a function that returns the place an action attacks: the place it leads to, if its player sees enemies there.
 * null: it attacks nobody.
 */
export const attacksOf =
  <V>(ways: Ways<V>, isHostile: (view: V, place: string) => boolean) =>
  (view: V, action: Action): string | null => {
    const way = Object.hasOwn(ways, action.do) ? ways[action.do] : undefined;
    const place = typeof way === 'string' ? action[way] : way?.(view, action);
    return typeof place === 'string' && isHostile(view, place) ? place : null;
  };
