import { useState } from 'preact/hooks';

import { type SeatOnOffer, seatOnOffer, takeSeat } from '../../client/src/seat-offers.js';
import { Picture } from './lists/picture.js';
import { useLoaded } from './loaded.js';
import { seatWords } from './seat-words.js';
import { kept, locale, muster, takeHidden } from './session.js';
import { messageOf, SignUp } from './sign-up.js';
import { useStaying } from './staying.js';
import { Trouble } from './trouble.js';
import { fill, words } from './words.js';

const onDay = (when: string): string =>
  new Date(when).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** The page on which whoever was given the link takes a seat of a game that has begun. */
export function TakeSeat() {
  const t = seatWords();
  const gameId = decodeURIComponent(location.pathname.split('/')[2] ?? '');
  const [token] = useState(() => takeHidden('seat') ?? '');
  useStaying('seat', token);
  const [player, setPlayer] = useState(kept().player);
  return (
    <section>
      <h1>{t.title}</h1>
      {token === '' ? (
        <Trouble text={t.noOffer} />
      ) : player === undefined ? (
        <SignUp onDone={() => setPlayer(kept().player)} />
      ) : (
        <Offer gameId={gameId} token={token} />
      )}
    </section>
  );
}

interface OfferProps {
  readonly gameId: string;
  readonly token: string;
}

function Offer({ gameId, token }: OfferProps) {
  const t = seatWords();
  const { connection } = muster();
  const { value, error } = useLoaded(() => seatOnOffer(connection, gameId, token), [gameId]);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (error !== null) return <Trouble text={messageOf(error)} />;
  if (value === null) return <p role="status">{words().loading}</p>;
  const { game } = value;
  const take = (): void => {
    setBusy(true);
    takeSeat(connection, gameId, token).then(
      () => location.assign(`/play/${gameId}`),
      (refused: unknown) => {
        setTrouble(messageOf(refused));
        setBusy(false);
      },
    );
  };
  return (
    <>
      <Told on={value} />
      <p class="row">
        <button type="button" class="btn go big" disabled={isBusy} onClick={take}>
          {t.take}
        </button>
        {!game.private && (
          <a class="btn" href={`/play/${gameId}`} target="_blank" rel="noopener">
            {t.watch}
          </a>
        )}
      </p>
      {trouble !== null && <Trouble text={trouble} />}
      <Picture ruleset={game.ruleset.id} scenario={game.scenario} />
    </>
  );
}

function Told({ on: { offer, game } }: { on: SeatOnOffer }) {
  const t = seatWords();
  const { ruleset, scenario, stage } = game;
  const played = ruleset.scenarios.find((one) => one.scenario === scenario);
  const seat = played?.seatNames.find((one) => one.seat === offer.seat);
  const names = {
    ...{ name: offer.by.name, seat: seat?.name ?? offer.seat },
    game: `${ruleset.title} · ${played?.title ?? scenario}`,
  };
  return (
    <>
      <p>
        <b>{fill(t.offer, names)}</b> {stage}
      </p>
      <p>{offer.knowledge === 'FULL' ? t.full : t.fromNow}</p>
      <p>{fill(t.until, { when: onDay(offer.until) })}</p>
    </>
  );
}
