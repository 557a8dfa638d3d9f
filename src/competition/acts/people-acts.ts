import { bracketOf } from '../bracket/index.js';
import { type Fact, KNOWLEDGES, ROLES, type Saying } from '../facts/facts.js';
import {
  type Entry,
  entryOf,
  formatNow,
  lastRound,
  openPairs,
  type Tournament,
} from '../fold/tournament.js';
import { FORMATS } from '../formats/index.js';
import { isOwn, OWN_GAME } from './result-acts.js';
import {
  type Act,
  type Actor,
  type ActRule,
  actRule,
  type Context,
  type Declined,
  declined,
} from './rule.js';

const ENTRY = { entry: { takes: { of: 'entry' } } } as const;
const PLAYER = { player: { takes: { of: 'player' } } } as const;

const ENTERED_ALREADY = declined(
  'ALREADY_DONE',
  'They have entered already.',
  'すでに参加しています。',
);
const NOT_IN = declined('ALREADY_DONE', 'They do not take part.', '参加していません。');
const BY_INVITATION = declined(
  'NOT_ALLOWED',
  'This event is for those who are invited; ask its director.',
  'このイベントは招待制です。ディレクターに依頼してください。',
);
const WERE_REMOVED = declined(
  'NOT_ALLOWED',
  'The director has taken this entry out.',
  'この参加はディレクターによって取り消されています。',
);
const FULL = declined('NOT_ALLOWED', 'All places are taken.', '定員に達しています。');
const TOO_LATE = declined(
  'WRONG_PHASE',
  'No one can enter any more.',
  '参加の受付は終わっています。',
);
const NOBODY = declined('BAD_ACT', 'There is no such player.', 'そのプレイヤーはいません。');
const NO_ENTRY = declined(
  'BAD_ACT',
  'There is no such entrant.',
  'その番号で参加した人はいません。',
);
const NO_BYE = declined(
  'NOT_ALLOWED',
  'No bye can be asked for in that round: it is paired already, is the last, or all byes are used.',
  'その回戦の不戦は申し込めません。組み合わせ済みか、最終回戦か、回数を使い切っています。',
);
const NO_CHECK_IN = declined(
  'WRONG_PHASE',
  'There is nothing to check in for: that is done between two rounds, where the event asks for it.',
  '今は出席の確認は不要です。確認を求めるイベントで、回戦と回戦の間に行います。',
);
const CHECKED_IN = declined(
  'ALREADY_DONE',
  'You have checked in for the next round.',
  '次の回戦の出席は確認済みです。',
);
const stillPlays = (act: Act): Declined =>
  declined(
    'WRONG_PHASE',
    'They have a game that is not over: say whether the substitute sees all that its seat has seen (FULL) or nothing from before (FROM_NOW), or wait until it is over.',
    '終わっていないゲームがあります。交代する人がその席の見たものをすべて見られるか（FULL）、交代より前のものは見られないか（FROM_NOW）を指定するか、終わるまで待ってください。',
    KNOWLEDGES.map((knowledge) => ({ ...act, knowledge })),
  );
const NOT_ALL = declined(
  'BAD_ACT',
  'Name everybody who plays, each once, the strongest first.',
  '参加者全員を、強い順に一度ずつ挙げてください。',
);
const OWNER_STAYS = declined(
  'NOT_ALLOWED',
  'The owner keeps that role.',
  '主催者の役割は変えられません。',
);

const playing = ({ entries }: Tournament): readonly Entry[] =>
  entries.filter(({ state }) => state === 'ACTIVE');

function noWayIn(event: Tournament, { playerId }: Actor): Declined | null {
  const known = entryOf(event, playerId);
  if (known?.state === 'ACTIVE') return ENTERED_ALREADY;
  if (known?.state === 'REMOVED') return WERE_REMOVED;
  if (isLate(event)) return TOO_LATE;
  if (known === undefined && !event.settings.open) return BY_INVITATION;
  return isFull(event) ? FULL : null;
}

const isFull = (event: Tournament): boolean => playing(event).length >= event.settings.mostEntries;

const isFixed = (event: Tournament): boolean =>
  event.phase === 'RUNNING' && FORMATS[formatNow(event)].isFixed;

/** Whether no round is left for which somebody could enter. */
function isLate(event: Tournament): boolean {
  const { phase, rounds, planned, settings } = event;
  const last = Math.min(planned, settings.lateUntil);
  return isFixed(event) || (phase === 'RUNNING' && rounds.length >= last);
}

const hasEntered = (facts: readonly Fact[], playerId: string | undefined): boolean =>
  facts.some(
    ({ kind, data }) =>
      (kind === 'ENTERED' || kind === 'SUBSTITUTED') && data.playerId === playerId,
  );

