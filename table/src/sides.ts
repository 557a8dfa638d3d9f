/** Class names in the style sheet, in the order of the seats. */
const STYLES = ['one', 'two'];

/** The class name for the colour of a side. */
export const styleOf = ({ seats }: { readonly seats: readonly string[] }, seat: string): string =>
  STYLES[seats.indexOf(seat)] ?? '';
