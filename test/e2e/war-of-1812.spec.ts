import { setTimeout as pause } from 'node:timers/promises';

import { playGame } from '../../examples/bot.js';
import { picker, playOn, RestClient, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** The American has marched on Fort Erie. */
const BATTLE = `columbia1812 1
time 1812 turn 3 first us stage battle active us
us fort-erie: us-9th-infantry, us-21st-infantry
gb fort-erie: gb-49th-foot, gb-8th-foot
mark us-9th-infantry {"came":{"from":"buffalo"}}
mark us-21st-infantry {"came":{"from":"buffalo"}}
`;

/** Plays one seat to the end over REST, looking again where the other side is to move. */
async function playByMail(client: RestClient): Promise<unknown> {
  for (;;) {
    await playOn([client], picker(3), () => false);
    const { status, outcome } = (await client.get()).body;
    if (status === 'FINISHED') return outcome;
    await pause(5);
  }
}

const bot = ({ gameId, player }: RestClient): Promise<unknown> =>
  playGame(app.url, player?.token ?? '', gameId);

const seen = async (one: RestClient, other: RestClient): Promise<unknown[]> => [
  (await one.get()).body.view.battle,
  await one.choices(),
  await other.choices(),
];

describe('War of 1812', () => {
  it('is played to its end by two bots over graphql-ws, and by a third player over REST', async () => {
    const live = await startWar(app);
    const mail = await startWar(app);
    const outcomes = await Promise.all([
      bot(live.us),
      bot(live.gb),
      bot(mail.gb),
      playByMail(mail.us),
    ]);
    for (const outcome of outcomes)
      expect(['lead', 'draw']).toContain((outcome as { reason: string }).reason);
    expect(outcomes[0]).toEqual(outcomes[1]);
  }, 120_000);

  it('goes on in the middle of a battle after a restart of the service', async () => {
    const first = await app.sibling();
    const { us, gb } = await startWar(first, { position: BATTLE });
    const { version } = await gb.choices();
    await gb.post('/moves', { version, actions: [{ do: 'accept' }] });
    const before = await seen(us, gb);
    expect(before[0]).toMatchObject({ town: 'fort-erie', accepted: true });
    await first.stop();
    const second = await app.sibling();
    const american = new RestClient(second, us.gameId, us.player);
    const british = new RestClient(second, gb.gameId, gb.player);
    expect(await seen(american, british)).toEqual(before);
    expect(await playOn([american, british], picker(5), (count) => count === 20)).toBe(20);
    expect(await seen(american, british)).not.toEqual(before);
    await second.stop();
  });
});
