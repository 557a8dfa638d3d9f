import { appError } from '../../errors/errors.js';
import type { GamesService, PicturesService } from '../../games/index.js';
import { log } from '../../observing/log.js';
import { RoomPicturesService } from './room-pictures.service.js';

const WISH = { gameId: 'g', version: 3, locale: 'en', playerId: 'p' } as const;
const PNG = Buffer.from('png');

/** Pictures, and what was read of which game by whom. */
function picturesOf(draw: () => Promise<Buffer>, version = 3) {
  const read: unknown[] = [];
  const games = {
    read: async (...asked: unknown[]) => (read.push(asked), { version }),
  } as unknown as GamesService;
  const drawing = { png: draw, text: async () => 'words\n' } as unknown as PicturesService;
  return { read, pictures: new RoomPicturesService(games, drawing) };
}

afterEach(() => jest.restoreAllMocks());

describe('the picture for a room', () => {
  it('is what nobody in particular sees at that version', async () => {
    const { read, pictures } = picturesOf(async () => PNG);
    expect(await pictures.of(WISH)).toEqual({ gameId: 'g', version: 3, png: PNG, alt: 'words' });
    expect(read).toEqual([[null, 'g', { at: 3 }]]);
  });

  it('is none before there is a board, and where it cannot be drawn', async () => {
    const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    expect(await picturesOf(async () => PNG, 0).pictures.of(WISH)).toBeNull();
    const busy = picturesOf(() => Promise.reject(appError('UNAVAILABLE')));
    expect(await busy.pictures.of(WISH)).toBeNull();
    expect(warned).not.toHaveBeenCalled();
    const broken = picturesOf(() => Promise.reject(new Error('no such element')));
    expect(await broken.pictures.of(WISH)).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is waited for by four messages of one player and by forty in all, and not for long', async () => {
    const { pictures } = picturesOf(() => new Promise(() => undefined));
    const states: string[] = [];
    const begin = (playerId: string): Promise<void> =>
      pictures
        .of({ ...WISH, playerId })
        .then((picture) => void states.push(`${playerId} ${picture}`));
    const all = ['a', 'a', 'a', 'a'].map(begin);
    await begin('a');
    expect(states).toEqual(['a null']);
    all.push(...Array.from({ length: 36 }, (_, i) => begin(`b${i}`)));
    await begin('c');
    expect(states).toEqual(['a null', 'c null']);
    await Promise.all(all);
    expect(states).toHaveLength(42);
  });
});
