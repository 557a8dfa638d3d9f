import { type Facet, VERB } from '../picks.js';
import type { Box } from './camera.js';
import type { Names } from './names.js';
import type { Step } from './replay.js';

interface Props {
  readonly box: Box;
  readonly names: Names;
  /** The places and pieces that may be picked, by id. */
  readonly open: ReadonlyMap<string, Facet>;
  readonly picks: readonly Facet[];
  /** The steps of the other side's turn that have been shown, the last one last. */
  readonly trail: readonly Step[];
}

export const isPicked = (picks: readonly Facet[], id: string): boolean =>
  picks.some(({ field, value }) => field !== VERB && value === id);

type Place = Names['components']['places'][number];

/**
 * The size of an outlined cell, as parts of the distance between cells: to a side and to a corner. It goes a little
 * beyond the border, so that neighbours form one area.
 */
const OVER = { wide: 0.505, high: 0.583 };
const WITHIN = { wide: 0.48, high: 0.555 };

/** The outline of a hexagonal cell with a corner at the top. */
function cell({ at: { x, y } }: Place, pitch: number, reach = WITHIN): string {
  const [wide, high] = [pitch * reach.wide, pitch * reach.high];
  return `M${x} ${y - high}l${wide} ${high / 2}v${high}l${-wide} ${high / 2}l${-wide} ${-high / 2}v${-high}z`;
}

/** The width of the board divided by the size of a ring. */
const RING = 78;

/**
 * Draws green around what may be touched and gold around what is picked, both with a light edge, so that they show on
 * any ground.
 */
export function Glow({ box, names, open, picks, trail }: Props) {
  const { x, y, width, height } = box;
  const { places } = names.components;
  const signs = (kind: 'may' | 'pick', shown: readonly Place[]) =>
    shown.map((place) => {
      const pitch = names.pitch(place);
      const Sign = pitch > 0 ? Cell : Ring;
      return <Sign key={`${kind} ${place.id}`} {...{ place, kind }} size={pitch || width / RING} />;
    });
  const mayBe = places.filter(({ id }) => open.has(id));
  const picked = places.filter(({ id }) => isPicked(picks, id));
  return (
    <svg class="g" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Area {...{ box, names }} cells={mayBe.filter((place) => names.pitch(place) > 0)} />
      {signs('may', mayBe)}
      {signs('pick', picked)}
      {/* Names that the ground defines (`name-<id>`) are drawn again above the rings. */}
      {[...new Set([...mayBe, ...picked])].map(({ id }) => (
        <use key={id} href={`#name-${id}`} />
      ))}
      {trail.map((step, index) => (
        <Trail
          key={step.version}
          {...{ step, names }}
          size={width / RING}
          isNow={index === trail.length - 1}
        />
      ))}
    </svg>
  );
}

interface AreaProps extends Pick<Props, 'box' | 'names'> {
  readonly cells: readonly Place[];
}

/** One line around all these cells together: what is inside it is cut out. */
function Area({ box, names, cells }: AreaProps) {
  if (cells.length === 0) return null;
  const d = cells.map((place) => cell(place, names.pitch(place), OVER)).join('');
  return (
    <>
      <mask id="open-cells" maskUnits="userSpaceOnUse" {...box}>
        <rect {...box} fill="#fff" />
        <path d={d} fill="#000" />
      </mask>
      <g mask="url(#open-cells)">
        <path class="edge" d={d} />
      </g>
    </>
  );
}

interface TrailProps {
  readonly step: Step;
  readonly names: Names;
  readonly size: number;
  readonly isNow: boolean;
}

/** An arrow along the way that something went, or a mark where it happened. */
function Trail({ step, names, size, isNow }: TrailProps) {
  const ids = [step.at[0], step.at.at(-1)];
  const [from, to] = ids.map((id) => names.components.places.find((one) => one.id === id)?.at);
  if (from === undefined || to === undefined) return null;
  const kind = `${step.side === null ? '' : names.side(step.side).style}${isNow ? '' : ' old'}`;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far === 0) return isNow ? <circle class="here" cx={to.x} cy={to.y} r={size} /> : null;
  // The arrow bends a little to the left, so that there and back are two arrows.
  const [x, y] = [
    (from.x + to.x) / 2 + (to.y - from.y) / 6,
    (from.y + to.y) / 2 - (to.x - from.x) / 6,
  ];
  const d = `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
  const turn = (Math.atan2(to.y - y, to.x - x) * 180) / Math.PI;
  return (
    <g class={kind}>
      <path class="arrow case" d={d} />
      <path class="arrow" d={d} />
      <path
        class="tip"
        d={`M${-size} ${-size / 2}L0 0L${-size} ${size / 2}z`}
        transform={`translate(${to.x} ${to.y}) rotate(${turn})`}
      />
    </g>
  );
}

interface SignProps {
  readonly place: Place;
  readonly kind: 'may' | 'pick';
  readonly size: number;
}

function Ring({ place: { id, at }, kind, size }: SignProps) {
  const circle = { cx: at.x, cy: at.y, r: size };
  return (
    <>
      <circle class="case" {...circle} />
      <circle class={kind} {...(kind === 'may' && { 'data-open': id })} {...circle} />
    </>
  );
}

function Cell({ place, kind, size }: SignProps) {
  const d = cell(place, size);
  return (
    <>
      {kind === 'pick' && <path class="case" d={d} />}
      <path
        class={kind === 'may' ? 'area' : kind}
        {...(kind === 'may' && { 'data-open': place.id })}
        d={d}
      />
    </>
  );
}
