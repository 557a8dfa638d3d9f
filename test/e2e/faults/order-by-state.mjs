// Broken on purpose: the order of a seat's choices depends on things that the seat may not know.
import { hashOf } from '#muster/common/hash.js';
import { RULESETS } from '#muster/rules/index.js';

for (const phase of RULESETS.flatMap(({ phases }) => Object.values(phases))) {
  const { list } = phase;
  if (list === undefined) continue;
  const turned = function (state, ...more) {
    const listing = list.call(this, state, ...more);
    const first = Number.parseInt(hashOf(state).slice(0, 6), 16);
    const choices = () => {
      const own = listing.choices();
      return own.map((_, i) => own[(first + i) % own.length]);
    };
    return Object.assign(Object.create(listing), { choices });
  };
  Object.defineProperty(phase, 'list', { value: turned });
}
