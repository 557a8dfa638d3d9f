import { type Role, ROLES } from '../../src/competition/facts/facts.js';
import { type Phase, PHASES } from '../../src/competition/fold/tournament.js';

/**
 * What may be done in which phase, and from which role on. `-`: in this phase by nobody. `entrants`, `others`: whatever
 * their role, those who have entered, those who have not.
 */
const TABLE = `
  verb          DRAFT     OPEN      RUNNING   FINISHED  APPROVED  CANCELLED
  rename        DIRECTOR  DIRECTOR  DIRECTOR  -         -         -
  changeSettings DIRECTOR DIRECTOR  DIRECTOR  -         -         -
  open          DIRECTOR  -         -         -         -         -
  start         -         DIRECTOR  -         -         -         -
  approve       -         -         -         DIRECTOR  -         -
  reopen        -         -         -         -         DIRECTOR  -
  cancel        OWNER     OWNER     OWNER     -         -         -
  note          SCORER    SCORER    SCORER    SCORER    SCORER    -
  enter         -         others    others    -         -         -
  withdraw      -         entrants  entrants  -         -         -
  requestBye    -         -         entrants  -         -         -
  claim         -         -         entrants  -         -         -
  checkIn       -         -         entrants  -         -         -
  strike        -         -         entrants  -         -         -
  bid           -         -         entrants  -         -         -
  substitute    -         DIRECTOR  DIRECTOR  -         -         -
  keepApart     -         DIRECTOR  DIRECTOR  -         -         -
  pin           -         -         DIRECTOR  -         -         -
  invite        DIRECTOR  DIRECTOR  DIRECTOR  -         -         -
  remove        DIRECTOR  DIRECTOR  DIRECTOR  -         -         -
  return        -         DIRECTOR  DIRECTOR  -         -         -
  seed          -         DIRECTOR  DIRECTOR  -         -         -
  giveRole      OWNER     OWNER     OWNER     OWNER     OWNER     -
  takeRole      OWNER     OWNER     OWNER     OWNER     OWNER     -
  pair          -         -         DIRECTOR  -         -         -
  swap          -         -         DIRECTOR  -         -         -
  publish       -         -         DIRECTOR  -         -         -
  moveDeadline  -         -         ARBITER   -         -         -
  forfeit       -         -         ARBITER   -         -         -
  rule          -         -         ARBITER   -         -         -
  correct       -         -         ARBITER   ARBITER   -         -
  undo          -         -         DIRECTOR  DIRECTOR  -         -
`;

/** How somebody is refused whose turn it is not; else what they ask for is done already. */
const NOT_THEIR_TURN: { readonly [verb: string]: string } = {
  claim: 'NOT_ALLOWED',
  strike: 'WRONG_PHASE',
  bid: 'WRONG_PHASE',
};

const LINES = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/));

/** Verb -> what its line says, phase by phase. */
const CELLS = new Map(LINES.map(([verb, ...cells]) => [verb!, cells]));

/** The verbs of the table, in its order. */
export const VERBS = [...CELLS.keys()];

/** Somebody as the table knows them. */
interface Person {
  readonly role: Role | undefined;
  readonly isEntrant: boolean;
}

/** The code by which the table has somebody refused; null: what they ask for is done. */
export function refusalOf(verb: string, phase: Phase, { role, isEntrant }: Person): string | null {
  const cells = CELLS.get(verb)!;
  const cell = cells[PHASES.indexOf(phase)];
  const least = ROLES.find((one) => cells.includes(one));
  if (least !== undefined && (role === undefined || ROLES.indexOf(role) < ROLES.indexOf(least)))
    return 'NOT_ALLOWED';
  if (cell === '-') return 'WRONG_PHASE';
  const isTheirs = cell === 'entrants' ? isEntrant : cell !== 'others' || !isEntrant;
  return isTheirs ? null : (NOT_THEIR_TURN[verb] ?? 'ALREADY_DONE');
}
