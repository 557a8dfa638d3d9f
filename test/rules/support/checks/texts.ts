import { canonical } from '../../../../src/rules/kernel/json.js';
import { choices } from '../../../../src/rules/kernel/play.js';
import type { Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import { heard } from '../../../../src/rules/kernel/table.js';
import { type Locale, LOCALES } from '../../../../src/rules/kernel/text.js';
import { type Check, check, someSteps, stepsOf, viewersOf } from '../world.js';

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

type Fail = (detail: string) => never;

export function readable(text: string, locale: Locale, of: string, fail: Fail): void {
  if (text.trim() === '') fail(`no ${locale} text of ${of}`);
  if (/undefined|null|NaN|\[object/.test(text)) fail(`broken ${locale} text of ${of}: ${text}`);
  if (locale === 'ja' && !JAPANESE.test(text)) fail(`no Japanese in the text of ${of}: ${text}`);
}

const actions = check('every choice has a text in both languages', (world, fail) => {
  const { rules } = world;
  for (const { before, seat } of someSteps(world, 200)) {
    const view = rules.view(before, seat);
    for (const locale of LOCALES) {
      const texts = choices(rules, before, seat).map((action) => {
        const text = rules.describeAction(action, view, locale);
        readable(text, locale, JSON.stringify(action), fail);
        return text;
      });
      if (new Set(texts).size < texts.length) fail(`two choices read alike: ${texts.join(' | ')}`);
    }
  }
});

const events = check('every event has a text in both languages, for everybody', (world, fail) => {
  const { rules } = world;
  const all = [
    ...world.games.flatMap((game) => game.opening.events),
    ...stepsOf(world).flatMap((step) => step.played.events),
  ];
  for (const event of all) {
    for (const viewer of viewersOf(rules)) {
      for (const locale of LOCALES)
        readable(rules.describeEvent(heard(event, viewer), locale), locale, event.type, fail);
    }
  }
});

const names = check('what a person reads exists in both languages', ({ rules }, fail) => {
  const texts = [
    rules.title,
    rules.line,
    ...Object.values(rules.seatNames),
    ...rules.scenarios.map((scenario) => scenario.title),
    ...[rules.options, ...rules.scenarios.map(({ options }) => options ?? {})]
      .flatMap((options) => Object.values(options))
      .map((option) => option.title),
    ...Object.values(rules.clauses).flatMap(({ title, summary }) => [title, summary]),
  ];
  for (const text of texts)
    for (const locale of LOCALES) if (text[locale].trim() === '') fail(canonical(text));
  for (const seat of rules.seats)
    if (rules.seatNames[seat] === undefined) fail(`${seat} has no name`);
});

/** Whether a picture is its ground and over that its pieces, and nothing else. */
function isLayered({ board }: Ruleset, whole: string, pieces: string, locale: Locale): boolean {
  const inner = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return inner(whole) === inner(board.groundSvg({ locale })) + inner(pieces);
}

const parts = check('parts lie on the board, and so does what is around a place', (world, fail) => {
  const { board, domains } = world.rules;
  const boxes = board.parts.map(({ box }) => box);
  const places = Object.values(domains).flat().map(String);
  for (const points of [200, 390, 2000])
    boxes.push(...places.flatMap((id) => board.around(id, points) ?? []));
  for (const { x, y, width, height } of boxes)
    if (
      x < 0 ||
      y < 0 ||
      x + width > board.size.width + 1e-6 ||
      y + height > board.size.height + 1e-6
    )
      fail(`a piece beyond the edge: ${x} ${y} ${width} ${height}`);
  if (board.around('nowhere', 390) !== null) fail('a place that is none has surroundings');
  if (!places.some((id) => board.around(id, 390) !== null)) fail('no place has surroundings');
});

const boards = check('the board can be drawn and written for everybody', (world, fail) => {
  const { rules } = world;
  for (const { before } of someSteps(world, 12)) {
    for (const viewer of viewersOf(rules)) {
      const view = rules.view(before, viewer);
      for (const locale of LOCALES) {
        const svg = rules.board.svg(view, { locale });
        if (!svg.startsWith('<svg') || !svg.trimEnd().endsWith('</svg>'))
          fail(`no picture: ${svg.slice(0, 60)}`);
        if (rules.board.text(view, locale).trim() === '') fail('no text of the board');
        if (svg !== rules.board.svg(view, { locale })) fail('two pictures of one view differ');
        if (!isLayered(rules, svg, rules.board.svg(view, { locale, layer: 'pieces' }), locale))
          fail('ground and pieces are not the whole');
      }
    }
  }
});

const positions = check('positions written down are read back', (world, fail) => {
  const { rules } = world;
  for (const { before } of someSteps(world, 200)) {
    const text = rules.writePosition(before);
    const back = rules.readPosition(text);
    if (!('agenda' in back)) fail(`line ${back.line}: ${back.message.en}\n${text}`);
    else if (canonical(back) !== canonical(before))
      fail(`${text}\n${canonical(before)}\n${canonical(back)}`);
  }
  const wrong = rules.readPosition('?');
  if ('agenda' in wrong || wrong.message.en === '' || !JAPANESE.test(wrong.message.ja))
    fail('nonsense was read as a position');
});

export const TEXTS: readonly Check[] = [actions, events, names, boards, parts, positions];
