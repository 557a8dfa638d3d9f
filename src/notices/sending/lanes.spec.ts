import { setTimeout as sleep } from 'node:timers/promises';

import { Lanes } from './lanes.js';

/** A delivery that ends when it is told to, and what has become of it. */
function ride(lanes: Lanes, endpointId: string, playerId: string, failing = false) {
  const told: string[] = [];
  let end = (): void => undefined;
  const work = () => new Promise<void>((done) => (end = done));
  const marks = { makeRoom: () => told.push('room'), cut: () => told.push('cut') };
  const over = lanes.run({ endpointId, playerId, failing, work, ...marks });
  return { told, end: () => (end(), over) };
}

describe('the lanes of deliveries', () => {
  it('have room again for quick ones when one has taken a second', async () => {
    const lanes = new Lanes();
    const room = lanes.room(false);
    const rides = Array.from({ length: room }, (_, i) => ride(lanes, `${i}`, `${i}`));
    expect(lanes.room(false)).toBe(0);
    await sleep(1_100);
    expect([lanes.room(false), rides[0]?.told]).toEqual([room, ['room']]);
    const failing = lanes.room(true);
    await Promise.all(rides.map(({ end }) => end()));
    expect(lanes.room(true)).toBe(failing + room);
  });

  it('cut short what one player has too many of, and begin no more of it', async () => {
    const lanes = new Lanes();
    const rides = Array.from({ length: 10 }, (_, i) => ride(lanes, `${i}`, 'one'));
    const other = ride(lanes, 'another', 'another');
    await sleep(1_100);
    expect(rides.filter(({ told }) => told[0] === 'cut')).toHaveLength(2);
    expect(other.told).toEqual(['room']);
    expect([lanes.full(true).players, lanes.full(false).players]).toEqual([['one'], []]);
    await Promise.all([...rides, other].map(({ end }) => end()));
    expect(lanes.full(true)).toEqual({ endpoints: [], players: [] });
  });

  it('bring four at once to one endpoint', async () => {
    const lanes = new Lanes();
    const rides = Array.from({ length: 4 }, () => ride(lanes, 'one', 'one'));
    expect(lanes.full(false).endpoints).toEqual(['one']);
    await rides[0]?.end();
    expect(lanes.full(false).endpoints).toEqual([]);
    await Promise.all(rides.slice(1).map(({ end }) => end()));
  });
});
