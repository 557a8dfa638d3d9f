// Loaded into every instance of a soak: garbage is collected often, so that the floor of the heap is what is held.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_MS = 5_000;

setFlagsFromString('--expose-gc');
setInterval(runInNewContext('gc') as () => void, EVERY_MS).unref();
