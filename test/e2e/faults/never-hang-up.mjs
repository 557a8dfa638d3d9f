// Broken on purpose: a stream does not notice that its token has become invalid.
import { TokensInUse } from '#muster/players/tokens-in-use.js';

TokensInUse.prototype.whileGood = () => () => undefined;
