import type { Event } from '../../kernel/table.js';
import type { Side } from '../components/side.js';

/**
 * Whether an event tells that side of hidden blocks what it does not show. C1812-11.1.a pursuit fire that a force
 * survives tells of its strength. Where British blocks march, hold a town (C1812-1.2.b) or are one alone in battle
 * (C1812-15.0.b), the Americans learn which of them is not the Indian.
 */
export function tells({ type, data: { side, blocks } }: Event, viewer: Side): boolean {
  if (type === 'pursuit' || viewer === 'gb') return type === 'pursuit';
  const isLone = type === 'battle' && (blocks as { readonly gb: number }).gb === 1;
  return isLone || ((type === 'marched' || type === 'control') && side === 'gb');
}
