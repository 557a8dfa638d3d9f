import qrcode from 'qrcode-generator';

/** The white margin in squares, as wide as readers need it. */
const MARGIN = 4;

/** A QR code as a path of its black squares; a square has the size of one unit. */
export function squaresOf(text: string): { readonly size: number; readonly path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => row);
  const squares = rows.flatMap((y) => rows.filter((x) => code.isDark(y, x)).map((x) => [x, y]));
  const path = squares.map(([x = 0, y = 0]) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`).join('');
  return { size: count + 2 * MARGIN, path };
}
