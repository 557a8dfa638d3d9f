import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

import { bracketOf } from '../../competition/bracket/index.js';
import type { Fact } from '../../competition/facts/facts.js';
import { fold } from '../../competition/fold/fold.js';
import { tableOf } from '../../competition/fold/table-of.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import { linesOf as rankingOf } from '../../competition/ranking/index.js';
import type { Text } from '../../language/locale.js';
import { bracketDrawing } from '../papers/bracket-drawing.js';
import type { EventExport } from '../papers/event-export.js';
import { lotsOf } from '../papers/standing-lines.js';
import { crossRows, entryRows, pairingRows, standingRows } from '../papers/tables.js';
import { eventFaults, isEvent, plainFact } from './event-faults.js';
import { EXPORT_SCHEMA } from './export-schema.js';
import { FACT_DATA } from './fact-schema.js';
import { unsoundFact } from './sound-facts.js';

/** The export of an event that is over and of which nothing is left out. */
export type WholeExport = EventExport & { readonly seed: string; readonly hash: string };

const ajv = new Ajv2020({ strict: false, verbose: true });
ajv.addFormat('instant', (text: string) => {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
});
ajv.addSchema(EXPORT_SCHEMA, 'export');

const NO_EXPORT: Text = {
  en: 'This is no export of an event: send what GET /v1/tournaments/<id>/export.json answers.',
  ja: 'イベントのエクスポートではありません。GET /v1/tournaments/<id>/export.json の内容を送ってください。',
};
const NOT_OVER: Text = {
  en: 'Only an event that is approved or called off can be imported: export it again when it is over.',
  ja: '取り込めるのは、成績が確定したイベントか中止になったイベントだけです。終わってから書き出し直してください。',
};
const UNREADABLE: Text = {
  en: 'Its facts cannot be shown.',
  ja: 'この記録は表示できません。',
};

/** Reads the text of an export that is to be imported; a sentence where it cannot be. */
export function readExport(text: string): WholeExport | { readonly fault: Text } {
  const value = parsed(text);
  if (value === null || !isEvent(value)) return { fault: NO_EXPORT };
  const { seed, complete } = value as Partial<EventExport>;
  if (seed === null || complete === false) return { fault: NOT_OVER };
  if (ajv.validate('export', value) !== true) return { fault: misshapen(ajv.errors ?? []) };
  const event = value as unknown as WholeExport;
  const fault = faultIn(event);
  return fault === null ? event : { fault };
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** The first place at which the file is not as the schema has it. */
function misshapen(errors: readonly ErrorObject[]): Text {
  const worst = errors.find(({ keyword }) => keyword !== 'if') ?? errors[0];
  const at = worst?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const place = at === '' ? 'export' : at;
  const why = worst?.message ?? '';
  return { en: `${place} ${why}.`, ja: `${place}の値が正しくありません: ${why}` };
}

function faultIn(event: WholeExport): Text | null {
  try {
    const facts = event.facts.map(plainFact);
    const unsound = misplaced(facts) ?? unsoundFact(facts);
    if (unsound !== null) return senseless(unsound);
    const [fault] = eventFaults(event);
    if (fault !== undefined) return broken(fault);
    return isShowable(event, fold(facts)) ? null : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

const senseless = (seq: number): Text => ({
  en: `fact ${seq} makes no sense after those before it.`,
  ja: `${seq}番の記録が、それより前の記録と合いません。`,
});

const broken = (fault: string): Text => ({
  en: `it does not verify: ${fault}.`,
  ja: `検証に通りません: ${fault}`,
});

/** The number of the first correction whose data are not of the kind that it replaces; null: there is none. */
function misplaced(facts: readonly Fact[]): number | null {
  for (const fact of facts) {
    if (fact.kind !== 'CORRECTED') continue;
    const kind = facts[fact.data.replaces - 1]?.kind;
    if (kind === undefined || ajv.validate(FACT_DATA[kind], fact.data.data) !== true)
      return fact.seq;
  }
  return null;
}

/** Whether all that is shown of the event can be made of it. Where something throws, it cannot. */
function isShowable(event: WholeExport, made: Tournament | null): boolean {
  if (made === null) return false;
  const lots = lotsOf({ id: event.lotsOf, seed: Buffer.from(event.seed, 'hex') }, made);
  const standings = made.planned === 0 ? [] : rankingOf(made, lots);
  const table = tableOf(made);
  const rows = [
    ...[standingRows(made, standings, 'en'), crossRows(made, { standings, table }, 'en')],
    ...[pairingRows(made, made.rounds, 'en'), entryRows(made, table, 'en')],
  ];
  bracketDrawing(made, bracketOf(made), 'en');
  return rows.every((each) => [...each].length > 0);
}
