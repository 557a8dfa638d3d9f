// Broken on purpose: a stream does not hear that its token is good no longer.
import { TokensInUse } from '#muster/players/tokens-in-use.js';

TokensInUse.prototype.whileGood = () => () => undefined;
