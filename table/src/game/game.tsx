import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';

import type { Clause, Ruleset } from '../../../client/src/index.js';
import { Who } from '../frame.js';
import { useLoaded } from '../loaded.js';
import { muster } from '../session.js';
import { Sheet } from '../sheet.js';
import { messageOf, useSignedOut } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { words } from '../words.js';
import { Acts } from './acts.js';
import { Also, type Tab } from './also.js';
import { Battle } from './battle.js';
import { type Calls, useCalls } from './calls.js';
import { type Deciding, momentOf, useDeciding } from './deciding.js';
import { firstDrawn } from './drawings.js';
import { Hand, heldBy, isHandy, settledOn } from './hand.js';
import { type Hint, useHint } from './hint.js';
import { Icon } from './icons.js';
import { useKeys } from './keys.js';
import { AtEnd, Menu, Timeline, Wait } from './late.js';
import { Asked, RanOut } from './lazy-clock.js';
import { Lesson } from './lazy-lesson.js';
import { AskNotices } from './lazy-notices.js';
import { BoardMap } from './map.js';
import type { Told } from './map-props.js';
import { type Names, namesOf, NOTHING_NAMED } from './names.js';
import { FEW, Offer } from './offer.js';
import { type Height, Panel } from './panel.js';
import { Since, useMissed } from './past.js';
import { type Preferences, usePreferences } from './preferences.js';
import { Prompt } from './prompt.js';
import { useReplay } from './replay.js';
import { isGone, type Table, useTable } from './table.js';
import { type Said, Toast } from './toast.js';
import { ToldTurn } from './told.js';
import { Top } from './top.js';

/** The page of a game of any ruleset; all its contents come from the ruleset and the choices. */
export const Game = ({ id }: { id: string }) => (id === 'learn' ? <Lesson /> : <Played id={id} />);

function Played({ id }: { id: string }) {
  const w = words();
  const [, again] = useReducer((count: number) => count + 1, 0);
  const { table, error, again: retry } = useTable(id);
  const rulesets = useLoaded(() => muster().rulesets(), []);
  const isOut = useSignedOut(error, () => again(0));
  if (isOut) return <Away text={w.signedOut} />;
  if (table === null) {
    if (error === null) return <p class="page">{w.loading}</p>;
    return <Away text={isGone(error) ? w.noGame : messageOf(error)} retry={retry} />;
  }
  if (rulesets.error !== null)
    return <Away text={messageOf(rulesets.error)} retry={rulesets.again} />;
  const rules = rulesets.value?.find((one) => one.id === table.game.ruleset.id);
  if (rules === undefined) return <p class="page">{w.loading}</p>;
  return <Named table={table} rules={rules} error={error} />;
}

/** A sentence in place of a game, with a way on. */
function Away({ text, retry }: { text: string; retry?: () => void }) {
  return (
    <main class="page">
      <Who />
      <Trouble text={text} {...(retry && { retry })} />
      <p>
        <a class="btn" href="/play">
          {words().toGames}
        </a>
      </p>
    </main>
  );
}

interface NamedProps {
  readonly table: Table;
  readonly rules: Ruleset;
  readonly error: unknown;
}

/** Shows the board before the names of its components are loaded, as there may be many. */
function Named({ table, rules, error }: NamedProps) {
  const { scenario, status, version } = table.game;
  const isOpen = status === 'OPEN' || version === 0;
  const box = useLoaded(async () => {
    if (!isOpen) await firstDrawn;
    return muster().components(rules.id, rules.box);
  }, [rules.id, rules.box, isOpen]);
  const names = useMemo(
    () => namesOf(rules, scenario, box.value ?? NOTHING_NAMED),
    [rules, scenario, box.value],
  );
  if (box.error !== null) return <Away text={messageOf(box.error)} retry={box.again} />;
  if (isOpen) return <Wait table={table} names={names} />;
  return <Laid table={table} names={names} isNamed={box.value !== null} error={error} />;
}

interface LaidProps {
  readonly table: Table;
  readonly names: Names;
  readonly isNamed: boolean;
  readonly error: unknown;
}

/** Whether a past version is shown, over which nothing can be decided. */
const isPast = ({ game }: Table, at: number | null): boolean =>
  at !== null && game.choices.length > 0;

