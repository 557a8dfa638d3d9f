import { useMemo, useState } from 'preact/hooks';

import type { Clause, Ruleset } from '../../../client/src/index.js';
import { Link } from '../link.js';
import { addressOf } from '../lists/new.js';
import { useLoaded } from '../loaded.js';
import { type Facet, kept as keptPicks } from '../picks.js';
import { kept, muster } from '../session.js';
import { Sheet } from '../sheet.js';
import { messageOf, SignUp, useSignedOut } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { sitterOf, words } from '../words.js';
import { Beside, BoardText, Log } from './aside.js';
import { Battle } from './battle.js';
import { Board } from './board.js';
import { Choices } from './choices.js';
import { Dice } from './dice.js';
import { type Names, namesOf, NOTHING_NAMED } from './names.js';
import { Since, Timeline } from './past.js';
import { Rules } from './rules.js';
import { isGone, type Table, useTable } from './table.js';

/** A game, whichever it is: what it is made of comes from its ruleset and its choices. */
export function Game({ id }: { id: string }) {
  const w = words();
  const [, setCount] = useState(0);
  const { table, error, again } = useTable(id);
  const rulesets = useLoaded(() => muster().rulesets(), []);
  if (useSignedOut(error, () => setCount((count) => count + 1)))
    return <Trouble text={w.signedOut} />;
  if (table === null) {
    if (error === null) return <p>{w.loading}</p>;
    return <Trouble text={isGone(error) ? w.noGame : messageOf(error)} retry={again} />;
  }
  if (rulesets.error !== null)
    return <Trouble text={messageOf(rulesets.error)} retry={rulesets.again} />;
  const rules = rulesets.value?.find((one) => one.id === table.game.ruleset.id);
  if (rules === undefined) return <p>{w.loading}</p>;
  return <Named table={table} rules={rules} error={error} />;
}

interface NamedProps {
  readonly table: Table;
  readonly rules: Ruleset;
  readonly error: unknown;
}

/** The board is shown before it is known what everything on it is called: that may be long. */
function Named({ table, rules, error }: NamedProps) {
  const { scenario, ruleset } = table.game;
  const { id, version } = ruleset;
  const box = useLoaded(() => muster().components(id, version), [id, version]);
  const names = useMemo(
    () => namesOf(rules, scenario, box.value ?? NOTHING_NAMED),
    [rules, scenario, box.value],
  );
  if (box.error !== null) return <Trouble text={messageOf(box.error)} retry={box.again} />;
  return <Laid table={table} names={names} isNamed={box.value !== null} error={error} />;
}

const hasBegun = ({ game }: Table): boolean => game.status !== 'OPEN' && game.version > 0;

interface LaidProps {
  readonly table: Table;
  readonly names: Names;
  readonly isNamed: boolean;
  readonly error: unknown;
}

function Laid({ table, names, isNamed, error }: LaidProps) {
  const w = words();
  const [all, setPicks] = useState<readonly Facet[]>([]);
  const [clause, setClause] = useState<Clause | null>(null);
  const [past, look] = useState<number | null>(null);
  const { game } = table;
  const at = past === null || past >= game.version ? null : past;
  const picks = keptPicks(game.choices, all);
  const isBegun = hasBegun(table);
  return (
    <div class="table">
      <h1>{names.title}</h1>
      <a class="skip" href="#choices">
        {w.skip}
      </a>
      <Seats table={table} names={names} />
      {error !== null && <Trouble text={messageOf(error)} retry={table.again} />}
      {!table.isUp && <p role="status">{w.offline}</p>}
      {table.isUnsent && <p role="status">{w.notSent}</p>}
      {isBegun && (
        <div class="map">
          <Board
            table={table}
            names={names}
            at={at}
            picks={picks}
            pick={(one) => setPicks([...picks, one])}
          />
          <Timeline table={table} at={at} look={look} />
        </div>
      )}
      {isNamed ? (
        <Side {...{ table, names, at, look, picks, setPicks, cite: setClause }} />
      ) : (
        <p role="status">{w.loading}</p>
      )}
      {clause && (
        <Sheet title={`${clause.id} ${clause.title}`} close={() => setClause(null)}>
          <p>{clause.summary}</p>
        </Sheet>
      )}
    </div>
  );
}

interface SideProps {
  readonly table: Table;
  readonly names: Names;
  readonly at: number | null;
  readonly look: (at: number | null) => void;
  readonly picks: readonly Facet[];
  readonly setPicks: (picks: readonly Facet[]) => void;
  readonly cite: (clause: Clause) => void;
}

/** All that is told in words. */
function Side({ table, names, at, look, picks, setPicks, cite }: SideProps) {
  const isBegun = hasBegun(table);
  return (
    <div class="side">
      {isBegun && <Since table={table} look={look} />}
      <Choices {...{ table, names, picks, setPicks, cite }} />
      <Battle table={table} names={names} />
      <Beside {...{ table, names, picks, setPicks }} />
      <Log table={table} cite={cite} look={look} />
      {isBegun && <BoardText table={table} at={at} />}
      {isBegun && <Dice table={table} />}
      <Rules table={table} />
      <Resign table={table} />
    </div>
  );
}

function Seats({ table, names }: { table: Table; names: Names }) {
  const w = words();
  const { game, seat } = table;
  const isFree = game.status === 'OPEN';
  return (
    <>
      <ul class="row seats">
        {game.seats.map((seat) => (
          <li key={seat.id} class={game.owed.includes(seat.id) ? 'owes' : ''}>
            <b>{names.seat(seat.id)}</b> {sitterOf(seat)}
          </li>
        ))}
      </ul>
      {isFree && seat !== null && (
        <Link
          title={w.sendLink}
          link={location.origin + addressOf(game.id, table.invite ?? null)}
        />
      )}
      {isFree && seat === null && <Join table={table} />}
    </>
  );
}

function Join({ table }: { table: Table }) {
  const w = words();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const join = (): void => {
    if (kept().token === undefined) return setAsked(true);
    setAsked(false);
    muster()
      .joinGame(table.game.id, { invite: table.invite })
      .then(table.again, (error: unknown) => setTrouble(messageOf(error)));
  };
  return (
    <div>
      {isAsked ? (
        <SignUp onDone={join} />
      ) : (
        <button type="button" class="main" onClick={join}>
          {w.join}
        </button>
      )}
      {trouble !== null && <Trouble text={trouble} />}
    </div>
  );
}

function Resign({ table }: { table: Table }) {
  const w = words();
  const [isAsked, setAsked] = useState(false);
  if (table.seat === null) return null;
  return (
    <p>
      <button type="button" onClick={() => setAsked(true)}>
        {w.resign}
      </button>
      {isAsked && (
        <Sheet title={w.resignSure} close={() => setAsked(false)}>
          <p>
            <button
              type="button"
              onClick={() => void table.submit({ kind: 'resign' }).then(() => setAsked(false))}
            >
              {w.resign}
            </button>
          </p>
        </Sheet>
      )}
    </p>
  );
}
