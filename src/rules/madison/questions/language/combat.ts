import { type Frame, frame } from '../../../kernel/frame.js';
import type { Modifier } from '../../../kernel/ruleset.js';
import { cardClause } from '../../clauses/cards.js';
import { CARD, type CardId } from '../../components/cards/index.js';
import { other, type Side, SIDES } from '../../components/side.js';
import type { CombatFrame, EffectsFrame, NavalCombatFrame } from '../../frames.js';
import type { Lasting, MadisonState } from '../../state.js';
import { faceOf } from '../pieces.js';
import { allHold, holds, stillHold } from './conditions.js';
import { type Situation } from './fits.js';
import { type CombatRule, effectNo, isCombatRule, isFlagged, numberOf } from './language.js';

/** What cards can cancel in a combat round. */
export type Ignored = 'invasion' | 'amphibious' | 'forest' | 'fort' | `leader-${Side}`;

type AnyFight = CombatFrame | NavalCombatFrame;

const isLand = (fight: AnyFight): fight is CombatFrame => fight.f === 'combat';

/** A combat in progress from the viewpoint of one side. */
export const situationIn = (fight: AnyFight, me: Side): Situation => ({
  me,
  ...(isLand(fight) ? { space: fight.space } : { lake: fight.lake }),
  fight,
});

/** A rule of a card in force in a combat, and the side whose card it is. */
interface InForce {
  readonly card: CardId;
  readonly me: Side;
  readonly rule: CombatRule;
}

const isFirst = (fight: AnyFight): boolean => !isLand(fight) || fight.round === 1;

/**
 * Rules of battle cards for the round in which the card is played. Rules for all rounds are rows of `lasting` instead.
 */
function* ofBattleCards(fight: AnyFight): Iterable<InForce> {
  for (const me of SIDES) {
    const card = fight.used[me];
    if (card === undefined) continue;
    for (const rule of CARD[card].effect)
      if (isCombatRule(rule) && !lasts(rule)) yield { card, me, rule };
  }
}

/**
 * MMW-8.22, MMW-8.27 rules of the card in play, whether for its value or as an event; they apply to every combat of the
 * card play.
 */
function* ofTheCardPlayed(state: MadisonState, fight: AnyFight): Iterable<InForce> {
  const { play } = state;
  if (play === null || play.card === null) return;
  const { card, by: me, use } = play;
  const ops = (use === 'leader' || use === 'units') && CARD[card].when.some((one) => one === 'ops');
  if (ops ? !isFlagged(card, me) : use !== 'event') return;
  // the conditions of an event were checked when it was played
  if (ops && !allHold(state, card, situationIn(fight, me))) return;
  for (const rule of CARD[card].effect)
    if (isCombatRule(rule) && (lasts(rule) || isFirst(fight))) yield { card, me, rule };
}

/** Rules for all rounds, and rules of a card played before the combat, in rounds in which its conditions hold. */
function* ofRows(state: MadisonState, fight: AnyFight): Iterable<InForce> {
  for (const row of state.lasting) {
    if (row.until !== 'combat' || row.space !== (isLand(fight) ? fight.space : undefined)) continue;
    const rule = effectNo(row.card, row.nth);
    if (rule === undefined || !isCombatRule(rule) || !(lasts(rule) || isFirst(fight))) continue;
    if (!stillHold(state, row.card, situationIn(fight, row.by))) continue;
    yield { card: row.card, me: row.by, rule };
  }
}

function* inForce(state: MadisonState, fight: AnyFight): Iterable<InForce> {
  yield* ofBattleCards(fight);
  yield* ofTheCardPlayed(state, fight);
  yield* ofRows(state, fight);
}

const lasts = (rule: CombatRule): boolean => rule.do === 'drm' && rule.rounds === 'all';

/** Modifiers of cards in a combat round, from the attacker's point of view. */
export function cardModifiers(state: MadisonState, fight: AnyFight): Modifier[] {
  const found: Modifier[] = [];
  for (const { card, me, rule } of inForce(state, fight)) {
    if (rule.do !== 'drm' || (rule.combat === 'land') !== isLand(fight)) continue;
    const more =
      rule.plus !== undefined && holds(state, rule.plus.if, situationIn(fight, me))
        ? rule.plus.n
        : 0;
    const n = more + (typeof rule.n === 'number' ? rule.n : faceOf(state, rule.n).modifier);
    const value = me === fight.attacker ? n : -n;
    found.push({ clause: cardClause(card), label: CARD[card].title, value });
  }
  return found;
}

const NOTHING: ReadonlySet<Ignored> = new Set();

/** What the cards in force in a land combat round cancel. */
export function ignored(state: MadisonState, fight: CombatFrame): ReadonlySet<Ignored> {
  let found: Set<Ignored> | null = null;
  for (const { me, rule } of inForce(state, fight)) {
    if (rule.do !== 'ignore') continue;
    found ??= new Set();
    for (const what of rule.what) found.add(what === 'foe-leader' ? `leader-${other(me)}` : what);
  }
  return found ?? NOTHING;
}

/** Rows that a card leaves for the combat in a space: its rules for all rounds, or with `whole` all of its rules. */
export function rowsOf(card: CardId, by: Side, space: Lasting['space'], whole: boolean): Lasting[] {
  const rows: Lasting[] = [];
  for (const effect of CARD[card].effect) {
    if (!isCombatRule(effect) || (!whole && !lasts(effect))) continue;
    const nth = numberOf(card, effect);
    rows.push({ card, by, nth, until: 'combat', ...(space !== undefined && { space }) });
  }
  return rows;
}

/** Effects of the battle cards of a round that follow its result; those of the attacker first. */
export function afterRound(_state: MadisonState, fight: CombatFrame): Frame[] {
  return [fight.attacker, other(fight.attacker)].flatMap((by) => {
    const card = fight.used[by];
    if (card === undefined || !CARD[card].when.some((one) => one === 'round')) return [];
    if (CARD[card].effect.every((effect) => isCombatRule(effect))) return [];
    const { space } = fight;
    return [
      frame<EffectsFrame>({ f: 'effects', card, by, path: [], at: 0, space, when: 'after-round' }),
    ];
  });
}
