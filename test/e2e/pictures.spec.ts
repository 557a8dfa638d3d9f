import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Resvg } from '@resvg/resvg-js';

import { readEnvironment } from '../../src/config/environment.js';
import { PicturesService } from '../../src/games/pictures/pictures.service.js';
import { Typefaces } from '../../src/games/pictures/typefaces.js';
import type { GameReading } from '../../src/games/reading/game-reading.js';
import type { LogService } from '../../src/games/reading/log.service.js';
import { log } from '../../src/observing/log.js';

const dataDir = mkdtempSync(join(tmpdir(), 'muster-pictures-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
/** Nothing is marked here. */
const NO_LOG = {} as LogService;
const pictures = new PicturesService(
  new Typefaces(readEnvironment({ DATA_DIR: dataDir }, '/')),
  NO_LOG,
);

const GROUND = '<rect width="20" height="10" fill="#204060"/>';
const PIECE = '<circle cx="5" cy="5" r="3" fill="#ff0000" fill-opacity="0.5"/>';

/** A game whose board is that markup; `ground` is declared as its ground. */
function gameOf(
  markup: string,
  ground?: string,
  id = 'one',
  seat: string | null = 'us',
): GameReading {
  const svg = (_view: unknown, { width = 20 }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="${width}" height="${width / 2}" font-family="'IM Fell English', 'Noto Serif JP'">${markup}</svg>`;
  const common = ground ?? '<g/>';
  const board = {
    ...{
      size: { width: 20, height: 10 },
      parts: [],
      first: {},
      ground: () => common,
    },
    ...{ svg, text: () => 'aloud' },
  };
  return {
    ...{ id, seat },
    rules: { id: 'drawn', version: 1, board },
    version: 1,
    view: async () => ({}),
  } as never;
}

/** The picture read back by somebody else: width, height and the colour at a point. */
function decoded(png: Buffer, x = 0, y = 0) {
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><image href="${href}" width="${size.width}" height="${size.height}"/></svg>`;
  const { pixels } = new Resvg(image).render();
  const at = (y * size.width + x) * 4;
  return { ...size, colour: [...pixels.subarray(at, at + 3)], pixels };
}

const look = { locale: 'en', width: 200 } as const;

describe('a picture', () => {
  it('is a PNG as wide as asked, in the right colours', async () => {
    const png = await pictures.png(gameOf(GROUND), look);
    expect(decoded(png, 150, 50)).toMatchObject({ width: 200, height: 100, colour: [32, 64, 96] });
  });

  it('looks the same whether its ground is drawn apart or not', async () => {
    const whole = decoded(await pictures.png(gameOf(GROUND + PIECE), look));
    const layered = decoded(await pictures.png(gameOf(GROUND + PIECE, GROUND), look));
    const furthest = whole.pixels.reduce(
      (most, value, i) => Math.max(most, Math.abs(value - (layered.pixels[i] ?? 0))),
      0,
    );
    expect(furthest).toBeLessThanOrEqual(2);
    expect(
      decoded(await pictures.png(gameOf(GROUND + PIECE, GROUND), look), 50, 50).colour[0],
    ).toBeGreaterThan(130);
  });

  it('never takes a ground for another', async () => {
    const { colour } = decoded(await pictures.png(gameOf(PIECE, GROUND), look), 150, 50);
    expect(colour).toEqual([255, 255, 255]);
  });

  it('is lettered in both writings, each letter drawn', async () => {
    const dark = async (letter: string) => {
      const text = `<text x="5" y="9" font-size="9">${letter}</text>`;
      const { pixels } = decoded(await pictures.png(gameOf(text), { locale: 'ja', width: 400 }));
      return pixels.filter((value, i) => i % 4 === 0 && value < 128).length;
    };
    expect(await dark('')).toBe(0);
    for (const letter of ['B', 'é', '湖', '戦', 'ヨ'])
      expect([letter, await dark(letter)]).not.toEqual([letter, 0]);
    expect(await dark('湖')).not.toBe(await dark('戦'));
  });

  it('is lettered all the same where the cut faces cannot be kept', async () => {
    log.level = 'silent';
    const nowhere = readEnvironment({ DATA_DIR: '/dev/null' }, '/');
    const slow = new PicturesService(new Typefaces(nowhere), NO_LOG);
    const letter = gameOf('<text x="5" y="9" font-size="9">B</text>');
    expect(decoded(await slow.png(letter, look)).pixels).toEqual(
      decoded(await pictures.png(letter, look)).pixels,
    );
  });

  it('is lettered from the cut faces by two instances that begin at once in one folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-pictures-'));
    const environment = readEnvironment({ DATA_DIR: folder }, '/');
    const both = await Promise.all(
      [1, 2].map(() => new Typefaces(environment).files('Board of 湖 and 戦')),
    );
    const cut = join(folder, 'typefaces');
    expect(both.flat().filter((file) => dirname(file) !== cut)).toEqual([]);
    expect(both[0]).toEqual(both[1]);
    expect(readdirSync(cut).sort()).toEqual(both[0]!.map((file) => basename(file)).sort());
    rmSync(folder, { recursive: true });
  });

  it('is drawn by another process, and by another one where that was killed', async () => {
    const { painter } = pictures as unknown as { painter: { child: ChildProcess } };
    const drawing = pictures.png(gameOf(PIECE, undefined, 'killed'), { ...look, width: 2_000 });
    while (!painter.child.connected) await sleep(1);
    const failed = expect(drawing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    painter.child.kill('SIGKILL');
    await failed;
    const png = await pictures.png(gameOf(GROUND, undefined, 'killed'), look);
    expect(decoded(png, 150, 50)).toMatchObject({ colour: [32, 64, 96] });
  });

  it('has a time: where that is over its process is replaced, and who waits gets theirs of another', async () => {
    log.level = 'silent';
    const painter = pictures['painter'];
    const usual = Object.assign(painter, { mostMs: 400 });
    painter.end();
    const wide = { ...look, width: 2_000 };
    const drawing = pictures.png(gameOf(PIECE, undefined, 'stuck'), wide, () => {}, '192.0.2.1');
    while (!painter['child']?.connected) await sleep(1);
    const stuck = painter['child'];
    stuck.kill('SIGSTOP');
    Object.assign(usual, { mostMs: 60_000 });
    const waiting = pictures.png(gameOf(GROUND, undefined, 'next'), look, () => {}, '192.0.2.2');
    await expect(drawing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(decoded(await waiting, 150, 50)).toMatchObject({ colour: [32, 64, 96] });
    expect(stuck.signalCode).toBe('SIGKILL');
    expect(painter['child']).not.toBe(stuck);
  });

  it('is waited for in the turn of who asks, also where another address has asked for the same before', async () => {
    const done: string[] = [];
    const ask = (address: string, width: number): Promise<unknown> =>
      pictures
        .png(gameOf(PIECE, undefined, 'asked'), { ...look, width }, () => {}, address)
        .then(() => done.push(`${address} ${width}`));
    const crowd = Array.from({ length: 8 }, (_, i) => ask('192.0.2.1', 300 + i));
    await Promise.all([...crowd, ask('192.0.2.2', 307)]);
    expect(done).toHaveLength(9);
    expect(done.indexOf('192.0.2.2 307')).toBeLessThan(4);
  });

  it('is drawn once where one viewer asks for it twice, anew for anybody else, and can be read aloud', async () => {
    const [one, two] = await Promise.all([
      pictures.png(gameOf(PIECE), look),
      pictures.png(gameOf(PIECE), look),
    ]);
    expect(one).toBe(two);
    const others = [gameOf(PIECE, undefined, 'two'), gameOf(PIECE, undefined, 'one', null)];
    for (const other of others) expect(await pictures.png(other, look)).not.toBe(one);
    expect(await pictures.text(gameOf(PIECE), 'en')).toBe('aloud\n');
  });
});
