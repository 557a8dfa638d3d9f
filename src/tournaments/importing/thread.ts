// Worker thread that reads the export of an event, which can be as large as megabytes, and checks all of it.
import { parentPort, workerData } from 'node:worker_threads';

import type { ImportQuestion } from './question.js';
import { taken } from './taken.js';

parentPort?.postMessage(taken(workerData as ImportQuestion));