/** Invites a player. Somebody who was invited and left, or was taken out, before entering can be invited again. */
function invited(
  event: Tournament,
  playerId: string,
  { names, facts }: Pick<Context, 'names' | 'facts'>,
): readonly Saying[] | Declined {
  const name = names.get(playerId);
  if (name === undefined) return NOBODY;
  const known = entryOf(event, playerId)?.state;
  const isGone = known === 'WITHDRAWN' || known === 'REMOVED';
  if (known !== undefined && !(isGone && !hasEntered(facts, playerId))) return ENTERED_ALREADY;
  return [{ kind: 'INVITED', data: { playerId, name } }];
}

function byeAsked(event: Tournament, actor: Actor, round: number): readonly Saying[] | Declined {
  const entry = entryOf(event, actor.playerId);
  if (entry === undefined) return NOT_IN;
  const isFree =
    round > event.rounds.length && round < event.planned && !entry.byes.includes(round);
  if (!isFree || entry.byes.length >= event.settings.byes) return NO_BYE;
  return [{ kind: 'BYE_REQUESTED', data: { entry: entry.number, round } }];
}

const about =
  (kind: 'REMOVED' | 'RETURNED', states: readonly Entry['state'][]) =>
  (event: Tournament, { data }: { data: { entry: number } }): readonly Saying[] | Declined => {
    const entry = event.entries[data.entry - 1];
    if (entry === undefined || !states.includes(entry.state)) return NO_ENTRY;
    return [{ kind, data: { entry: entry.number } }];
  };

/** Brings an entrant back. Declined for somebody who never entered, and where the rounds were made without them. */
function returned(
  event: Tournament,
  asked: { data: { entry: number }; context: Context },
): readonly Saying[] | Declined {
  const entry = event.entries[asked.data.entry - 1];
  if (!hasEntered(asked.context.facts, entry?.playerId)) return NO_ENTRY;
  if (!mayComeBack(event, asked.data.entry)) return TOO_LATE;
  if (isFull(event)) return FULL;
  return about('RETURNED', ['WITHDRAWN', 'REMOVED'])(event, asked);
}

/**
 * Whether an entrant may still come back. Formats whose rounds are fixed from the start have no place for somebody who
 * was not there, and in a bracket others have gone on.
 */
export const mayComeBack = (event: Tournament, entry: number): boolean =>
  bracketOf(event) === null && (!isFixed(event) || event.seeds.includes(entry));

/**
 * Whether a round is proposed, which was made of those who played then. Entrants can come back after it is published.
 */
export const isProposed = (event: Tournament): boolean => lastRound(event)?.state === 'PROPOSED';
export const PROPOSED = declined(
  'WRONG_PHASE',
  'A round is proposed: publish it first.',
  '組み合わせが提案されています。先に公開してください。',
);

/**
 * Whether seeds can no longer change: C.04.2 freezes them after the fourth round is paired; formats with fixed rounds
 * make their rounds from them.
 */
export const seedsStand = (event: Tournament): boolean =>
  isFixed(event) || event.rounds.length >= 4;
export const SEEDS_STAND = declined(
  'WRONG_PHASE',
  'Seeds stand from round 4 on, and from the start where everybody meets everybody.',
  'シードは第4回戦から固定です。総当たりでは開始時から固定です。',
);

