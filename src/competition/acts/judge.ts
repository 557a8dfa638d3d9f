import type { Text } from '../../language/locale.js';
import { ROLES, type Saying } from '../facts/facts.js';
import type { Phase, Tournament } from '../fold/tournament.js';
import { CHOICE_ACTS } from './choice-acts.js';
import { isReason, wrongField } from './fields.js';
import { FRAME_ACTS } from './frame-acts.js';
import { MENDING_ACTS } from './mending-acts.js';
import { PEOPLE_ACTS } from './people-acts.js';
import { RESULT_ACTS } from './result-acts.js';
import { ROUND_ACTS } from './round-acts.js';
import {
  type Act,
  type Actor,
  type ActRule,
  type Context,
  type Declined,
  declined,
} from './rule.js';
import { SETTINGS_ACTS } from './settings-acts.js';

/** Verb -> rule of that kind of act. */
export const ACTS: { readonly [verb: string]: ActRule } = {
  ...FRAME_ACTS,
  ...SETTINGS_ACTS,
  ...PEOPLE_ACTS,
  ...ROUND_ACTS,
  ...CHOICE_ACTS,
  ...RESULT_ACTS,
  ...MENDING_ACTS,
};

interface Wish {
  readonly actor: Actor;
  readonly act: Act;
  /** The reason that the actor gives; null: none. */
  readonly reason: string | null;
}

const ruleOf = (act: unknown): ActRule | undefined => {
  const kind: unknown = (act as Partial<Act> | null | undefined)?.kind;
  return typeof kind === 'string' && Object.hasOwn(ACTS, kind) ? ACTS[kind] : undefined;
};

/** The facts that an act makes, or why it is declined. It never throws, whatever was sent as an act. */
export function judge(
  event: Tournament,
  { actor, act, reason }: Wish,
  context: Context,
): readonly Saying[] | Declined {
  const rule = ruleOf(act);
  if (rule === undefined) return UNKNOWN_ACT;
  const refused = hindranceTo(event, actor, rule);
  if (refused !== null) return refused;
  const wrong = wrongField(rule.fields, act);
  if (wrong !== undefined) return badField(act.kind, wrong);
  if (reason === null ? rule.reason : !isReason(reason)) return NO_REASON;
  return rule.facts(event, { actor, data: act as never, context });
}

/**
 * The verbs of the acts that the actor may do now. An act without fields succeeds if it is asked for; another may still
 * be declined for what its fields say.
 */
export const actsOf = (event: Tournament, actor: Actor): readonly string[] =>
  Object.keys(ACTS).filter((verb) => {
    const rule = ACTS[verb];
    return rule !== undefined && hindranceTo(event, actor, rule) === null;
  });

function hindranceTo(event: Tournament, actor: Actor, rule: ActRule): Declined | null {
  if (!mayDo(event, actor, rule)) return NOT_THEIRS;
  if (!rule.phases.includes(event.phase)) return wrongPhase(event);
  return rule.hindrance?.(event, actor) ?? null;
}

function mayDo({ roles }: Tournament, { playerId }: Actor, { least }: ActRule): boolean {
  if (least === null) return true;
  const role = roles[playerId];
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(least);
}

const NOT_THEIRS = declined(
  'NOT_ALLOWED',
  'Your part in this event does not include this; ask its director.',
  'このイベントでのあなたの役割では、この操作はできません。ディレクターに依頼してください。',
);

const NO_REASON = declined(
  'REASON_NEEDED',
  'Say why: give a reason of 1 to 500 characters, which all can read.',
  '理由を1〜500文字で書いてください。理由は全員に公開されます。',
);

const PHASE_WORDS: { readonly [P in Phase]: Text } = {
  DRAFT: { en: 'still being prepared', ja: '準備中' },
  OPEN: { en: 'open for entries', ja: '参加受付中' },
  RUNNING: { en: 'running', ja: '進行中' },
  FINISHED: { en: 'finished', ja: '終了済み' },
  APPROVED: { en: 'approved', ja: '結果確定済み' },
  CANCELLED: { en: 'cancelled', ja: '中止済み' },
};

const wrongPhase = ({ phase }: Tournament): Declined =>
  declined(
    'WRONG_PHASE',
    `The event is ${PHASE_WORDS[phase].en}; this cannot be done now.`,
    `イベントは現在「${PHASE_WORDS[phase].ja}」のため、この操作はできません。`,
  );

const UNKNOWN_ACT = declined(
  'BAD_ACT',
  'There is no such act; "acts" of the event lists those that there are.',
  'そのような操作はありません。イベントの「acts」に一覧があります。',
);

const badField = (kind: string, field: string): Declined =>
  declined(
    'BAD_ACT',
    `"${field.slice(0, 40)}" of "${kind}" is missing, unknown or not of its kind; "acts" says what it takes.`,
    `操作「${kind}」の項目「${field.slice(0, 40)}」は、指定されていないか、存在しない項目か、形式が正しくありません。使える項目は「acts」で確認できます。`,
  );
