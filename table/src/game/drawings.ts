import { locale } from '../session.js';
import type { Box } from './camera.js';
import type { Table } from './table.js';

/** Points that every picture is drawn for: fine enough to come close, and one ground for all. */
const WIDTH = '1200';

/** The picture as a part of this page. It comes from our own service; scripts in it would not run here. */
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

/** The size of most of what is written on it, in its own units. */
export function printOf(svg: SVGSVGElement): number {
  const sizes = Array.from(svg.querySelectorAll('text'), (text) =>
    Number(text.getAttribute('font-size') ?? text.parentElement?.getAttribute('font-size')),
  ).filter((size) => size > 0);
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? boxOf(svg).width / 60;
}

const askedAs = (part: string): string => (part === WHOLE ? 'all' : part);

let isDrawn: () => void = () => undefined;
/** Settled when the board has been drawn for the first time: what is large and not seen on it can wait for that. */
export const firstDrawn = new Promise<void>((done) => (isDrawn = done));
export const tellDrawn = (): void => isDrawn();

/** The ground is the same in every game and at every version: fetched once, the pieces laid over it anew. */
const grounds = new Map<string, Promise<string>>();

/** All of a board that is shown in parts, as the page names it. */
export const WHOLE = 'whole';

/** No part: the one with which the scenario opens, as a game shows it. */
function groundPath({ game }: Table, part: string): string {
  const query = new URLSearchParams({ width: WIDTH, locale: locale(), furniture: 'none' });
  if (part === '') query.set('scenario', game.scenario);
  else query.set('part', askedAs(part));
  return `/v1/rulesets/${game.ruleset.id}/ground.svg?${query}`;
}

/** As the head of the page asks for it: without a token, so that what is on its way already is taken. */
async function fetched(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

export function groundOf(table: Table, part: string): Promise<string> {
  const path = groundPath(table, part);
  const known = grounds.get(path) ?? fetched(path);
  grounds.set(path, known);
  known.catch(() => grounds.delete(path));
  return known;
}

/** That ground was the one of this part, too. */
export const nameGround = (table: Table, part: string, ground: Promise<string>): void =>
  void grounds.set(groundPath(table, part), ground);

/** How the board is asked for: by whose invitation, through whose eyes, at which version. */
export const sightOf = ({ invite, as }: Table, at: number | null): object => ({
  ...(invite && { invite }),
  ...(as && { as }),
  ...(at !== null && { at }),
});

export function piecesOf(table: Table, part: string, at: number | null): Promise<string> {
  const query = new URLSearchParams({
    ...{ width: WIDTH, locale: locale(), layer: 'pieces', marks: 'last', furniture: 'none' },
    ...(part && { part: askedAs(part) }),
    ...sightOf(table, at),
  });
  return table.muster.drawing(`/v1/games/${table.game.id}/board.svg?${query}`);
}
