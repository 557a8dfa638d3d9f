import { ObjectType } from '@nestjs/graphql';

import { Shown, ShownPart } from './shown.decorator.js';

@ObjectType('PairingDigit', { description: 'One number of what a round costs.' })
export class DigitObject {
  @Shown('text', { description: 'rematches, gaps, bye, floats or fold.' })
  name!: string;

  @Shown('text', { description: 'What it is called, in the language of the caller.' })
  words!: string;

  @Shown('number')
  value!: number;
}

@ObjectType('PairingCouple', { description: 'Two who would meet.' })
export class CoupleObject {
  @Shown('count', { description: 'The number of an entry.' })
  first!: number;

  @Shown('count', { description: 'The number of an entry.' })
  second!: number;
}

@ObjectType('PairingRound', { description: 'A round as it could be.' })
export class PossibleRoundObject {
  @ShownPart(() => DigitObject, { list: true, description: 'The most important first.' })
  digits!: readonly DigitObject[];

  @ShownPart(() => CoupleObject, { list: true, description: 'Board 1 first.' })
  pairings!: readonly CoupleObject[];

  @Shown('count', { nullable: true, description: 'Who rests; null: nobody does.' })
  bye!: number | null;
}

@ObjectType('PairingWhy', { description: 'Why two meet in a round that is proposed.' })
export class WhyObject {
  @Shown('text', { list: true, description: 'Sentences in the language of the caller.' })
  sentences!: readonly string[];

  @ShownPart(() => DigitObject, {
    list: true,
    description: 'What all of the round costs, the most important first; none in a fixed format.',
  })
  digits!: readonly DigitObject[];

  @ShownPart(() => PossibleRoundObject, {
    nullable: true,
    description: 'The best round without this pair; null: there is none, or none was looked for.',
  })
  without!: PossibleRoundObject | null;
}

@ObjectType('PairingSwap', {
  description: 'Two change places in a round that is proposed: what all of it costs then.',
})
export class SwapObject {
  @Shown('count', { description: 'The number of the other entry.' })
  entry!: number;

  @ShownPart(() => DigitObject, { list: true, description: 'The most important first.' })
  digits!: readonly DigitObject[];

  @Shown('text', {
    nullable: true,
    description: 'What is against it, in the language of the caller; null: nothing is.',
  })
  because!: string | null;
}
