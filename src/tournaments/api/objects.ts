import { createUnionType, Field, ObjectType } from '@nestjs/graphql';

import { DECLINE_CODES, type DeclineCode } from '../../competition/acts/rule.js';
import { type Result, RESULTS, type Role, ROLES } from '../../competition/facts/facts.js';
import {
  type FormatName,
  FORMATS,
  LATE_GAMES,
  type LateGames,
  LEGS,
  type Legs,
} from '../../competition/facts/settings.js';
import {
  ENTRY_STATES,
  type EntryState,
  type Phase,
  PHASES,
  ROUND_STATES,
  type RoundState,
} from '../../competition/fold/tournament.js';
import {
  DeclineCodeEnum,
  EntryStateEnum,
  FormatEnum,
  LateGamesEnum,
  LegsEnum,
  PhaseEnum,
  ResultEnum,
  RoleEnum,
  RoundStateEnum,
} from './enums.js';
import { Shown, ShownPart, ShownWord } from './shown.decorator.js';

@ObjectType('TournamentEntry', { description: 'Who takes part in an event.' })
export class EntryObject {
  @Shown('count', {
    description: 'From 1, in the order of entry: what the rest of the event calls them by.',
  })
  number!: number;

  @Shown('id')
  playerId!: string;

  @Shown('text')
  name!: string;

  @ShownWord(ENTRY_STATES, () => EntryStateEnum)
  state!: EntryState;

  @Shown('count', {
    description: 'Their place among the seeds, from 1; who is not seeded comes last.',
  })
  seed!: number;

  @Shown('count', { list: true, description: 'Rounds in which they asked not to be paired.' })
  byes!: readonly number[];
}

@ObjectType('TournamentLeg', { description: 'A game of a pairing.' })
export class LegObject {
  @Shown('id', { nullable: true, description: 'null: the round is not published yet.' })
  gameId!: string | null;

  @Shown('text', { description: 'The seat of the first of the pair.' })
  firstSeat!: string;

  @ShownWord(RESULTS, () => ResultEnum, { nullable: true, description: 'null: it goes on.' })
  result!: Result | null;

  @Shown('text', { nullable: true, description: 'GAME, FORFEIT or RULING: how it came to that.' })
  by!: string | null;

  @Shown('count', { nullable: true, description: 'The fact that decided it.' })
  fact!: number | null;
}

@ObjectType('TournamentPairing', { description: 'Two who meet in a round.' })
export class PairingObject {
  @Shown('count', { description: 'From 1.' })
  board!: number;

  @Shown('count', { description: 'The number of an entry.' })
  first!: number;

  @Shown('count', { description: 'The number of an entry.' })
  second!: number;

  @Shown('number', { description: 'Of the first, so far.' })
  firstPoints!: number;

  @Shown('number', { description: 'Of the second, so far.' })
  secondPoints!: number;

  @ShownPart(() => LegObject, { list: true })
  legs!: readonly LegObject[];
}

@ObjectType('TournamentRound', { description: 'A round of an event.' })
export class RoundObject {
  @Shown('count', { description: 'From 1.' })
  number!: number;

  @ShownWord(ROUND_STATES, () => RoundStateEnum)
  state!: RoundState;

  @Shown('text')
  scenario!: string;

  @ShownPart(() => PairingObject, { list: true, description: 'Board 1 first.' })
  pairings!: readonly PairingObject[];

  @Shown('count', { list: true, description: 'Numbers of entries that the pairing left over.' })
  byes!: readonly number[];

  @Shown('instant', {
    description: 'When it was proposed, published or closed, whichever was last.',
  })
  since!: Date;

  @Shown('instant', { nullable: true, description: 'null: it is not published yet.' })
  deadline!: Date | null;
}

@ObjectType('TiebreakTerm', { description: 'A number that goes into a tie-break.' })
export class TermObject {
  @Shown('count', {
    nullable: true,
    description: 'The opponent it comes from; null: nobody played.',
  })
  entry!: number | null;

  @Shown('count')
  round!: number;

  @Shown('number')
  points!: number;

  @Shown('flag', { description: 'false: it was cut.' })
  counted!: boolean;
}

@ObjectType('Tiebreak', { description: 'A tie-break, after FIDE C.07.' })
export class TiebreakObject {
  @Shown('text', { description: 'Its acronym.' })
  name!: string;

  @Shown('number', { nullable: true, description: 'null: there is none.' })
  value!: number | null;