/** The map, the panel with all that is told and asked, and what lies over both for a while. */
function Laid({ table, names, isNamed, error }: LaidProps) {
  const w = words();
  const preferences = usePreferences();
  const deciding = useDeciding(table, names, preferences.asks);
  const page = usePage(table, deciding);
  const { at, look, tab, setTab, height, setHeight } = page;
  const replay = useReplay(table);
  const trail = replay === null ? null : replay.steps.slice(0, replay.now + 1);
  const calls = useCalls(table, names, preferences.hasSound);
  const hint = useHint(table, deciding, page.remark);
  const { hasKeys } = preferences;
  useKeys({ deciding, table, undo: page.undo, page, replay, hint, hasKeys });
  const last = table.log.at(-1)?.text;
  const seen = { ...table, as: page.as };
  return (
    <div class="table" data-h={height} data-tab={tab ?? undefined}>
      <h1 class="sr">{names.title}</h1>
      <a class="skip" href="#choices">
        {w.skip}
      </a>
      <Top table={table} names={names} openMenu={() => page.setMenu(true)} />
      <Lines table={table} error={error} />
      <BoardMap key={page.as} {...{ table: seen, names, at, deciding, trail }} say={page.tell} />
      {at === null && replay === null && <Last text={last} open={() => page.openTab('log')} />}
      {page.said !== null && (
        <Toast said={page.said} close={page.hush} cite={page.cite} press={deciding.press} />
      )}
      <p class="sr" aria-live="polite">
        {last}
      </p>
      <Panel height={height} setHeight={setHeight}>
        {at !== null && <Timeline table={seen} at={at} look={look} />}
        {isPast(table, at) ? null : replay === null ? (
          <Choices {...{ table, names, deciding, hint, isNamed, page, calls, preferences }} />
        ) : (
          <ToldTurn {...{ table, replay, names }} cite={page.cite} />
        )}
        <Also {...{ table: seen, names, at, look, setTab }} tab={tab ?? 'log'} cite={page.cite} />
        {tab !== null && <ToMove back={() => page.openTab(null)} />}
      </Panel>
      <Overlays {...{ table, names, preferences, page }} />
    </div>
  );
}

/** A button that leads from what was looked up back to the question. */
function ToMove({ back }: { back: () => void }) {
  return (
    <div class="acts phone">
      <button type="button" class="btn go" onClick={back}>
        {words().toMove}
      </button>
    </div>
  );
}

/** The last event, over the map. */
function Last({ text, open }: { text: string | undefined; open: () => void }) {
  if (text === undefined) return null;
  return (
    <div class="float last">
      <button type="button" class="btn" onClick={open}>
        <Icon name="lines" />
        <span>{text}</span>
      </button>
    </div>
  );
}

interface OverlaysProps extends Pick<LaidProps, 'table' | 'names'> {
  readonly preferences: Preferences;
  readonly page: Page;
}

/** Dialogs that lie over everything for a while. */
function Overlays({ table, names, preferences, page }: OverlaysProps) {
  return (
    <>
      {page.clause && (
        <Sheet title={`${page.clause.id} ${page.clause.title}`} close={() => page.cite(null)}>
          <p>{page.clause.summary}</p>
        </Sheet>
      )}
      {page.isMenu && <Menu {...{ table, names, preferences }} close={() => page.setMenu(false)} />}
    </>
  );
}

/** Lines under the head about the connection and the last press. */
function Lines({ table, error }: { table: Table; error: unknown }) {
  const w = words();
  const { post } = table;
  if (!table.isUp)
    return (
      <p class="lost" role="status">
        {post.isWaiting ? w.lostPress : w.lost}
      </p>
    );
  if (post.isLate || (post.isWaiting && !post.isBusy))
    return (
      <p class="lost" role="status">
        {w.notSent}
      </p>
    );
  if (error !== null)
    return (
      <div class="lost">
        <Trouble text={messageOf(error)} retry={table.again} />
      </div>
    );
  return null;
}

interface ChoicesProps {
  readonly table: Table;
  readonly names: Names;
  readonly deciding: Deciding;
  readonly hint: Hint | null;
  readonly isNamed: boolean;
  readonly page: ReturnType<typeof usePage>;
  readonly calls: Calls;
  readonly preferences: Preferences;
}

