import { invalidInput } from '../../errors/errors.js';
import {
  type Board,
  type BoardBox,
  type BoardLook,
  type FirstPart,
  type Locale,
  nearest,
  type Ruleset,
} from '../../rules/index.js';
import type { Mark } from './marks.js';

/** How a caller wants to see a board. */
export interface LookWish {
  readonly locale: Locale;
  /** Width in points. */
  readonly width: number;
  /** Pixels per point; default 1. */
  readonly scale?: number | undefined;
  /** The id of a part of the board. */
  readonly part?: string | undefined;
  /** Id of the place that the picture is to show with its surroundings. */
  readonly around?: string | undefined;
  readonly layer?: 'pieces' | undefined;
  /** `none`: without things that lie on the map but are no part of it. */
  readonly furniture?: 'none' | undefined;
  readonly marks?: readonly Mark[] | undefined;
  /** `embed`: an SVG that carries its typefaces. */
  readonly fonts?: 'embed' | undefined;
}

/** A checked look at the board of a ruleset, and the width of its picture in points and pixels. */
export interface Look extends BoardLook {
  readonly width: number;
  readonly pixels: number;
}

/** Cost of making an SVG, as a share of the cost of painting it as a PNG. */
export const DRAWING = 0.1;

/** How many pixels a PNG may have: as many as a whole board of 2,000 pixels width. */
const MOST_PIXELS = 3e6;

/** The name to ask for the whole board by, where a scenario would otherwise open with a part of it. */
const ALL = 'all';

/** Points: a board at least this wide is laid out for a screen, a narrower one for a telephone. */
const WIDE = 700;

/**
 * Checks a wish against the board. Throws INVALID_INPUT, which names the existing parts, where the part or place is not
 * of that board. With `scenario` and without a part in the wish, the part that the scenario opens with is shown, if it
 * has one.
 */
export function lookAt(rules: Ruleset, wish: LookWish, scenario?: string): Look {
  const { locale, width, scale = 1, layer, furniture } = wish;
  const first = scenario === undefined ? undefined : firstOf(rules, scenario);
  const part = wish.part ?? (wish.around === undefined ? first?.[shownOn(width)] : undefined);
  const box = boxOf(rules, { ...wish, part });
  return {
    ...{ locale, width, pixels: width * scale },
    ...(box && { box }),
    ...(layer && { layer }),
    ...(furniture && { furniture }),
  };
}

function firstOf({ board, scenarios }: Ruleset, scenario: string): FirstPart | undefined {
  const ids = scenarios.map(({ id }) => id);
  if (ids.includes(scenario)) return board.first[scenario];
  throw invalidInput({
    en: `there is no scenario "${scenario}"; there are ${ids.join(', ')}.`,
    ja: `「${scenario}」というシナリオはありません。シナリオは ${ids.join(', ')} です。`,
  });
}

const shownOn = (width: number): keyof FirstPart => (width < WIDE ? 'narrow' : 'wide');

function boxOf(rules: Ruleset, { part, around, width }: LookWish): BoardBox | null {
  const { board } = rules;
  if (part !== undefined && around !== undefined)
    throw invalidInput({
      en: 'ask for a part or for what lies around a place, not for both.',
      ja: 'part と around は同時に指定できません。',
    });
  if (around !== undefined) return board.around(around, width) ?? refusePlace(rules, around);
  if (part === undefined || part === ALL) return null;
  return board.parts.find(({ id }) => id === part)?.box ?? refusePart(board, part);
}

/** Throws INVALID_INPUT, which names the place of the board that is spelt most like the unknown one. */
function refusePlace({ board, components }: Ruleset, place: string): never {
  const ids = components.places.map(({ id }) => id).filter((id) => board.spot(id) !== null);
  const near = nearest(place, ids);
  throw invalidInput({
    en: `no place of this board is called "${place}".${near === null ? '' : ` Is "${near}" meant?`}`,
    ja: `この盤面に「${place}」という場所はありません。${near === null ? '' : `「${near}」のことですか。`}`,
  });
}

function refusePart({ parts }: Board, part: string): never {
  const ids = parts.map(({ id }) => id).join(', ');
  throw invalidInput(
    parts.length === 0
      ? {
          en: 'this board is not shown in parts: leave out "part".',
          ja: 'この盤面に部分図はありません。part を省いてください。',
        }
      : {
          en: `this board has no part "${part}"; its parts are ${ids}; "${ALL}" is the whole.`,
          ja: `この盤面に「${part}」という部分図はありません。部分図は ${ids} です（全体は「${ALL}」）。`,
        },
  );
}

/** Throws INVALID_INPUT where the picture would have too many pixels; it says how wide one of that shape may be. */
export function checkPixels({ board }: Ruleset, { pixels, box = whole(board) }: Look): void {
  const shape = box.height / box.width;
  if (pixels * pixels * shape <= MOST_PIXELS) return;
  const most = Math.floor(Math.sqrt(MOST_PIXELS / shape));
  throw invalidInput({
    en: `a picture of this shape may be at most ${most} pixels wide (width × scale).`,
    ja: `この形の画像の幅(width×scale)は${most}ピクセルまでです。`,
  });
}

const whole = ({ size }: Board): BoardBox => ({ x: 0, y: 0, ...size });

/** Cache key of a look, without its locale. */
export const nameOf = ({ pixels, width, box }: Look): string =>
  [pixels, width, ...(box ? [box.x, box.y, box.width, box.height] : [])].join(' ');
