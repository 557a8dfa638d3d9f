import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { ListedGame, Ruleset } from '../../../client/src/index.js';
import { Icon } from '../icons.js';
import { Link } from '../link.js';
import { useLoaded } from '../loaded.js';
import { kept, muster } from '../session.js';
import { messageOf, SignUp, useSignedOut } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { listWords, words } from '../words.js';
import { useBoards } from './boards.js';
import { GameCard, isAlone, isMine, type Listed, OpenLine, owes } from './card.js';
import { Learn } from './learn.js';

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

type Lists = Awaited<ReturnType<typeof lists>>;

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** What to do if the list is empty. */
  readonly empty: string;
  readonly children: readonly ComponentChildren[];
  readonly isLines?: boolean;
}

function Section({ id, title, empty, children, isLines = false }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children.length === 0 ? (
        <p class="dim">{empty}</p>
      ) : (
        <ul class={isLines ? 'lines games' : 'grid wide games'}>{children}</ul>
      )}
    </section>
  );
}

const listedIn =
  (rulesets: readonly Ruleset[]) =>
  (game: ListedGame): Listed => ({
    game,
    rules: rulesets.find(({ id }) => id === game.ruleset.id),
  });

/** Scrolls to the section that the link names, once it is there. */
function useSectionOfLink(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}

/**
 * The reader's games with their own move, those with another's, those that are over, and games that wait for a player.
 */
function sortedFor({ mine, open }: Pick<Lists, 'mine' | 'open'>) {
  const played = mine.filter(({ status }) => status === 'RUNNING');
  const over = mine.filter(({ status }) => status === 'FINISHED' || status === 'ABANDONED');
  const waiting = [
    ...mine.filter(({ status }) => status === 'OPEN'),
    ...open.filter((game) => !isMine(game)),
  ];
  const theirs = played.filter((game) => !owes(game));
  return { due: played.filter(owes), theirs, over, waiting };
}

function Sections({ rulesets, mine, open, running }: Lists) {
  const w = words();
  const l = listWords();
  useSectionOfLink();
  // Games between people come first.
  const watched = running
    .filter((game) => !isMine(game))
    .sort((a, b) => Number(isAlone(a)) - Number(isAlone(b)));
  const begun = [...mine, ...watched].filter(({ version }) => version > 0);
  const boards = useBoards(begun);
  const listed = listedIn(rulesets);
  const cards = (games: readonly ListedGame[]) =>
    games.map((game) => (
      <GameCard key={game.id} listed={{ ...listed(game), pieces: boards.get(game.id) }} />
    ));
  const { due, theirs, over, waiting } = sortedFor({ mine, open });
  return (
    <>
      {kept().token !== undefined && (
        <Section id="yours" title={w.yourMove} empty={mine.length === 0 ? l.beginFirst : l.yours}>
          {cards(due)}
        </Section>
      )}
      {theirs.length > 0 && (
        <Section id="theirs" title={l.theirGames} empty="">
          {cards(theirs)}
        </Section>
      )}
      <Section id="open" title={w.openGames} empty={l.nobodyWaits} isLines>
        {waiting.map((game) => (
          <OpenLine key={game.id} listed={listed(game)} />
        ))}
      </Section>
      <Section id="watch" title={w.running} empty={l.nobodyPlays}>
        {cards(watched)}
      </Section>
      {over.length > 0 && (
        <Section id="over" title={l.overGames} empty="">
          {cards(over)}
        </Section>
      )}
    </>
  );
}

/** The home page: the reader's games, own move first; games that wait for a player; games to watch; finished games. */
export function Home() {
  const w = words();
  const [, setCount] = useState(0);
  const { token } = kept();
  const { value, error, again } = useLoaded(lists, [token]);
  if (useSignedOut(error, () => setCount((count) => count + 1)))
    return <Trouble text={w.signedOut} />;
  if (error !== null) return <Trouble text={messageOf(error)} retry={again} />;
  if (value === null) return <p>{w.loading}</p>;
  // A reader who has played nothing yet is first shown where to learn a game.
  const isNew = value.mine.length === 0;
  const lessons = token !== undefined && (
    <p class="row lessons">
      {value.rulesets.map((rules) => (
        <Learn key={rules.id} rules={rules} of={rules.title} />
      ))}
    </p>
  );
  return (
    <>
      <div class="row sp">
        <h1>{token === undefined ? w.games : w.myGames}</h1>
        <a class="btn go" href="/play/new">
          <Icon name="plus" />
          {w.newGame}
        </a>
      </div>
      {token === undefined && <SignUp onDone={() => setCount((count) => count + 1)} />}
      {isNew && lessons}
      <Sections {...value} />
      {!isNew && lessons}
      {token !== undefined && (
        <details>
          <summary>{w.otherDevice}</summary>
          <Link title={w.otherDeviceHelp} link={`${location.origin}/play#token=${token}`} />
        </details>
      )}
    </>
  );
}
