/** `npm test -- --long`: as often as it takes to be sure. Otherwise as often as a newcomer likes to wait for. */
export const LONG = process.env['LONG_TESTS'] === '1';
