import { type ErrorCode, errorMessage, type ErrorParams } from '../../errors/errors.js';
import type { Action, Locale, Ruleset, Text } from '../../rules/index.js';

export const REFUSAL_CODES = [
  'ILLEGAL_ACTION',
  'NOT_YOUR_DECISION',
  'STALE_VERSION',
  'GAME_OVER',
  'REQUEST_ID_REUSED',
  'INVALID_INPUT',
  'NOT_STARTED',
  'NOTHING_TO_UNDO',
  'NOT_OUT_OF_TIME',
  'CLOCK_FULL',
  'REQUEST_OPEN',
  'CANNOT_ASK',
  'NO_REQUEST',
] as const satisfies readonly ErrorCode[];
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why a submission changed nothing. */
export interface Refusal {
  readonly code: RefusalCode;
  /** Id of the clause that forbids the action; null where no rule was asked. */
  readonly clause: string | null;
  /** Index, from 0, of the refused step of the plan; null where no step was judged. */
  readonly step: number | null;
  /** Actions that a rule prefers to the refused one. */
  readonly better: readonly Action[];
  readonly params?: ErrorParams;
  /** Details beside code and clause; for INVALID_INPUT the whole message. */
  readonly reason?: Text | undefined;
}

export const refused = (code: RefusalCode, params: ErrorParams = {}): Refusal => ({
  code,
  clause: null,
  step: null,
  better: [],
  params,
});

/** The message of a refusal: one sentence on what to do, and the rule that it comes from. */
export function refusalMessage(
  { code, clause, params, reason }: Refusal,
  rules: Ruleset,
  locale: Locale,
): string {
  const aside = reason === undefined || code === 'INVALID_INPUT' ? '' : ` ${reason[locale]}`;
  const sentence = errorMessage(code, locale, params) + aside;
  const cited = clause === null ? undefined : rules.clauses[clause];
  if (cited === undefined) return sentence;
  return `${sentence} ${clause} ${cited.title[locale]}: ${cited.summary[locale]}`;
}
