import { locale } from '../session.js';

/** Points that a picture in a list is wide. */
export const SMALL = 390;

interface PictureProps {
  readonly ruleset: string;
  /** Of a board that is too large to be read as a whole, the part with which the scenario opens. */
  readonly scenario?: string | undefined;
  /** A drawing of what lies on it. */
  readonly pieces?: string | undefined;
}

/** A small picture of a board, beside words that say all. */
export function Picture({ ruleset, scenario, pieces }: PictureProps) {
  const query = new URLSearchParams({
    ...{ width: `${SMALL}`, furniture: 'none', locale: locale() },
    ...(scenario === undefined ? {} : { scenario }),
  });
  const ground = `/v1/rulesets/${encodeURIComponent(ruleset)}/ground.svg?${query}`;
  return (
    <span class="pic" aria-hidden="true">
      <img src={ground} alt="" loading="lazy" />
      {pieces !== undefined && (
        <img src={`data:image/svg+xml,${encodeURIComponent(pieces)}`} alt="" />
      )}
    </span>
  );
}