  @ShownPart(() => TermObject, { list: true, description: 'What adds up to it.' })
  working!: readonly TermObject[];
}

@ObjectType('RankRange', { description: 'Where an entrant can still end.' })
export class RangeObject {
  @Shown('count')
  best!: number;

  @Shown('count')
  worst!: number;

  @Shown('count', {
    list: true,
    description: 'Places of the settings that they reach in any case.',
  })
  clinched!: readonly number[];

  @Shown('flag', { description: 'None of these places can be reached any more.' })
  out!: boolean;

  @Shown('count', {
    nullable: true,
    description: 'How many endings were looked at; null: only points were.',
  })
  endings!: number | null;

  @Shown('count', { description: 'The fact since which no range has grown wider.' })
  since!: number;
}

@ObjectType('TournamentStanding', { description: 'A line of the table of an event.' })
export class StandingObject {
  @Shown('count', { description: 'From 1; the same where nothing separates them.' })
  rank!: number;

  @Shown('count', { description: 'The number of an entry.' })
  entry!: number;

  @Shown('number')
  points!: number;

  @Shown('count', {
    list: true,
    description: 'Games begun with the first and with the second side.',
  })
  sides!: readonly number[];

  @Shown('count', { description: 'Games over the board that are over.' })
  played!: number;

  @Shown('count')
  wins!: number;

  @Shown('count')
  draws!: number;

  @Shown('count')
  losses!: number;

  @ShownPart(() => RangeObject)
  range!: RangeObject;

  @ShownPart(() => TiebreakObject, { list: true, description: 'In the order of the settings.' })
  tiebreaks!: readonly TiebreakObject[];
}

@ObjectType('TournamentFact', {
  description: 'What was done in an event. Facts are never changed: later ones mend them.',
})
export class FactObject {
  @Shown('count', { description: 'From 1.' })
  seq!: number;

  @Shown('text')
  kind!: string;

  @Shown('id', { nullable: true, description: 'A player; null: time, or a game that ended.' })
  by!: string | null;

  @ShownWord(ROLES, () => RoleEnum, { nullable: true, description: 'In which they did it.' })
  role!: Role | null;

  @Shown('instant')
  at!: Date;

  @Shown('text', { nullable: true })
  reason!: string | null;

  @Shown('json', { description: 'What it says, by its kind.' })
  data!: object;
}

@ObjectType('TournamentActField', { description: 'A field of an act.' })
export class ActFieldObject {
  @Shown('text')
  name!: string;

  @Shown('text', {
    description: 'entry, entries, round, board, leg, fact, player, text, name, time or choice.',
  })
  takes!: string;

  @Shown('text', { list: true, description: 'Of a choice, what there is.' })
  among!: readonly string[];

  @Shown('flag', { description: 'It may be left out.' })
  optional!: boolean;
}

@ObjectType('TournamentAct', { description: 'What the caller may do in an event now.' })
export class ActObject {
  @Shown('text', { description: 'What `direct` takes as `kind`.' })
  kind!: string;

  @Shown('flag', { description: 'A reason is asked for, which all can read.' })
  needsReason!: boolean;

  @ShownPart(() => ActFieldObject, { list: true })
  fields!: readonly ActFieldObject[];
}

@ObjectType('TournamentSettings', { description: 'What an event was created with.' })
export class SettingsObject {
  @ShownWord(FORMATS, () => FormatEnum)
  format!: FormatName;

  @ShownWord(LEGS, () => LegsEnum)
  legs!: Legs;

  @Shown('text')
  ruleset!: string;

  @Shown('text', { list: true, description: 'One a round, in turn.' })
  scenarios!: readonly string[];

  @Shown('json')
  options!: object;

  @Shown('text', { list: true, description: 'The first and the second side.' })
  seats!: readonly string[];

  @Shown('text', { description: 'The clock of its games.' })
  clock!: string;

  @Shown('text', { list: true })
  tiebreaks!: readonly string[];

  @Shown('flag', { description: 'Who was not invited may enter, too.' })
  open!: boolean;

  @Shown('count')
  mostEntries!: number;

  @Shown('instant', { description: 'Until then entries are taken; then it starts by itself.' })
  startsAt!: Date;

  @Shown('count', { description: 'The last round that somebody may enter for.' })
  lateUntil!: number;

  @Shown('number', { description: 'From the publishing of a round to its deadline.' })
  roundHours!: number;

