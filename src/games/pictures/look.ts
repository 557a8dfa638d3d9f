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

/** How somebody wants to see a board. */
export interface LookWish {
  readonly locale: Locale;
  /** Points. */
  readonly width: number;
  /** Pixels a point; 1 if not given. */
  readonly scale?: number | undefined;
  /** The id of a part. */
  readonly part?: string | undefined;
  /** A place, by its id. */
  readonly around?: string | undefined;
  readonly layer?: 'pieces' | undefined;
  /** Without what lies on the map and is not of it. */
  readonly furniture?: 'none' | undefined;
  readonly marks?: readonly Mark[] | undefined;
  /** A drawing brings its typefaces along. */
  readonly fonts?: 'embed' | undefined;
}

/** A look at the board of a ruleset, and how many pixels wide its picture is. */
export interface Look extends BoardLook {
  readonly width: number;
  readonly pixels: number;
}

/** A drawing takes a tenth of what it takes to draw a picture of it, about. */
export const DRAWING = 0.1;

/** How many pixels a PNG may have: as many as a whole board 2,000 pixels wide. */
const MOST_PIXELS = 3e6;

/** What all of a board is asked for as, where a part of it would be shown otherwise. */
const ALL = 'all';

/** A board at least this wide is drawn as for a screen, a narrower one as for a telephone. */
const WIDE = 700;

/**
 * INVALID_INPUT, which names the parts there are, where the part or the place is none of that board. Of a game: where
 * nothing is asked for, the part with which its scenario opens, if it has one.
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

/** INVALID_INPUT, which names the place of the board that is spelt most like it. */
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

/** INVALID_INPUT, which says how wide a picture of that shape may be, where it would have too many pixels. */
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

/** What tells one look from another, beside its locale. */
export const nameOf = ({ pixels, width, box }: Look): string =>
  [pixels, width, ...(box ? [box.x, box.y, box.width, box.height] : [])].join(' ');
