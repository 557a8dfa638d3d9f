import { useEffect, useState } from 'preact/hooks';

import type { Choice, Halt } from '../../../client/src/index.js';
import {
  askedFirst,
  type Counter,
  type Facet,
  facetsOf,
  fitting,
  numbersLast,
  type Offered,
  offered,
  VERB,
} from '../picks.js';
import { locale } from '../session.js';
import { words } from '../words.js';
import type { Deciding } from './deciding.js';
import { Icon, type IconName } from './icons.js';
import type { Names } from './names.js';

/** Up to this number choices are shown one by one; of more, the player picks facets. */
export const FEW = 8;
/** Up to this number things of one kind have buttons; others are found on the map and by a search. */
const MANY = 24;
/** The most results of a search. */
const FOUND = 30;

interface OfferProps {
  readonly deciding: Deciding;
  readonly names: Names;
  readonly isBusy: boolean;
  /** Ids of cards that are shown above; they are picked there. */
  readonly held: readonly string[];
  /** The card that all choices are about, whose text is shown above. */
  readonly settled: string | null;
}

interface ListProps extends Omit<OfferProps, 'settled'> {
  readonly left: readonly Choice[];
}

interface WholeOfferProps extends OfferProps {
  /** Whether all counters are at 0, so that nothing more has to be done. */
  readonly isEnough: boolean;
}

