import { locale } from '../session.js';

/** The width of a picture in a list, in points. */
export const SMALL = 390;

interface PictureProps {
  readonly ruleset: string;
  /** For a board too large to be read as a whole: the scenario whose first part is shown. */
  readonly scenario?: string | undefined;
  /** A drawing of the pieces on it. */
  readonly pieces?: string | undefined;
}

/** A small picture of a board, beside words that say everything. */
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
