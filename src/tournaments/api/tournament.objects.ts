import { ObjectType } from '@nestjs/graphql';

import { type Role, ROLES } from '../../competition/facts/facts.js';
import {
  FINALS,
  type Finals,
  type FormatName,
  FORMATS,
  LATE_GAMES,
  type LateGames,
  LEGS,
  type Legs,
} from '../../competition/facts/settings.js';
import { type Phase, PHASES } from '../../competition/fold/tournament.js';
import { EntryObject } from './entry.objects.js';
import { FinalsEnum, FormatEnum, LateGamesEnum, LegsEnum, PhaseEnum, RoleEnum } from './enums.js';
import { RoundObject } from './round.objects.js';
import { Shown, ShownPart, ShownWord } from './shown.decorator.js';

@ObjectType('TournamentFinals', { description: 'A second stage, of those with the best places.' })
export class FinalsObject {
  @ShownWord(FINALS, () => FinalsEnum)
  format!: Finals['format'];

  @Shown('count')
  places!: number;
}

@ObjectType('TournamentChoice', { description: 'What pairs choose before their games.' })
export class ChoiceObject {
  @Shown('flag', { description: 'They strike scenarios in turn and play the last one.' })
  strikes!: boolean;

  @Shown('count', {
    nullable: true,
    description: 'Points that each entrant can bid for sides, in the whole event; null: no bids.',
  })
  budget!: number | null;

  @Shown('number', {
    description: 'For each strike, and for the two bids; then it is settled without them.',
  })
  stepHours!: number;
}

@ObjectType('TournamentSettings', { description: 'What an event was created with.' })
export class SettingsObject {
  @ShownWord(FORMATS, () => FormatEnum)
  format!: FormatName;

  @ShownWord(LEGS, () => LegsEnum)
  legs!: Legs;

  @Shown('text')
  ruleset!: string;

  @Shown('text', { list: true, description: 'One a round, in turn, or what pairs strike from.' })
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

  @Shown('flag', { description: 'Only who checks in before a round is paired.' })
  checkIn!: boolean;

  @Shown('flag', { description: 'Days that players take off stop their clocks in its games.' })
  daysAway!: boolean;

  @Shown('count', {
    nullable: true,
    description: 'In brackets: games are played until one has more than half of so many.',
  })
  bestOf!: number | null;

  @Shown('count', { nullable: true, description: 'null: everybody meets everybody.' })
  pools!: number | null;

  @ShownPart(() => FinalsObject, { nullable: true, description: 'null: there is no second stage.' })
  finals!: FinalsObject | null;

  @ShownPart(() => ChoiceObject, { nullable: true, description: 'null: they choose nothing.' })
  choice!: ChoiceObject | null;

  @Shown('flag', {
    description: 'In a double knockout who has lost no match has to be beaten twice.',
  })
  reset!: boolean;
}

@ObjectType('TournamentOfficial', { description: 'Who runs an event.' })
export class RoleObject {
  @Shown('id')
  playerId!: string;

  @ShownWord(ROLES, () => RoleEnum)
  role!: Role;
}

@ObjectType('TournamentOrigin', {
  description: 'Where an event comes from that was not run here.',
})
export class OriginObject {
  @Shown('id', { description: 'Of the event that was exported.' })
  from!: string;

  @Shown('id', { nullable: true, description: 'The player who imported it.' })
  by!: string | null;

  @Shown('instant')
  at!: Date;
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

  @ShownPart(() => OriginObject, {
    nullable: true,
    description:
      'null: it was run here. Else it was imported: its games are not here, and this service vouches for none of it.',
  })
  origin!: OriginObject | null;

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
