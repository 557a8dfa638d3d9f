/** What a picture shows with its faces up, and where it shows backs alone. */
const OPEN = '[data-laid=open]';
const CLOSED = '[data-laid=closed]';

const parsed = (text: string): Document => new DOMParser().parseFromString(text, 'image/svg+xml');

/** The pieces of one seat, with what every other one sees of its own in the place of backs. */
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
    // Beside those of another side it has the room of its backs; where it is alone it stands as its owner sees it.
    if (own.has(place)) back.replaceWith(board.importNode(stack, true));
    else {
      back.remove();
      board.documentElement.append(board.importNode(inPlace(stack), true));
    }
  }
  return new XMLSerializer().serializeToString(board);
}

const placeOf = ({ dataset }: SVGElement): string | undefined => dataset['stack'];

/** With the groups around it, which say where and how it is drawn. */
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
