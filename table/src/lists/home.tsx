import { useState } from 'preact/hooks';

import type { GameHead, Ruleset } from '../../../client/src/index.js';
import { Link } from '../link.js';
import { useLoaded } from '../loaded.js';
import { kept, muster } from '../session.js';
import { messageOf, SignUp, useSignedOut } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { sitterOf, words } from '../words.js';

const owes = ({ owed, seats }: GameHead, player: string | undefined): boolean =>
  seats.some((seat) => seat.player?.id === player && owed.includes(seat.id));

function stateOf(game: GameHead, player: string | undefined): string {
  const w = words();
  if (game.status === 'FINISHED') return w.over;
  if (game.status === 'ABANDONED') return w.abandoned;
  return owes(game, player) ? w.yourMove : w.waiting;
}

interface ListProps {
  readonly title: string;
  readonly games: readonly GameHead[];
  readonly rulesets: readonly Ruleset[];
}

function List({ title, games, rulesets }: ListProps) {
  const player = kept().player?.id;
  return (
    <section>
      <h2>{title}</h2>
      {games.length === 0 && <p>{words().nothing}</p>}
      <ul class="games">
        {games.map((game) => {
          const rules = rulesets.find(({ id }) => id === game.ruleset.id);
          const scenario = rules?.scenarios.find(({ id }) => id === game.scenario);
          const names = game.seats.map(sitterOf);
          return (
            <li key={game.id}>
              <a href={`/play/${game.id}`} class={owes(game, player) ? 'mine' : ''}>
                <b>{rules?.title ?? game.ruleset.id}</b> <span>{scenario?.title}</span>
                <span>{names.join(' – ')}</span>
                <i>{stateOf(game, player)}</i>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const lists = async () => {
  const service = muster();
  const [rulesets, mine, open, running] = await Promise.all([
    service.rulesets(),
    service.connection.token === null ? [] : service.games({ mine: true }),
    service.games({ open: true }, 20),
    service.games({ status: 'RUNNING' }, 20),
  ]);
  return { rulesets, mine, open, running };
};

/** My games, mine to move first; those that wait for a player; those one may watch. */
export function Home() {
  const w = words();
  const [, setCount] = useState(0);
  const { token, player } = kept();
  const { value, error, again } = useLoaded(lists, [token]);
  if (useSignedOut(error, () => setCount((count) => count + 1)))
    return <Trouble text={w.signedOut} />;
  if (error !== null) return <Trouble text={messageOf(error)} retry={again} />;
  if (value === null) return <p>{w.loading}</p>;
  const { rulesets, mine, open, running } = value;
  const others = (games: readonly GameHead[]): GameHead[] =>
    games.filter(
      ({ seats }) => player === undefined || seats.every((seat) => seat.player?.id !== player.id),
    );
  const sorted = mine.toSorted((a, b) => +owes(b, player?.id) - +owes(a, player?.id));
  return (
    <>
      <h1>{w.games}</h1>
      {token === undefined ? (
        <SignUp onDone={() => setCount((count) => count + 1)} />
      ) : (
        <List title={w.myGames} games={sorted} rulesets={rulesets} />
      )}
      <p>
        <a class="btn go" href="/play/new">
          {w.newGame}
        </a>
      </p>
      <List title={w.openGames} games={others(open)} rulesets={rulesets} />
      <List title={w.running} games={others(running)} rulesets={rulesets} />
      {token !== undefined && (
        <details>
          <summary>{w.otherDevice}</summary>
          <Link title={w.otherDeviceHelp} link={`${location.origin}/play#token=${token}`} />
        </details>
      )}
    </>
  );
}
