import { type AskFrame, frame } from '../../kernel/frame.js';
import type { Scenario } from '../components/scenarios/index.js';
import type { Side } from '../components/side.js';
import type { BerthFrame, DeployFrame, SideFrame } from '../frames.js';

/** The frames for what the set-up of a side leaves it to choose, in the order in which it is asked. */
export function placings(
  scenario: Scenario,
  side: Side,
  options: { readonly [option: string]: boolean },
): AskFrame[] {
  const frames: AskFrame[] = [];
  for (const [nth, { option, units, where }] of scenario.setup[side].entries()) {
    if (option === 'inverted' || (option !== undefined && options[option] !== true)) continue;
    const { B: boats = 0 } = units;
    for (let boat = 0; boat < boats; boat++)
      frames.push(frame<BerthFrame>({ f: 'berth', by: side, nth }));
    if (boats === 0 && !('at' in where) && !('box' in where))
      frames.push(frame<DeployFrame>({ f: 'deploy', by: side, nth, left: { ...units } }));
  }
  if (leavesChoice(scenario, side)) frames.push(frame<SideFrame>({ f: 'dispose', by: side }));
  return frames;
}

/**
 * A1776-scn1.special.3, A1776-scn3.special.3 whether a side may choose to begin outside a fort of its own, or
 * entrenched.
 */
const leavesChoice = ({ setup: entries, mayDigIn }: Scenario, side: Side): boolean =>
  mayDigIn === true ||
  entries[side].some(({ units, insideFort }) => units.F !== undefined && insideFort !== true);
