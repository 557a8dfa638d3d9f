/** Names in the style sheet, in the order of the seats. */
const STYLES = ['one', 'two'];

/** How a side is coloured on the page. */
export const styleOf = ({ seats }: { readonly seats: readonly string[] }, seat: string): string =>
  STYLES[seats.indexOf(seat)] ?? '';
