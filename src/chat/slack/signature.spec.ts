import { isSigned } from './signature.js';

/** The example of Slack's documentation, "Verifying requests from Slack". */
const SECRET = '8f742231b10e8888abcd99yyyzzz85a5';
const TIME = 1_531_420_618;
const BODY =
  'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c';
const SIGNATURE = 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503';
const SIGNED = { signature: SIGNATURE, timestamp: `${TIME}`, body: Buffer.from(BODY) };

const holds = (more: object = {}, seconds = 0, secret = SECRET): boolean =>
  isSigned(secret, { ...SIGNED, ...more }, (TIME + seconds) * 1_000);

describe('a signature of Slack', () => {
  it.each([0, 300, -300])('holds %i s after it was made', (seconds) => {
    expect(holds({}, seconds)).toBe(true);
  });

  it.each([301, -301])('is over %i s after it was made', (seconds) => {
    expect(holds({}, seconds)).toBe(false);
  });

  it.each<[string, object]>([
    ['another body', { body: Buffer.from(`${BODY}&`) }],
    ['another time', { timestamp: `${TIME + 1}` }],
    ['no time', { timestamp: undefined }],
    ['a time that is none', { timestamp: '1531420618.0' }],
    ['no signature', { signature: undefined }],
    ['several signatures', { signature: [SIGNATURE, SIGNATURE] }],
    ['a part of it', { signature: SIGNATURE.slice(0, -2) }],
    ['another version', { signature: SIGNATURE.replace('v0', 'v1') }],
    ['another signature', { signature: SIGNATURE.replace('a2', 'a3') }],
  ])('is none with %s', (_, more) => {
    expect(holds(more)).toBe(false);
  });

  it('is none with another secret', () => {
    expect(holds({}, 0, SECRET.replace('8', '9'))).toBe(false);
  });
});
