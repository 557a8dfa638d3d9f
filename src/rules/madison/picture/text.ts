import type { Locale } from '../../kernel/text.js';
import { CARD, type CardId } from '../components/cards/index.js';
import {
  type LakeId,
  LAKES,
  SPACE,
  SPACE_IDS,
  type SpaceId,
  TRANSIT,
  TRANSIT_NAME,
} from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import { fortOf } from '../questions/control.js';
import type { Off, Place } from '../state.js';
import { drawPiles } from '../view/piles.js';
import type { View } from '../view/view.js';
import { date } from '../words/stage.js';
import {
  about,
  battle,
  card,
  cards,
  duty,
  first,
  fort,
  leader,
  list,
  navalBattle,
  play,
  ship,
  sideName,
  unit,
  vp,
} from './phrases.js';
import { piecesAt, strengthOf } from './placed.js';
import { say, WORD } from './words.js';

/** Pieces of a side at a place in words: `American 7: 4th (regular B3), Hull (* 3/+0)`. */
function force(view: View, side: Side, place: Place | Off, locale: Locale): string[] {
  const pieces = piecesAt(view, side, place);
  const named = [
    ...pieces.leaders.map(([id]) => leader(view, id, locale)),
    ...pieces.units.map(([id, reduced]) => unit(view, id, reduced, locale)),
    ...pieces.ships.map(([id, damaged]) => ship(id, damaged, locale)),
  ];
  const strength = pieces.units.length === 0 ? '' : ` ${strengthOf(pieces)}`;
  const name = sideName(side, locale) + strength;
  return named.length === 0 ? [] : [`${name} – ${list(named, locale)}`];
}

const forces = (view: View, place: Place | Off, locale: Locale) =>
  SIDES.flatMap((side) => force(view, side, place, locale));

/** Facts about a space, besides its pieces. */
function facts(view: View, id: SpaceId, locale: Locale): string[] {
  const works = fortOf(view, id);
  const holder = view.occupied[id];
  const depot = view.depots[id];
  return [
    holder === undefined
      ? ''
      : say(locale, `${sideName(holder, locale)} control`, `${sideName(holder, locale)}支配`),
    works === null ? '' : fort(works, locale),
    view.destroyed[id] === true ? say(locale, 'destroyed', '破壊された町') : '',
    view.basesDestroyed[id] === true
      ? say(locale, 'naval base destroyed', '破壊された海軍基地')
      : '',
    view.backups[id] === true ? say(locale, 'back-up base at work', '予備の基地が稼働') : '',
    depot === undefined
      ? ''
      : say(locale, `${sideName(depot, 'en')} depot`, `${sideName(depot, 'ja')}の補給集積所`),
  ];
}

const spaceLine = (view: View, id: SpaceId, locale: Locale) =>
  about(SPACE[id].name[locale], [...facts(view, id, locale), ...forces(view, id, locale)], locale);

function lakeFacts(view: View, id: LakeId, locale: Locale): string[] {
  const { control, marker } = view.lakes[id];
  return [
    control === null
      ? say(locale, 'nobody controls it', '支配なし')
      : say(locale, `${sideName(control, 'en')} control`, `${sideName(control, 'ja')}支配`),
    marker === null
      ? ''
      : say(locale, `${sideName(marker, 'en')} marker`, `${sideName(marker, 'ja')}の支配マーカー`),
    ...forces(view, id, locale),
  ];
}

const piles = (view: View, locale: Locale) => {
  const sizes = SIDES.map((side) => {
    const [open, down] = [view.hands[side], view.heldCards[side]];
    return say(
      locale,
      `${sideName(side, 'en')} hand ${open}, held ${down}`,
      `${sideName(side, 'ja')}の手札${open}、ホールド${down}`,
    );
  });
  const decks = drawPiles(view).map(({ title, size }) => `${title[locale]} ${size}`);
  return list([...sizes, ...decks], locale);
};

const lasting = (view: View) => [...new Set(view.lasting.map(({ card: id }) => id))] as CardId[];

/** The whole position as its viewer knows it in words, one fact per line, for people who read instead of look. */
export function boardText(view: View, locale: Locale): string {
  const named = (word: keyof typeof WORD, text: string) =>
    about(WORD[word][locale], [text], locale);
  return [
    list([date(view, locale), first(view, locale), duty(view, locale)], locale),
    vp(view, locale),
    play(view, locale),
    view.combat === null ? '' : battle(view.combat, locale),
    view.navalCombat === null ? '' : navalBattle(view.navalCombat, locale),
    ...SPACE_IDS.flatMap((id) => spaceLine(view, id, locale)),
    ...LAKES.flatMap(({ id, name }) => about(name[locale], lakeFacts(view, id, locale), locale)),
    ...about(TRANSIT_NAME[locale], forces(view, TRANSIT, locale), locale),
    ...about(WORD.late[locale], forces(view, 'late', locale), locale),
    ...about(WORD.waiting[locale], forces(view, 'waiting', locale), locale),
    piles(view, locale),
    ...named(
      'inForce',
      list(
        lasting(view).map((id) => card(id, locale)),
        locale,
      ),
    ),
    ...named(
      'discards',
      list(
        (Object.keys(view.discards) as CardId[]).map((id) => CARD[id].title[locale]),
        locale,
      ),
    ),
    ...named('yourHand', cards(view.hand, locale)),
    ...named('held', cards(view.held, locale)),
    ...named('seen', cards(view.seen, locale)),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
