/** Selectors of a picture's stacks that are shown face up (`OPEN`) and with their backs only (`CLOSED`). */
const OPEN = '[data-laid=open]';
const CLOSED = '[data-laid=closed]';

const parsed = (text: string): Document => new DOMParser().parseFromString(text, 'image/svg+xml');

/** The picture that one seat sees, with backs replaced by what the other seats see of their own pieces. */
export function laidOver(picture: string, others: readonly string[]): string {
  const board = parsed(picture);
  const own = new Set([...board.querySelectorAll<SVGElement>(OPEN)].map(placeOf));
  const backs = [...board.querySelectorAll<SVGElement>(CLOSED)];
  for (const stack of others.flatMap((one) => [
    ...parsed(one).querySelectorAll<SVGElement>(OPEN),
  ])) {
    const place = placeOf(stack);
    const back = backs.find((one) => placeOf(one) === place);
    if (back === undefined) continue;
    // A stack beside one of another side gets the room of its backs; a stack alone in its place is drawn as its owner
    // sees it.
    if (own.has(place)) back.replaceWith(board.importNode(stack, true));
    else {
      back.remove();
      board.documentElement.append(board.importNode(inPlace(stack), true));
    }
  }
  return new XMLSerializer().serializeToString(board);
}

const placeOf = ({ dataset }: SVGElement): string | undefined => dataset['stack'];

/** A copy of a stack inside the groups around it, which set its position and style. */
function inPlace(stack: Element): Element {
  let placed = stack.cloneNode(true) as Element;
  const root = stack.ownerDocument.documentElement;
  for (let around = stack.parentElement; around && around !== root; around = around.parentElement) {
    const group = around.cloneNode(false) as Element;
    group.append(placed);
    placed = group;
  }
  return placed;
}
