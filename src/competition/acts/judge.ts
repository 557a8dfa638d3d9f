import { ROLES, type Saying } from '../facts/facts.js';
import type { Tournament } from '../fold/tournament.js';
import { wrongField } from './fields.js';
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

/** Every kind of act, by its verb. */
export const ACTS: { readonly [verb: string]: ActRule } = {
  ...FRAME_ACTS,
  ...PEOPLE_ACTS,
  ...ROUND_ACTS,
  ...RESULT_ACTS,
  ...MENDING_ACTS,
};

interface Wish {
  readonly actor: Actor;
  readonly act: Act;
  /** null: none was given. */
  readonly reason: string | null;
}

/** The facts that an act makes, or why it makes none. */
export function judge(
  event: Tournament,
  { actor, act, reason }: Wish,
  context: Context,
): readonly Saying[] | Declined {
  const rule = Object.hasOwn(ACTS, act.kind) ? ACTS[act.kind] : undefined;
  if (rule === undefined) return unknownAct(act.kind);
  const refused = hindranceTo(event, actor, rule);
  if (refused !== null) return refused;
  const wrong = wrongField(rule.fields, act);
  if (wrong !== undefined) return badField(act.kind, wrong);
  if (rule.reason && reason === null) return NO_REASON;
  return rule.facts(event, { actor, data: act as never, context });
}

/** The verbs of what somebody may do now: what needs no fields is done when it is asked for. */
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

const wrongPhase = ({ phase }: Tournament): Declined =>
  declined(
    'WRONG_PHASE',
    `The event is ${phase}; this is not done then.`,
    `イベントは${phase}の段階にあるため、この操作はできません。`,
  );

const unknownAct = (kind: string): Declined =>
  declined(
    'BAD_ACT',
    `There is no act "${kind.slice(0, 40)}"; "acts" of the event lists those that there are.`,
    `「${kind.slice(0, 40)}」という操作はありません。イベントの「acts」に一覧があります。`,
  );

const badField = (kind: string, field: string): Declined =>
  declined(
    'BAD_ACT',
    `"${field.slice(0, 40)}" of "${kind}" is missing, unknown or not of its kind; "acts" says what it takes.`,
    `「${kind}」の「${field.slice(0, 40)}」がないか、知られていないか、形式が違います。「acts」を確認してください。`,
  );
