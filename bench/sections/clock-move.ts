import { clientsOn } from '../clients.js';
import type { Figure } from '../figures.js';
import type { Rig } from '../rig.js';
import { compared, inTurn } from '../turns.js';

/** What a served move costs with a clock, as a share of one without. */
export async function clockMove(rig: Rig): Promise<Figure> {
  const service = await rig.service(await rig.database(), 'clock-move');
  const players = {
    timed: await clientsOn(rig, service, { clock: 'daily' }),
    untimed: await clientsOn(rig, service),
  };
  const { timed, untimed } = await service.watched(() => inTurn({ rig, service, players }));
  await Promise.all([service.stop(), players.timed.stop(), players.untimed.stop()]);
  const { value, note } = compared(timed, untimed, 'cpu');
  const heap = compared(timed, untimed, 'kilobytes');
  return { goal: 'clockMove', value, note: `µs ${note}; KB allocated ${heap.note}` };
}
