import type { ClauseText } from '../../kernel/clauses.js';
import { type CardId, CARDS } from '../components/cards/index.js';

type Numbered<Id extends string> = Id extends `c${infer Number}` ? `MMW-card-${Number}` : never;
export type CardClause = Numbered<CardId>;

/** Id of the clause that is cited where a card in force allows or forbids an action (MMW-8.27). */
export const cardClause = (id: CardId): CardClause => `MMW-card-${id.slice(1)}` as CardClause;

/** The cards as clauses: the title and game text of each. */
export const CARD_CLAUSES = Object.fromEntries(
  CARDS.map(({ id, title, text }): [CardClause, ClauseText] => [
    cardClause(id),
    { title, summary: text },
  ]),
) as Readonly<Record<CardClause, ClauseText>>;
