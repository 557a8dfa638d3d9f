// Broken on purpose: requests are not counted.
import { Buckets } from '#muster/quotas/buckets.js';

Buckets.prototype.take = () => 0;
