// Broken on purpose: what is asked for is not counted.
import { Buckets } from '../../../dist/src/quotas/buckets.js';

Buckets.prototype.take = () => 0;
