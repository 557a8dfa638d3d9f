import { startSlack } from '../../../test/e2e/chat-bots.js';
import type { Environment } from '../../config/environment.js';
import type { DirectService } from '../direct/direct.service.js';
import { SlackBot } from './bot.service.js';

const MESSAGE = { id: 'n', reply: { lines: ['Your move'] }, locale: 'en' } as const;
const { signal } = new AbortController();

describe('the bot of Slack', () => {
  it('writes to nobody who has the same id in another workspace', async () => {
    const place = await startSlack();
    const slack = { signingSecret: '', botToken: 'xoxb-1', api: place.variables['SLACK_API'] };
    const bot = new SlackBot({ slack } as unknown as Environment, {} as DirectService);
    try {
      expect(await bot.deliver({ ...MESSAGE, account: 'T0002-U1' }, signal)).toMatchObject({
        came: 'gone',
      });
      expect(await bot.deliver({ ...MESSAGE, account: 'T0001-U1' }, signal)).toEqual({
        came: 'taken',
      });
      expect(place.taken.map(({ to, text }) => [to, text])).toEqual([['U1', 'Your move']]);
    } finally {
      await place.stop();
    }
  });
});
