import type { Ruleset } from '../../../client/src/index.js';
import { listWords } from '../words.js';

/** Leads to the first game that teaches a ruleset; nothing where it has none. `of`: what it names. */
export const Learn = ({ rules, of }: { rules: Ruleset | undefined; of?: string }) =>
  rules?.lesson ? (
    <a class="btn learn" href={`/play/learn?ruleset=${rules.id}`}>
      {listWords().learn}
      {of && `: ${of}`}
    </a>
  ) : null;
