import type { EventWhole } from '../../../client/src/events.js';
import type { Ruleset } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { muster } from '../session.js';

type Settings = Pick<EventWhole['settings'], 'ruleset'>;

let asked: Promise<readonly Ruleset[]> | undefined;

/** All rulesets, which a page asks for once. */
function rulesets(): Promise<readonly Ruleset[]> {
  asked ??= muster()
    .rulesets()
    .catch((problem: unknown) => {
      asked = undefined;
      throw problem;
    });
  return asked;
}

/** The ruleset of an event; undefined until it is known. */
export const useRules = ({ ruleset }: Settings): Ruleset | undefined =>
  useLoaded(rulesets, []).value?.find(({ id }) => id === ruleset);

/** The title of a scenario, or its id where that is not known. */
export const titleOf = (rules: Ruleset | undefined, scenario: string): string =>
  rules?.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;

type SeatNames = Ruleset['scenarios'][number]['seatNames'];

/** The names of the sides in a scenario. */
export const seatsIn = (rules: Ruleset | undefined, scenario: string | null): SeatNames =>
  rules?.scenarios.find(({ id }) => id === scenario)?.seatNames ??
  rules?.scenarios[0]?.seatNames ??
  [];

/** The name of a side, or its id where that is not known. */
export const sideOf = (rules: Ruleset | undefined, scenario: string | null, seat: string): string =>
  seatsIn(rules, scenario).find(({ id }) => id === seat)?.name ?? seat;
