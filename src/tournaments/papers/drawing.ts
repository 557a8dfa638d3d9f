import { escaped } from '../../common/escaped.js';
import { poolName } from '../../competition/fold/pools.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import type { Locale } from '../../language/locale.js';
import { shortened } from './shortened.js';
import type { StandingLine } from './standing-lines.js';
import { headings, wordOf } from './words.js';

const [WIDTH, ROW, EDGE] = [640, 28, 20];
const LONGEST = 40;
const STYLE = `text{font:16px Georgia,"Noto Serif JP",serif;fill:#2b2417}.head{font-weight:bold}.number{text-anchor:end}`;

/** The top of the table as an SVG, for streams and the web pages of clubs. */
export function drawingOf(
  event: Tournament,
  standings: readonly StandingLine[],
  { first, locale }: { first: number; locale: Locale },
): string {
  const shown = standings.slice(0, first);
  const rows = shown.map(({ entry, points, ...line }, i) =>
    row(i, [placeIn(event, line), event.entries[entry - 1]?.name ?? '', `${points}`]),
  );
  const rest = standings.length - shown.length;
  const more = rest > 0 ? [row(shown.length, ['', `${wordOf('more', locale)} ${rest}`, ''])] : [];
  const height = (shown.length + more.length + 2) * ROW + 2 * EDGE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" lang="${locale}">`,
    `<title>${escaped(event.name)}</title><style>${STYLE}</style>`,
    `<rect width="${WIDTH}" height="${height}" fill="#f6f1e3"/>`,
    `<text class="head" x="${EDGE}" y="${EDGE + ROW / 2}">${escaped(shortened(event.name, LONGEST))}</text>`,
    row(-1, headings(['rank', 'name', 'points'], locale), 'head'),
    ...[...rows, ...more, '</svg>'],
  ].join('\n');
}

/** The place as it stands in the table, e.g. `3`; while pools are played, that in the pool, e.g. `A3`. */
const placeIn = (
  { advanced }: Tournament,
  { rank, pool, poolRank }: Pick<StandingLine, 'rank' | 'pool' | 'poolRank'>,
): string =>
  typeof pool === 'number' && advanced === null ? `${poolName(pool)}${poolRank}` : `${rank}`;

function row(i: number, [rank = '', name = '', points = '']: readonly string[], head = ''): string {
  const y = EDGE + (i + 2) * ROW + ROW / 2;
  return [
    `<text class="number ${head}" x="${EDGE + 50}" y="${y}">${escaped(rank)}</text>`,
    `<text class="${head}" x="${EDGE + 70}" y="${y}">${escaped(shortened(name, LONGEST))}</text>`,
    `<text class="number ${head}" x="${WIDTH - EDGE}" y="${y}">${escaped(points)}</text>`,
  ].join('');
}