  @Shown('number', { description: 'After a deadline, until what is proposed stands.' })
  graceHours!: number;

  @Shown('number', { description: 'Until the next round is paired and published by itself.' })
  pauseHours!: number;

  @ShownWord(LATE_GAMES, () => LateGamesEnum)
  lateGames!: LateGames;

  @Shown('count', { description: 'Half-point byes that an entrant may ask for.' })
  byes!: number;

  @Shown('count', { list: true, description: 'Places that something hangs on.' })
  lines!: readonly number[];
}

@ObjectType('TournamentOfficial', { description: 'Who runs an event.' })
export class RoleObject {
  @Shown('id')
  playerId!: string;

  @ShownWord(ROLES, () => RoleEnum)
  role!: Role;
}

@ObjectType('Tournament', {
  description: 'An event: who plays, whom they meet, and how it stands.',
})
export class TournamentObject {
  @Shown('id', {
    description: 'Of an event that is looked back to it has the version too, as "…@5".',
  })
  id!: string;

  @Shown('text', { description: 'What it is called in links.' })
  slug!: string;

  @Shown('text')
  name!: string;

  @ShownWord(PHASES, () => PhaseEnum)
  phase!: Phase;

  @Shown('count', { description: 'The number of its facts.' })
  version!: number;

  @ShownPart(() => SettingsObject)
  settings!: SettingsObject;

  @Shown('count', { description: 'Rounds it will have; 0 before the start.' })
  planned!: number;

  @Shown('count', { description: 'Entrants who play.' })
  entrants!: number;

  @Shown('text', { description: 'SHA-256 of the seed of its lots, hex.' })
  commitment!: string;

  @Shown('text', { nullable: true, description: 'Of its lots, hex; null until it is over.' })
  seed!: string | null;

  @Shown('instant', {
    nullable: true,
    description: 'When something happens by itself; null: nothing does.',
  })
  due!: Date | null;

  @Shown('instant')
  createdAt!: Date;

  @ShownPart(() => RoleObject, { list: true })
  roles!: readonly RoleObject[];

  @ShownPart(() => EntryObject, { list: true, description: 'Entry 1 first.' })
  entries!: readonly EntryObject[];

  @ShownPart(() => RoundObject, { list: true, description: 'Round 1 first.' })
  rounds!: readonly RoundObject[];
}

@ObjectType('TournamentPageInfo')
export class TournamentPageInfoObject {
  @Shown('flag')
  hasNextPage!: boolean;

  @Shown('text', { nullable: true, description: 'What `after` takes for the next page.' })
  endCursor!: string | null;
}

@ObjectType('TournamentConnection', { description: 'A page of events.' })
export class TournamentConnectionObject {
  @ShownPart(() => TournamentObject, { list: true })
  nodes!: readonly TournamentObject[];

  @ShownPart(() => TournamentPageInfoObject)
  pageInfo!: TournamentPageInfoObject;
}

@ObjectType('Directed', { description: 'What was asked for is done.' })
export class DirectedObject {
  @Shown('flag', { description: 'It was only shown: nothing is written.' })
  preview!: boolean;

  @ShownPart(() => FactObject, { list: true, description: 'What it has written, or would write.' })
  facts!: readonly FactObject[];

  @ShownPart(() => TournamentObject)
  tournament!: TournamentObject;
}

@ObjectType('Declined', { description: 'Nothing was changed.' })
export class DeclinedObject {
  @ShownWord(DECLINE_CODES, () => DeclineCodeEnum)
  code!: DeclineCode;

  @Shown('text')
  message!: string;

  @Shown('count', { nullable: true, description: 'Which act, from 0; null: none was looked at.' })
  step!: number | null;

  @Shown('json', { list: true, description: 'Acts that can be done instead.' })
  better!: readonly object[];

  @ShownPart(() => TournamentObject)
  tournament!: TournamentObject;
}

export const DirectResult = createUnionType({
  name: 'DirectResult',
  types: () => [DirectedObject, DeclinedObject] as const,
  resolveType: (value: DirectedObject | DeclinedObject) =>
    'code' in value ? DeclinedObject : DirectedObject,
});

@ObjectType('TournamentChange', {
  description: 'A fact of an event, and how far it has come by it.',
})
export class TournamentChangeObject {
  @Field(() => FactObject)
  fact!: FactObject;

  @Field(() => TournamentObject, { description: 'As it is now, which may be later.' })
  tournament!: TournamentObject;
}