/** All choices as buttons: whole choices if they are few, else their facets. */
export function Offer({ deciding, names, isBusy, held, settled, isEnough }: WholeOfferProps) {
  const counted = new Set(deciding.counters.flatMap(({ choices }) => choices));
  const left = deciding.left.filter(
    (one) =>
      one !== deciding.end &&
      // The main button is this choice already.
      !(one === deciding.armed && deciding.left.length === 1) &&
      !counted.has(one) &&
      !isOneTouch(one, deciding, held),
  );
  const isMany = left.length > FEW;
  const steppers = deciding.counters.map((counter) => (
    <Stepper key={counter.key} {...{ counter, deciding, names }} />
  ));
  const list = isMany && <List {...{ deciding, names, isBusy, held, left }} />;
  // If nothing more has to be done, choices that could still change something are folded away; they are made on the
  // map, or unfolded.
  const isFolded = isEnough && deciding.end !== null && deciding.picks.length === 0;
  return (
    <div class="offer">
      {isMany && steppers}
      {!isMany && <Chips choices={left} {...{ deciding, names, isBusy, settled }} />}
      {!isMany && steppers}
      {isMany && isFolded ? (
        <details>
          <summary>{`${left.length} ${words().left}`}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}

/** The facets of many choices, with a search. */
function List({ deciding, names, isBusy, held, left }: ListProps) {
  const w = words();
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(''), [deciding.moment, deciding.picks]);
  const searched = `${w.search} (${left.length} ${w.left})`;
  return (
    <>
      {search === '' && <Groups {...{ names, deciding, left, held }} of="verbs" />}
      <input
        type="search"
        class="search"
        value={search}
        placeholder={searched}
        aria-label={searched}
        onInput={(event) => setSearch((event.target as HTMLInputElement).value)}
      />
      {search === '' ? (
        <Groups {...{ names, deciding, left, held }} of="things" />
      ) : (
        <Found choices={left} {...{ search, deciding, names, isBusy }} />
      )}
    </>
  );
}

/** Whether one tap on a card shown above makes this choice: then it needs no button. */
function isOneTouch(choice: Choice, { left, picks }: Deciding, held: readonly string[]): boolean {
  const [card, ...others] = facetsOf(choice).filter(({ field }) => field !== VERB);
  if (card === undefined || others.length > 0 || !held.includes(`${card.value}`)) return false;
  if (picks.some(({ key }) => key === card.key)) return false;
  return fitting(left, [card]).length === 1;
}

/** Icons for what a choice leads to; a ring if it can be taken back and attacks nobody. */
const SIGNS: Readonly<Record<Halt, IconName>> = {
  CHANCE: 'die',
  REVEAL: 'eye',
  OTHER_SEAT: 'after',
};

function Sign({ choice: { stops, attacks } }: { choice: Choice }) {
  if (attacks !== null) return <Icon name="swords" />;
  return stops === null ? <i class="mayd" /> : <Icon name={SIGNS[stops]} />;
}

/** The longest sentence that fits a button, in letters; a Japanese character counts as `sign` letters. */
const FITS = { letters: 36, sign: 1.8 };
const fits = (label: string): boolean =>
  label.length * (locale() === 'ja' ? FITS.sign : 1) <= FITS.letters;

/**
 * Short texts that tell the choices apart: facets that are not picked yet and that not all choices have. A number alone
 * says nothing, so where nothing else differs the choices get their whole sentences, and so do all choices of a verb
 * whose sentences are short.
 */
function textsOf(choices: readonly Choice[], names: Names, known: ReadonlySet<string>): string[] {
  const plain = choices.map((choice) => {
    const open = facetsOf(choice).filter(
      ({ key, value }) => !known.has(key) && typeof value === 'string',
    );
    return open.length === 0 ? choice.label : open.map((one) => names.facet(one)).join(' · ');
  });
  const isOnly = (text: string): boolean => plain.filter((one) => one === text).length === 1;
  const long = new Set(
    choices.filter(({ label }) => !fits(label)).map(({ action }) => action[VERB]),
  );
  return choices.map(({ action, label }, index) => {
    const text = plain[index] ?? label;
    const isSaid = !known.has(`${VERB}:${action[VERB]}`) && !long.has(action[VERB]);
    return isOnly(text) && !isSaid ? text : label;
  });
}

type Settled = Pick<OfferProps, 'settled'>;

interface ChipsProps extends Omit<OfferProps, 'held' | 'settled'> {
  readonly choices: readonly Choice[];
}

function Chips({ choices, deciding, names, isBusy, settled }: ChipsProps & Settled) {
  if (choices.length === 0) return null;
  const known = new Set([...deciding.picks, ...deciding.shared].map(({ key }) => key));
  if (settled !== null) known.add(`id:${settled}`);
  const texts = textsOf(choices, names, known);
  // Whole sentences are used if two short texts would be the same.
  const isPlain = new Set(texts).size === texts.length;
  const isAll = deciding.picks.length > 0 || !isPlain;
  const common = isAll ? [] : deciding.shared.filter(({ value }) => value !== settled);
  return (
    <>
      {common.length > 0 && <h3>{common.map((one) => names.facet(one)).join(' · ')}</h3>}
      <ul class="chips">
        {choices.map((choice, index) => (
          <li key={JSON.stringify(choice.action)}>
            <button
              type="button"
              class="chip"
              data-choose={JSON.stringify(choice.action)}
              aria-pressed={deciding.armed === choice}
              aria-label={choice.label}
              disabled={isBusy}
              onClick={(event) => void (deciding.isEarly(event) || deciding.press(choice))}
            >
              <Sign choice={choice} />
              <span>{isPlain ? texts[index] : choice.label}</span>
              <kbd aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const simple = (text: string): string => text.normalize('NFKC').toLowerCase();

function Found({ choices, search, deciding, isBusy }: ChipsProps & { search: string }) {
  const wanted = simple(search.trim());
  const found = choices.filter(({ label }) => simple(label).includes(wanted)).slice(0, FOUND);
  if (found.length === 0) return <p>{words().noMatch}</p>;
  return (
    <ol class="found">
      {found.map((choice) => (
        <li key={JSON.stringify(choice.action)}>
          <button
            type="button"
            class="chip"
            data-choose={JSON.stringify(choice.action)}
            disabled={isBusy}
            onClick={(event) => void (deciding.isEarly(event) || deciding.press(choice))}
          >
            <Sign choice={choice} />
            <span>{choice.label}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface GroupsProps extends Pick<OfferProps, 'deciding' | 'names' | 'held'> {
  readonly left: readonly Choice[];
  readonly of: 'verbs' | 'things';
}

/** The facets of the choices by kind: first verbs, then things and places. */
function Groups({ deciding, names, left, held, of }: GroupsProps) {
  const shown = numbersLast(
    askedFirst(offered(left)).filter(({ value }) => !held.includes(`${value}`)),
  );
  const groups = namedFirst(grouped(shown, names, of), names);
  return (
    <>
      {groups.map(([heading, facets]) => (
        <section key={heading} class="group">
          <h3 class={of === 'verbs' ? 'sr' : ''}>
            {heading}{' '}
            {facets.length > MANY && <small>{`${facets.length} · ${words().onMap}`}</small>}
          </h3>
          <ul class="chips">
            {named(facets, names).map((facet) => (
              <li key={facet.key}>
                <button
                  type="button"
                  class="chip"
                  data-choose={facet.value}
                  onClick={(event) => void (deciding.isEarly(event) || deciding.pick(facet))}
                >
                  <i class="mayd" />
                  <span>{names.facet(facet)}</span>
                  <small>{facet.leaves > 1 ? facet.leaves : ''}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const hasName = (names: Names, one: Facet): boolean => names.facet(one) !== `${one.value}`;

/** Kinds in which some things have names of their own come before kinds without. */
const namedFirst = (
  groups: ReadonlyMap<string, Offered[]>,
  names: Names,
): [heading: string, facets: Offered[]][] => {
  const isNamed = (facets: readonly Offered[]): boolean =>
    facets.some((one) => hasName(names, one));
  return [...groups].sort(([, a], [, b]) => +isNamed(b) - +isNamed(a));
};

/** Facets with names of their own first; if there are very many, not all of them. */
function named(facets: readonly Offered[], names: Names): readonly Offered[] {
  if (facets.length <= MANY) return facets;
  return facets.toSorted((a, b) => +hasName(names, b) - +hasName(names, a)).slice(0, MANY);
}

function grouped(
  shown: readonly Offered[],
  names: Names,
  of: GroupsProps['of'],
): Map<string, Offered[]> {
  const groups = new Map<string, Offered[]>();
  for (const facet of shown) {
    if ((facet.field === VERB) !== (of === 'verbs')) continue;
    const heading = names.heading(facet);
    const known = groups.get(heading);
    if (known === undefined) groups.set(heading, [facet]);
    else known.push(facet);
  }
  return groups;
}

interface StepperProps extends Pick<OfferProps, 'deciding' | 'names'> {
  readonly counter: Counter;
}

/** A stepper for a counter, from 0 to all. */
function Stepper({ counter, deciding, names }: StepperProps) {
  const known = new Set([...deciding.picks, ...deciding.shared].map(({ key }) => key));
  const open = counter.facets.filter(({ key }) => !known.has(key));
  const name = (open.length > 0 ? open : counter.facets).map((one) => names.facet(one)).join(' · ');
  const most = counter.choices.length;
  const count = deciding.counts[counter.key] ?? 0;
  return (
    <div class="stepper">
      <span>{name}</span>
      <button
        type="button"
        class="ib"
        aria-label={`${name} −`}
        disabled={count === 0}
        onClick={() => deciding.count(counter, count - 1)}
      >
        <Icon name="minus" />
      </button>
      <output>{`${count} / ${most}`}</output>
      <button
        type="button"
        class="ib"
        data-choose={JSON.stringify(counter.choices.map(({ action }) => action))}
        aria-label={`${name} +`}
        disabled={count === most}
        onClick={() => deciding.count(counter, count + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
