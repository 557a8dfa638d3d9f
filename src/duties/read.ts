import type { Pool } from 'pg';

import { type Kind, KIND_NAMES, type KindName, KINDS } from './kinds.js';
import type { Failure, Standing } from './standing.js';
import { stuckClocks } from './stuck-clocks.js';

interface Counted {
  readonly waiting: number;
  readonly overdue: number;
  readonly oldest: Date | null;
  readonly held: number;
  readonly failed: number;
}

interface Row {
  readonly id: string;
  readonly what: string;
  readonly due: Date | null;
  readonly detail: {
    readonly id?: string;
    readonly since?: string;
    readonly tries?: number;
    readonly error?: string;
  } | null;
}

/** How many are named of each kind, of the overdue and of the failed. */
const NAMED = 5;
const OVERDUE = 'NOT held AND due <= $2';
const COUNTS = `
  count(*) FILTER (WHERE NOT held AND due > $2)::int AS waiting,
  count(*) FILTER (WHERE ${OVERDUE})::int AS overdue, min(due) FILTER (WHERE ${OVERDUE}) AS oldest,
  count(*) FILTER (WHERE held)::int AS held, count(*) FILTER (WHERE failed)::int AS failed`;

/** Both times are named in every statement, as Postgres has to know their type. */
const from = ({ rows }: Kind): string =>
  `FROM (${rows}) AS d WHERE $1::timestamptz IS NOT NULL AND $2::timestamptz IS NOT NULL`;
const timesOf = ({ look }: Kind, at: number): Date[] => [new Date(at), new Date(at - look)];

/** How many of each kind wait, are overdue, held and failed at that time, in milliseconds since 1970. */
export async function standings(pool: Pool, at: number): Promise<Standing[]> {
  const all: Standing[] = [];
  for (const name of KIND_NAMES) all.push(await standingOf(pool, name, at));
  return all;
}

async function standingOf(pool: Pool, name: KindName, at: number): Promise<Standing> {
  const kind = KINDS[name];
  const text = `SELECT ${COUNTS} ${from(kind)}`;
  const { rows } = await pool.query<Counted>(text, timesOf(kind, at));
  const [{ oldest, failed, ...counts }] = rows as [Counted];
  const stuck = name === 'clocks' ? (await stuckClocks(pool, at)).length : 0;
  const late = oldest === null ? null : at - oldest.getTime();
  return {
    ...{ kind: name, ...counts, oldest: late, failed: failed + stuck },
    isLate: late !== null && late > kind.look + kind.bound,
  };
}

/** Of one kind those that are overdue, the oldest first, and some of those that have failed. */
export async function worst(
  pool: Pool,
  name: KindName,
  at: number,
): Promise<{ readonly overdue: Failure[]; readonly failed: Failure[] }> {
  const kind = KINDS[name];
  const those = async (condition: string): Promise<Failure[]> => {
    const text = `SELECT id, what, due, detail ${from(kind)} AND ${condition} ORDER BY due LIMIT ${NAMED}`;
    const { rows } = await pool.query<Row>(text, timesOf(kind, at));
    return rows.map((row) => shown(row, condition !== 'failed'));
  };
  const stuck = name === 'clocks' ? await stuckClocks(pool, at) : [];
  return {
    overdue: await those(OVERDUE),
    failed: [...(await those('failed')), ...stuck].slice(0, NAMED),
  };
}

function shown({ id, what, due, detail }: Row, isOverdue: boolean): Failure {
  const { since, tries = null, error = null } = detail ?? {};
  const failedAt = since === undefined ? null : Date.parse(since);
  return {
    ...{ id: detail?.id ?? id, what, tries },
    since: isOverdue || failedAt === null ? (due?.getTime() ?? null) : failedAt,
    // What is overdue need not have been tried.
    error: isOverdue && tries === null ? null : error,
  };
}
