import { useEffect, useState } from 'preact/hooks';

import type { Knowledge } from '../../../client/src/generated/graphql.js';
import {
  offerSeat,
  type SeatOffer,
  seatOfferOf,
  withdrawSeatOffer,
} from '../../../client/src/seat-offers.js';
import { Link } from '../link.js';
import { seatWords } from '../seat-words.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { fill } from '../words.js';
import type { Table } from './table.js';
import { onDay } from './time-left.js';

interface Offered {
  readonly offer: SeatOffer;
  /** The link to send; null: the offer was made earlier, and its link is told no more. */
  readonly link: string | null;
}

/** What the player has offered, and what they can do about it. */
function useOffer({ game, muster: { connection } }: Table) {
  const [offered, setOffered] = useState<Offered | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const become = (work: Promise<Offered | null>): void => {
    setTrouble(null);
    work.then(setOffered, (error: unknown) => setTrouble(messageOf(error)));
  };
  const make = async (knowledge: Knowledge): Promise<Offered> => {
    const made = await offerSeat(connection, game.id, knowledge);
    return { ...made, link: `${location.origin}/seat/${game.id}#seat=${made.token}` };
  };
  const takeBack = async (): Promise<null> => {
    await withdrawSeatOffer(connection, game.id);
    return null;
  };
  useEffect(
    () => become(seatOfferOf(connection, game.id).then((offer) => offer && { offer, link: null })),
    [game.id],
  );
  return {
    ...{ offered, trouble },
    make: (knowledge: Knowledge) => become(make(knowledge)),
    takeBack: () => become(takeBack()),
  };
}

/** Offers the player's seat to somebody else, by a link, and takes the offer back. */
export function HandOver({ table }: { table: Table }) {
  const t = seatWords();
  const { offered, trouble, make, takeBack } = useOffer(table);
  const [isFull, setFull] = useState(true);
  return (
    <>
      <p>{t.help}</p>
      <label class="tick">
        <input
          type="checkbox"
          checked={isFull}
          onChange={({ currentTarget }) => setFull(currentTarget.checked)}
        />{' '}
        {t.withPast}
      </label>
      {offered !== null && (
        <p role="status">
          {fill(offered.offer.knowledge === 'FULL' ? t.standsFull : t.standsFromNow, {
            when: onDay(offered.offer.until),
          })}
        </p>
      )}
      {offered?.link && <Link title={t.link} link={offered.link} />}
      <p class="row">
        <button type="button" class="btn" onClick={() => make(isFull ? 'FULL' : 'FROM_NOW')}>
          {offered === null ? t.make : t.makeAnew}
        </button>
        {offered !== null && (
          <button type="button" class="btn" onClick={takeBack}>
            {t.takeBack}
          </button>
        )}
      </p>
      {trouble !== null && <Trouble text={trouble} />}
    </>
  );
}
