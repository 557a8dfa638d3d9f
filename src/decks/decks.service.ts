import { Injectable } from '@nestjs/common';

import { appError } from '../errors/errors.js';
import { GamesService, hasBegun, Rulesets } from '../games/index.js';
import type { Locale } from '../language/locale.js';
import type { CardFace, Pile } from '../rules/index.js';

interface Looking {
  readonly invite?: string | undefined;
  /** A seat, or `*` for a spectator, through whose eyes to look; FORBIDDEN while the game goes on. */
  readonly as?: string | undefined;
}

/** Reads piles of cards or blocks as a caller may know them, and the texts on cards. */
@Injectable()
export class DecksService {
  constructor(
    private readonly games: GamesService,
    private readonly rulesets: Rulesets,
  ) {}

  /** The piles, made from the caller's view alone; empty before the game begins. */
  async piles(
    playerId: string | null,
    gameId: string,
    { invite, as }: Looking,
  ): Promise<readonly Pile[]> {
    const game = await this.games.read(playerId, gameId, { invite, as });
    return hasBegun(game) ? game.rules.decks.piles(await game.view()) : [];
  }

  cards(ruleset: string): readonly CardFace[] {
    return this.rulesets.require(ruleset).decks.catalogue;
  }

  /** The picture of a card as SVG; NOT_FOUND where there is no such card or it has no picture. */
  picture(ruleset: string, card: string, locale: Locale): string {
    const { decks } = this.rulesets.require(ruleset);
    if (decks.svg === undefined || !decks.catalogue.some(({ id }) => id === card))
      throw appError('NOT_FOUND', { thing: { en: 'card', ja: 'カード' } });
    return decks.svg(card, locale);
  }
}
