import { beforeMore } from '../../kernel/action.js';
import { seeded } from '../../kernel/random.js';
import { HEX_IDS } from '../components/map.js';
import { asTexts, orderOf } from './order.js';

const some = Array.from(HEX_IDS, (_, no) => no).filter((no) => no % 3 === 1 || no > 1700);
const names = (nodes: readonly number[]) => nodes.map((no) => HEX_IDS[no]!);

describe('an order', () => {
  it('puts places as comparing their names does, time and again, each once', () => {
    const inTexts = orderOf(asTexts(HEX_IDS));
    const inKeys = orderOf(asTexts(HEX_IDS, beforeMore));
    const random = seeded(7);
    for (let list = [...some]; list.length > 0; list = list.filter(() => random(3) > 0)) {
      const mixed = [...list, ...list.slice(0, 9)].reverse();
      expect(names(inTexts(mixed))).toEqual(names(list).sort());
      expect(names(inKeys(mixed))).toEqual(names(list).sort(beforeMore));
    }
    expect(inTexts([])).toEqual([]);
  });
});
