import { locale } from '../session.js';
import type { Box } from './camera.js';
import { askedAs, groundAt, keepGround, piecesPath, sameGround, WIDTH } from './pictures.js';
import type { Table } from './table.js';

/** The picture as an element of this page. It comes from our own service; scripts in it would not run here. */
export function drawn(text: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const svg = document.importNode(documentElement, true) as unknown as SVGSVGElement;
  svg.removeAttribute('style');
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', '100%');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

export const boxOf = (svg: SVGSVGElement): Box => {
  const [x = 0, y = 0, width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  return { x, y, width, height };
};

/** The median size of the print in a picture, in its own units. */
export function printOf(svg: SVGSVGElement): number {
  const sizes = Array.from(svg.querySelectorAll('text'), (text) =>
    Number(text.getAttribute('font-size') ?? text.parentElement?.getAttribute('font-size')),
  ).filter((size) => size > 0);
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? boxOf(svg).width / 60;
}

let isDrawn: () => void = () => undefined;
/** Resolves when the board has been drawn for the first time; large files that are not seen on it can wait for that. */
export const firstDrawn = new Promise<void>((done) => (isDrawn = done));
export const tellDrawn = (): void => isDrawn();

/** The path of a ground picture. An empty `part`: the one with which the scenario opens. */
function groundPath({ game }: Table, part: string): string {
  const query = new URLSearchParams({ width: WIDTH, locale: locale(), furniture: 'none' });
  if (part === '') query.set('scenario', game.scenario);
  else query.set('part', askedAs(part));
  return `/v1/rulesets/${game.ruleset.id}/ground.svg?${query}`;
}

export const groundOf = (table: Table, part: string): Promise<string> =>
  groundAt(groundPath(table, part));

/** Remembers the ground with which the game opens, for the next time it is opened in this browser. */
export const keepOpening = (table: Table): void => keepGround(table.game.id, groundPath(table, ''));

/** Stores a ground that was fetched under another path as that of this part too. */
export const nameGround = (table: Table, part: string, ground: Promise<string>): void =>
  sameGround(groundPath(table, part), ground);

/** Query parameters that say how the board is seen: with which invitation, as which seat, at which version. */
export const sightOf = ({ invite, as }: Table, at: number | null): object => ({
  ...(invite && { invite }),
  ...(as && { as }),
  ...(at !== null && { at }),
});

/** Value of `Table.as` for the eyes of all seats at once; no seat has this name. */
export const ALL_EYES = 'all seats';

/** The table once for each seat through whose eyes it is drawn. */
export const eyesOf = (table: Table): readonly Table[] =>
  table.as === ALL_EYES ? table.game.seats.map(({ id }) => ({ ...table, as: id })) : [table];

export async function piecesOf(table: Table, part: string, at: number | null): Promise<string> {
  const { game, muster, as } = table;
  const first = part === '' && at === null && !as ? await table.first : null;
  // Somebody may have moved between the two answers, so the versions are compared.
  if (first !== null && first.version === game.version && first.draft === game.draft)
    return first.svg;
  const pictures = await Promise.all(
    eyesOf(table).map((one) => muster.picture(piecesPath(game.id, part, sightOf(one, at)))),
  );
  const [svg = '', ...others] = pictures.map((picture) => picture.svg);
  return others.length === 0 ? svg : (await import('./laid-open.js')).laidOver(svg, others);
}
