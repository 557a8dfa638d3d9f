import { Counter, Histogram } from 'prom-client';

/** Metrics that are counted where they arise. Labels are closed sets of words, never ids. */

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const HTTP_REQUESTS = new Counter({
  name: 'http_requests_total',
  help: 'Answered requests.',
  labelNames: ['method', 'status'],
});
export const HTTP_SECONDS = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From arrival to the end of the answer.',
  buckets: SECONDS,
});
export const MOVES = new Counter({
  name: 'muster_moves_total',
  help: 'Submissions carried out.',
  labelNames: ['ruleset', 'kind'],
});
export const REFUSALS = new Counter({
  name: 'muster_refusals_total',
  help: 'Requests refused, by the rules or by the service.',
  labelNames: ['code'],
});
export const MOVE_SECONDS = new Histogram({
  name: 'muster_move_duration_seconds',
  help: 'A submission, from its arrival at the service to its receipt.',
  buckets: SECONDS,
});
export const PUBLISH_SECONDS = new Histogram({
  name: 'muster_publish_lag_seconds',
  help: 'From the writing of a move to its handing to a subscriber who waits.',
  buckets: SECONDS,
});
export const DELIVERIES = new Counter({
  name: 'muster_deliveries_total',
  help: 'Tries to send a notice: taken, to be tried again, given up.',
  labelNames: ['channel', 'outcome'],
});
export const DELIVERY_SECONDS = new Histogram({
  name: 'muster_delivery_lag_seconds',
  help: 'From the making of a notice to its being taken.',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600, 3_600, 36_000],
});
export const BOT_SECONDS = new Histogram({
  name: 'muster_bot_decision_seconds',
  help: 'A decision of the computer, from its question to its choice.',
  buckets: SECONDS,
});
export const EVENT_MISMATCHES = new Counter({
  name: 'muster_tournament_mismatches_total',
  help: 'Events found to be stored otherwise than their facts have it.',
});
