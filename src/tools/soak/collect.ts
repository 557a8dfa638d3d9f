// Loaded into every instance of a soak: collects garbage often, so that the lowest heap size is what is really held.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_MS = 5_000;

setFlagsFromString('--expose-gc');
setInterval(runInNewContext('gc') as () => void, EVERY_MS).unref();
