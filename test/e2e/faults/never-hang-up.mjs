// Broken on purpose: a stream does not hear that its token is good no longer.
import { TokensInUse } from '../../../dist/src/players/tokens-in-use.js';

TokensInUse.prototype.whileGood = () => () => undefined;
