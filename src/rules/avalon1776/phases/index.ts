import type { Phases } from '../../kernel/phase.js';
import { arrive, divert } from './arrive.js';
import { column } from './column.js';
import { battle, combat } from './combat.js';
import { movement } from './movement.js';
import { segment, segmentEnd, turn, turnEnd } from './turn.js';

/** The order of play (A1776-basic.I). */
export const phases: Phases = {
  turn,
  segment,
  arrive,
  divert,
  movement,
  column,
  combat,
  battle,
  'segment-end': segmentEnd,
  'turn-end': turnEnd,
};