/** The question, with all its choices. */
function Choices(props: ChoicesProps) {
  const { table, names, deciding, hint, page } = props;
  const panel = useRef<HTMLElement>(null);
  // A button that was pressed may be gone, and the focus with it: then the focus moves to the panel, for those who use
  // a keyboard.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [deciding.moment, deciding.picks]);
  useEffect(() => {
    for (const one of [panel.current, panel.current?.querySelector('.body')]) one?.scrollTo(0, 0);
  }, [deciding.moment]);
  return (
    <section
      class="choices"
      id="choices"
      ref={panel}
      tabIndex={-1}
      aria-label={words().actions}
      aria-busy={table.post.isBusy}
      data-moment={momentOf(table)}
    >
      <Prompt {...{ table, names, deciding, hint }} cite={page.cite} />
      <Lesson of={{ table, rules: names.rules, cite: page.cite }} />
      <Body {...props} />
      <Acts {...{ table, names, deciding }} undo={page.undo} />
    </section>
  );
}

/** Whether all counters of the question are at 0, so that nothing more has to be done. */
const isEnough = ({ asks }: Table['game']): boolean =>
  asks !== null && asks.counters.length > 0 && asks.counters.every(({ value }) => value === 0);

/** The part between the question and the buttons, which scrolls. */
function Body(props: ChoicesProps) {
  const { table, names, deciding, isNamed, page } = props;
  const { game, post } = table;
  const isOver = game.status === 'FINISHED' || game.status === 'ABANDONED';
  // In a battle, a few choices come before the forces, which may take much room.
  const isFight = table.combat !== null && game.choices.length <= FEW;
  const settled = settledOn(table);
  // Cards that are of no use now come below the choices.
  const comesFirst = !isFight && settled === null && !isHandy(table);
  const offer = game.choices.length > 0 && (
    <Offer
      {...{ deciding, names, settled }}
      isBusy={post.isBusy}
      held={settled === null ? heldBy(table) : []}
      isEnough={isEnough(game)}
    />
  );
  return (
    <div class="body">
      {game.requests.length > 0 && <Asked table={table} names={names} />}
      {game.clock?.ranOut && <RanOut table={table} names={names} />}
      <Since table={table} look={page.look} missed={page.missed} />
      {game.status === 'RUNNING' && game.choices.length === 0 && <AskNotices {...props} />}
      {isNamed ? (
        <>
          {isOver && <AtEnd {...page} table={table} names={names} />}
          {isFight && offer}
          <Battle table={table} names={names} cite={page.cite} />
          {comesFirst && offer}
          <Hand {...{ table, names, deciding }} />
          {!isFight && !comesFirst && offer}
        </>
      ) : (
        <p role="status">{words().loading}</p>
      )}
    </div>
  );
}

/** The state of the page: which parts are open, which version is looked at, and what is said just now. */
function usePage(table: Table, deciding: Deciding) {
  const { game, post } = table;
  const [past, look] = useState<number | null>(null);
  const [as, seeAs] = useState<string | null>(null);
  const [tab, setTab] = useState<Tab | null>(null);
  const [height, setHeight] = useState<Height>('half');
  const [clause, cite] = useState<Clause | null>(null);
  const [isMenu, setMenu] = useState(false);
  const [told, setTold] = useState<Said | null>(null);
  const { moment } = deciding;
  useEffect(() => setTold(null), [moment]);
  const { refused } = post;
  const said: Said | null =
    refused !== null
      ? { text: refused.message, clause: refused.clause, better: refused.better, stays: true }
      : post.told !== null
        ? { text: post.told, stays: true }
        : told;
  return {
    ...{ look, as, seeAs, tab, setTab, height, setHeight, clause, cite },
    ...{ isMenu, setMenu, said, missed: useMissed(game) },
    at: past === null || past >= game.version ? null : past,
    undo: (): void => void (post.isBusy || post.send({ kind: 'undo', version: game.version })),
    openTab(wanted: Tab | null) {
      setTab(wanted);
      setHeight(wanted === null ? 'half' : 'full');
      if (wanted === null) look(null);
    },
    hush() {
      setTold(null);
      if (post.refused !== null || post.told !== null) post.forget();
    },
    remark: (text: string): void => setTold({ text }),
    tell({ about, why }: Told) {
      setTold({ about, text: why?.message ?? words().nothingThere, clause: why?.clause ?? null });
    },
  };
}

export type Page = ReturnType<typeof usePage>;
