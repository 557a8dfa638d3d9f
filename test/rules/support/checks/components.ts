import type { Components } from '../../../../src/rules/kernel/components.js';
import type { Json } from '../../../../src/rules/kernel/json.js';
import type { Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import { LOCALES } from '../../../../src/rules/kernel/text.js';
import { fits } from '../../../../src/rules/kits/schema.js';
import { type Check, check, someSteps, viewersOf } from '../world.js';

const namedIn = ({ places, pieces, terms }: Components) => [...places, ...pieces, ...terms];

/** Of everything that is catalogued, cards too. */
const idsOf = ({ components, decks }: Ruleset): Set<string> =>
  new Set([...namedIn(components), ...decks.catalogue].map(({ id }) => id));

const acted = check('whatever an action names is in the catalogue', ({ rules }, fail) => {
  const ids = idsOf(rules);
  for (const [domain, values] of Object.entries(rules.domains))
    for (const id of values)
      if (typeof id === 'string' && !ids.has(id)) fail(`${id} of the domain ${domain}`);
});

interface Kept {
  readonly things: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** What of a view the catalogue lacks: where a piece is, and what stands beside places, pieces or cards as a key. */
function missing(value: Json, kept: Kept): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((one: Json) => missing(one, kept)).find(Boolean);
  const entries = Object.entries(value);
  const at = entries.find(([key, one]) => key === 'at' && !kept.ids.has(String(one)));
  if (at !== undefined) return String(at[1]);
  const others = entries.map(([key]) => key).filter((key) => !kept.things.has(key));
  if (others.length > 0 && others.length < entries.length) return others[0];
  return entries.map(([, one]) => missing(one, kept)).find(Boolean);
}

const viewed = check('the places and pieces of a view are in the catalogue', (world, fail) => {
  const { rules } = world;
  const { places, pieces } = rules.components;
  const things = new Set([...places, ...pieces, ...rules.decks.catalogue].map(({ id }) => id));
  const kept = { things, ids: idsOf(rules) };
  let isSeen = false;
  for (const { before } of someSteps(world, 60)) {
    for (const viewer of viewersOf(rules)) {
      const view = rules.view(before, viewer);
      const lacking = missing(view, kept);
      if (lacking !== undefined) fail(lacking);
      if (isSeen) continue;
      const text = JSON.stringify(view);
      isSeen = places.some(({ id }) => text.includes(`"${id}"`));
    }
  }
  if (world.games.some(({ steps }) => steps.length > 20) && !isSeen) fail('no view has a place');
});

const named = check('what is catalogued is named in both languages, once', ({ rules }, fail) => {
  const { components } = rules;
  const all = [
    ...namedIn(components),
    ...rules.decks.catalogue.map(({ id }) => ({ id, name: null })),
  ];
  const ids = new Set<string>();
  const twice = all.find(({ id }) => ids.size === ids.add(id).size);
  if (twice !== undefined) fail(`${twice.id} is there twice`);
  const tracks = components.tracks.flatMap((track) => [track, ...track.values]);
  for (const { id, name } of [...namedIn(components), ...tracks])
    for (const locale of LOCALES) if (name[locale].trim() === '') fail(`${id} has no name`);
});

const kinds = check('kinds are named, and their numbers as their shapes say', ({ rules }, fail) => {
  const { places, pieces, connections, terms, shapes } = rules.components;
  const known = new Set(terms.map(({ id }) => id));
  for (const { kind } of [...places, ...pieces, ...connections])
    if (!known.has(kind)) fail(`the kind ${kind} has no name`);
  for (const { id, kind, more } of [...places, ...pieces]) {
    const shape = shapes[kind];
    if (shape === undefined || !fits(shape, more)) fail(`${id}: ${JSON.stringify(more)}`);
  }
});

const lying = check('places lie on the board where they are drawn', ({ rules }, fail) => {
  const { size, spot } = rules.board;
  for (const { id, at } of rules.components.places) {
    const [x, y] = spot(id) ?? fail(`${id} is drawn nowhere`);
    if (Math.hypot(at.x - x, at.y - y) > 1) fail(`${id} is drawn elsewhere`);
    if (x <= 0 || y <= 0 || x >= size.width || y >= size.height) fail(`${id} is off the board`);
  }
});

const joined = check('connections are those of the map, each listed once', ({ rules }, fail) => {
  const { places, connections } = rules.components;
  const ids = new Set(places.map(({ id }) => id));
  const pairs = new Set<string>();
  for (const { from, to } of connections) {
    if (!ids.has(from) || !ids.has(to) || from === to) fail(`${from} to ${to}`);
    if (pairs.has(`${to} ${from}`) || pairs.has(`${from} ${to}`)) fail(`${from} to ${to}, twice`);
    pairs.add(`${from} ${to}`);
  }
  for (const { id } of places)
    for (const to of rules.near?.(id) ?? []) {
      if (!pairs.has(`${id} ${to}`) && !pairs.has(`${to} ${id}`)) fail(`${id} to ${to}, left out`);
      if (!rules.near?.(to).includes(id)) fail(`${to} is near ${id}, and not the other way round`);
    }
});

const coming = check('what comes is a piece, and comes in a turn to a place', ({ rules }, fail) => {
  const { places, pieces, schedule, tracks } = rules.components;
  const turns = new Set(tracks.flatMap(({ values }) => values).map(({ id }) => id));
  const known = new Set([...places, ...pieces].map(({ id }) => id));
  for (const { when, scenario, side, at, count, pieces: which } of schedule) {
    const missing = [...(which ?? []), ...(at === null ? [] : [at])].find((id) => !known.has(id));
    if (missing !== undefined) fail(`no ${missing}`);
    if (!turns.has(when)) fail(`no turn ${when}`);
    if (!rules.seats.includes(side) || count < 1) fail(`${count} of ${side}`);
    if (scenario !== null && !rules.scenarios.some(({ id }) => id === scenario)) fail(scenario);
  }
});

const told = check('the seats are told apart by a mark and a colour', ({ rules }, fail) => {
  const { sides } = rules.components;
  if (sides.map(({ id }) => id).join(' ') !== rules.seats.join(' ')) fail('not those of the game');
  for (const part of ['mark', 'colour'] as const)
    if (new Set(sides.map((side) => side[part])).size < sides.length) fail(`the same ${part}`);
  for (const { colour } of sides) if (!/^#[0-9a-f]{6}$/.test(colour)) fail(colour);
});

export const COMPONENTS: readonly Check[] = [
  told,
  acted,
  viewed,
  named,
  kinds,
  lying,
  joined,
  coming,
];