/** Acts about who takes part and who runs the event. */
export const PEOPLE_ACTS: { readonly [verb: string]: ActRule } = {
  enter: actRule({
    least: null,
    phases: ['OPEN', 'RUNNING'],
    reason: false,
    fields: {},
    hindrance: noWayIn,
    facts: (_, { actor: { playerId, name } }) => [{ kind: 'ENTERED', data: { playerId, name } }],
  }),
  withdraw: actRule({
    least: null,
    phases: ['OPEN', 'RUNNING'],
    reason: false,
    fields: {},
    hindrance: (event, { playerId }) => {
      const state = entryOf(event, playerId)?.state;
      return state === 'ACTIVE' || state === 'INVITED' ? null : NOT_IN;
    },
    facts: (event, { actor }) => {
      const entry = entryOf(event, actor.playerId);
      return entry === undefined ? NOT_IN : [{ kind: 'WITHDREW', data: { entry: entry.number } }];
    },
  }),
  requestBye: actRule({
    least: null,
    phases: ['RUNNING'],
    reason: false,
    fields: { round: { takes: { of: 'round' } } },
    hindrance: (event, { playerId }) => {
      if (entryOf(event, playerId)?.state !== 'ACTIVE') return NOT_IN;
      const { settings, rounds, planned } = event;
      const isLast = rounds.length >= planned - 1;
      return isFixed(event) || settings.byes === 0 || isLast ? NO_BYE : null;
    },
    facts: (event, { actor, data }) => byeAsked(event, actor, data.round),
  }),
  checkIn: actRule({
    least: null,
    phases: ['RUNNING'],
    reason: false,
    fields: {},
    hindrance: (event, { playerId }) => {
      const entry = entryOf(event, playerId);
      if (entry?.state !== 'ACTIVE') return NOT_IN;
      if (event.settings.checkIn !== true || isFixed(event)) return NO_CHECK_IN;
      if (lastRound(event)?.state === 'PUBLISHED') return NO_CHECK_IN;
      if (isProposed(event)) return PROPOSED;
      return entry.checkedIn > event.rounds.length ? CHECKED_IN : null;
    },
    facts: (event, { actor }) => {
      const entry = entryOf(event, actor.playerId);
      if (entry === undefined) return NOT_IN;
      const round = event.rounds.length + 1;
      return [{ kind: 'CHECKED_IN', data: { entry: entry.number, round } }];
    },
  }),
  substitute: actRule({
    least: 'DIRECTOR',
    phases: ['OPEN', 'RUNNING'],
    reason: true,
    fields: {
      ...{ ...ENTRY, ...PLAYER },
      knowledge: { takes: { of: 'choice', among: KNOWLEDGES }, optional: true },
    },
    facts: (event, { actor, data: { entry, player, knowledge }, context }) => {
      const name = context.names.get(player);
      if (name === undefined) return NOBODY;
      if (entryOf(event, player) !== undefined) return ENTERED_ALREADY;
      if (event.entries[entry - 1]?.state !== 'ACTIVE') return NO_ENTRY;
      const open = openPairs(event, entry);
      const data = { entry, playerId: player, name };
      if (open.length === 0) return [{ kind: 'SUBSTITUTED', data }];
      if (open.some((pair) => isOwn(event, pair, actor))) return OWN_GAME;
      if (knowledge === undefined) return stillPlays({ kind: 'substitute', entry, player });
      return [{ kind: 'SUBSTITUTED', data: { ...data, knowledge } }];
    },
  }),
  invite: actRule({
    least: 'DIRECTOR',
    phases: ['DRAFT', 'OPEN', 'RUNNING'],
    reason: false,
    fields: PLAYER,
    hindrance: (event) => (isLate(event) ? TOO_LATE : null),
    facts: (event, { data, context }) => invited(event, data.player, context),
  }),
  remove: actRule({
    least: 'DIRECTOR',
    phases: ['DRAFT', 'OPEN', 'RUNNING'],
    reason: true,
    fields: ENTRY,
    facts: about('REMOVED', ['INVITED', 'ACTIVE', 'WITHDRAWN']),
  }),
  return: actRule({
    least: 'DIRECTOR',
    phases: ['OPEN', 'RUNNING'],
    reason: false,
    fields: ENTRY,
    hindrance: (event) => (isProposed(event) ? PROPOSED : null),
    facts: returned,
  }),
  seed: actRule({
    least: 'DIRECTOR',
    phases: ['OPEN', 'RUNNING'],
    reason: false,
    fields: { entries: { takes: { of: 'entries' } } },
    hindrance: (event) => (seedsStand(event) ? SEEDS_STAND : null),
    facts: (event, { data: { entries } }) => {
      const all = playing(event);
      const isWhole =
        entries.length === all.length && all.every((one) => entries.includes(one.number));
      return isWhole ? [{ kind: 'SEEDED', data: { seeds: entries } }] : NOT_ALL;
    },
  }),
  giveRole: actRule({
    least: 'OWNER',
    phases: ['DRAFT', 'OPEN', 'RUNNING', 'FINISHED', 'APPROVED'],
    reason: false,
    fields: {
      ...PLAYER,
      role: { takes: { of: 'choice', among: ROLES.filter((role) => role !== 'OWNER') } },
    },
    facts: (event, { data: { player, role }, context }) => {
      const name = context.names.get(player);
      if (name === undefined) return NOBODY;
      if (event.roles[player] === 'OWNER') return OWNER_STAYS;
      return [{ kind: 'ROLE_GIVEN', data: { playerId: player, name, role } }];
    },
  }),
  takeRole: actRule({
    least: 'OWNER',
    phases: ['DRAFT', 'OPEN', 'RUNNING', 'FINISHED', 'APPROVED'],
    reason: false,
    fields: PLAYER,
    facts: ({ roles }, { data: { player } }) => {
      if (roles[player] === undefined) return NOBODY;
      if (roles[player] === 'OWNER') return OWNER_STAYS;
      return [{ kind: 'ROLE_TAKEN', data: { playerId: player } }];
    },
  }),
};
