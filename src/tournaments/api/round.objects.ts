import { ObjectType } from '@nestjs/graphql';

import { type Result, RESULTS } from '../../competition/facts/facts.js';
import { CHOICE_STEPS, type ChoiceStep } from '../../competition/fold/choice.js';
import { ROUND_STATES, type RoundState } from '../../competition/fold/tournament.js';
import { ChoiceStepEnum, ResultEnum, RoundStateEnum } from './enums.js';
import { Shown, ShownPart, ShownWord } from './shown.decorator.js';

@ObjectType('TournamentLeg', { description: 'A game of a pairing.' })
export class LegObject {
  @Shown('id', {
    nullable: true,
    description: 'null: it has not begun yet, or it was played elsewhere.',
  })
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

@ObjectType('PairingChoice', { description: 'What a pair has to choose before its next game.' })
export class PairingChoiceObject {
  @ShownWord(CHOICE_STEPS, () => ChoiceStepEnum)
  step!: ChoiceStep['what'];

  @Shown('count', { description: 'The game that it is for, from 1.' })
  leg!: number;

  @Shown('count', { list: true, description: 'The entries that are waited for.' })
  waitsFor!: readonly number[];

  @Shown('text', {
    list: true,
    description: 'What can still be played: what is not struck, or that of the round.',
  })
  scenarios!: readonly string[];

  @Shown('instant', { description: 'Then it is settled without them.' })
  until!: Date;
}

@ObjectType('OwnBid', { description: 'A bid that is still sealed, as its maker is told it.' })
export class OwnBidObject {
  @Shown('text', { description: 'The seat that it is for.' })
  seat!: string;

  @Shown('count')
  points!: number;
}

@ObjectType('SidePrice', { description: 'What somebody has paid for a side.' })
export class SidePriceObject {
  @Shown('count', { description: 'The number of an entry.' })
  entry!: number;

  @Shown('count', { description: 'Of what they can bid in the whole event.' })
  points!: number;
}

@ObjectType('TournamentPairing', { description: 'Two who meet in a round.' })
export class PairingObject {
  @Shown('count', { description: 'From 1.' })
  board!: number;

  @Shown('count', { description: 'The number of an entry.' })
  first!: number;

  @Shown('count', { description: 'The number of an entry.' })
  second!: number;

  @Shown('number', { description: 'Of the first, so far; in a bracket games won.' })
  firstPoints!: number;

  @Shown('number', { description: 'Of the second, so far; in a bracket games won.' })
  secondPoints!: number;

  @Shown('count', { nullable: true, description: 'Of the bracket; null: it is of none.' })
  match!: number | null;

  @Shown('count', { nullable: true, description: 'Who goes on, once its round is closed.' })
  through!: number | null;

  @Shown('flag', { description: 'They should not have met: it counts for nothing.' })
  annulled!: boolean;

  @Shown('text', {
    nullable: true,
    description: 'What they play; null: they have not struck the others yet.',
  })
  scenario!: string | null;

  @ShownPart(() => PairingChoiceObject, {
    nullable: true,
    description: 'null: they have nothing to choose now.',
  })
  choice!: PairingChoiceObject | null;

  @ShownPart(() => SidePriceObject, { list: true, description: 'By game.' })
  paid!: readonly SidePriceObject[];

  @ShownPart(() => LegObject, { list: true })
  legs!: readonly LegObject[];
}

@ObjectType('TournamentRound', { description: 'A round of an event.' })
export class RoundObject {
  @Shown('count', { description: 'From 1.' })
  number!: number;

  @ShownWord(ROUND_STATES, () => RoundStateEnum)
  state!: RoundState;

  @Shown('text', { nullable: true, description: 'null: each pair strikes its own.' })
  scenario!: string | null;

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
