// Broken on purpose: what is asked for is not counted.
import { Buckets } from '#muster/quotas/buckets.js';

Buckets.prototype.take = () => 0;
