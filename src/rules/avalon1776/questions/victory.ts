import type { Outcome } from '../../kernel/frame.js';
import { isIn } from '../components/regions.js';
import type { Victory } from '../components/scenarios/index.js';
import { other, type Side } from '../components/side.js';
import { townOf } from '../components/towns.js';
import { scenarioIn, type State1776 } from '../state.js';
import { csg2Verdict, csg3Verdict, warVerdict } from './campaign/victory.js';
import { hexesIn, inside, points, presentAt } from './force.js';
import { scoreOf } from './score.js';

type By<K extends Victory['by']> = Extract<Victory, { by: K }>;
type Judges = { readonly [K in Victory['by']]: (state: State1776, victory: By<K>) => Outcome };

const hexOf = (town: string): string => townOf(town)?.hex ?? town;
/** The points that hold a town; A1776-opt.I.G decoys do not. */
const strengthAt = (state: State1776, side: Side, hex: string): number =>
  points(presentAt(state, side, hex));
const stands = (state: State1776, side: Side, town: string): boolean =>
  strengthAt(state, side, hexOf(town)) > 0;
const isInside = (state: State1776, side: Side, town: string): boolean =>
  points(inside(state.hexes[hexOf(town)]?.[side])) > 0;
/** Whether a side has a point in a town, and the enemy no combat unit. */
const holds = (state: State1776, side: Side, town: string): boolean =>
  stands(state, side, town) && !stands(state, other(side), town);

const won = (winner: Side, reason: string, clause: string): Outcome => ({ winner, reason, clause });
const drawn = (reason: string, clause: string): Outcome => ({ winner: null, reason, clause });

/** A1776-scn4.victory.british the printed points of a side in the zone. */
const inZone = (state: State1776, { zone }: By<'raid'>, side: Side): number =>
  hexesIn(state).reduce(
    (sum, hex) => sum + (isIn(zone, hex) ? strengthAt(state, side, hex) : 0),
    0,
  );

const commerceLeft = (state: State1776): number =>
  Object.values(state.hexes).filter(({ commerce }) => commerce).length;

const JUDGES: Judges = {
  /**
   * A1776-basic.VII.victory.british the British win by a lead of so many points; A1776-basic.VII.victory.american with
   * anything less the Americans win: there is no draw.
   */
  points(state, { margin }) {
    const { us, gb } = scoreOf(state) ?? { us: 0, gb: 0 };
    return gb - us >= margin
      ? won('gb', 'points', 'A1776-basic.VII.victory.british')
      : won('us', 'held', 'A1776-basic.VII.victory.american');
  },
  /** A1776-scn1.victory.british, A1776-scn1.victory.american, else A1776-scn1.victory.draw */
  garrisons(state, { inside, alone, cleared }) {
    if (
      inside.some((town) => isInside(state, 'gb', town)) ||
      alone.some((town) => holds(state, 'gb', town))
    )
      return won('gb', 'garrisons', 'A1776-scn1.victory.british');
    const isLeft =
      cleared.hexes.some((town) => stands(state, 'gb', town)) ||
      cleared.inside.some((town) => isInside(state, 'gb', town));
    return isLeft
      ? drawn('contested', 'A1776-scn1.victory.draw')
      : won('us', 'cleared', 'A1776-scn1.victory.american');
  },
  /**
   * A1776-scn2.victory.british enemies in the towns do not matter; A1776-scn2.victory.american else the Americans win,
   * there is no draw.
   */
  occupation(state, { all, some, of }) {
    const taken = of.filter((town) => stands(state, 'gb', town)).length;
    return all.every((town) => stands(state, 'gb', town)) && taken >= some
      ? won('gb', 'occupation', 'A1776-scn2.victory.british')
      : won('us', 'prevented', 'A1776-scn2.victory.american');
  },
  /** A1776-scn3.victory.british, A1776-scn3.victory.american, else A1776-scn3.victory.draw */
  holding(state, { british, american }) {
    if (british.every((town) => holds(state, 'gb', town)))
      return won('gb', 'holding', 'A1776-scn3.victory.british');
    return american.some((town) => holds(state, 'us', town))
      ? won('us', 'foothold', 'A1776-scn3.victory.american')
      : drawn('undecided', 'A1776-scn3.victory.draw');
  },
  /** A1776-camp.IV.A, A1776-camp.IV.B.1 */
  war: (state) => warVerdict(state),
  /** A1776-csg2.victory.british.A, A1776-csg2.victory.british.B, A1776-csg2.victory.american */
  towns: (state) => csg2Verdict(state),
  /** A1776-csg3.victory.british.A, A1776-csg3.victory.british.B, A1776-csg3.victory.american */
  areas: (state) => csg3Verdict(state),
  /**
   * A1776-scn4.victory.british the British also need a point in the zone; A1776-scn4.victory.american else the
   * Americans win, there is no draw.
   */
  raid(state, victory) {
    const { ratio } = victory;
    const [us, gb] = [inZone(state, victory, 'us'), inZone(state, victory, 'gb')];
    const isStrong = gb > 0 && gb * ratio.american >= us * ratio.british;
    return commerceLeft(state) === 0 && isStrong
      ? won('gb', 'raid', 'A1776-scn4.victory.british')
      : won('us', 'spared', 'A1776-scn4.victory.american');
  },
};

/** A1776-basic.V.victory, A1776-adv.V.C how the game ends, from the board after its last turn. */
export function verdictOf(state: State1776): Outcome {
  const { victory } = scenarioIn(state);
  const judge = JUDGES[victory.by] as (state: State1776, victory: Victory) => Outcome;
  return judge(state, victory);
}
