import type { Ruleset } from '../../../client/src/index.js';
import { listWords } from '../words.js';

/** A link to the lesson of a ruleset; nothing if it has none. `of`: the name in the link. */
export const Learn = ({ rules, of }: { rules: Ruleset | undefined; of?: string }) =>
  rules?.lesson ? (
    <a class="btn learn" href={`/play/learn?ruleset=${rules.id}`}>
      {listWords().learn}
      {of && `: ${of}`}
    </a>
  ) : null;
