import qrcode from 'qrcode-generator';

/** White squares around it, as many as readers need to find it. */
const MARGIN = 4;

/** A QR code as the path of its black squares, each of one unit. */
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
