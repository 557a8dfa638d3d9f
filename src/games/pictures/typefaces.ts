import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';

import { invariant } from '../../common/errors.js';
import { log } from '../../common/log.js';
import { Environment } from '../../config/environment.js';
import { sha256 } from '../../common/hash.js';
import { cutDown } from './painter.js';

const { resolve } = createRequire(import.meta.url);
const LATIN = [
  '@expo-google-fonts/im-fell-english/400Regular/IMFellEnglish_400Regular.ttf',
  '@expo-google-fonts/im-fell-english/400Regular_Italic/IMFellEnglish_400Regular_Italic.ttf',
];
const JAPANESE = '@expo-google-fonts/noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf';
const LATIN_1 = Array.from({ length: 0x100 }, (_, i) => String.fromCharCode(i));
const RULES = new URL('../../rules/', import.meta.url);

/** The first character of East Asian writing: what is below is drawn in the Latin typeface. */
const EAST = '\u2e80';

/**
 * The faces that pictures are lettered in, cut down to the characters that the rules are written in: the drawer reads a whole
 * file for every letter it sets, and the Japanese face has 7.7 MB. Were they cut to what has occurred, the time of a picture would
 * tell whether anybody has had one with such a letter. Cut faces are kept in the data folder.
 */
@Injectable()
export class Typefaces {
  private cuts: Promise<readonly [western: string[], eastern: string]> | undefined;
  /** The rules of the western faces, which are the same for all pictures. */
  private western: Promise<string[]> | undefined;
  private readonly folder: string;

  constructor({ dataDir }: Environment) {
    this.folder = join(dataDir, 'typefaces');
  }

  /** Files that hold all the letters of that text. */
  async files(text: string): Promise<string[]> {
    this.cuts ??= this.cutAll();
    this.cuts.catch(() => (this.cuts = undefined));
    const [western, eastern] = await this.cuts;
    const isEastern = [...text].some((character) => character >= EAST);
    return isEastern ? [...western, eastern] : western;
  }

  /**
   * The faces of that text as a style sheet that needs no file beside it: the western ones as they are for every picture, the
   * Japanese one with these letters alone. That one is cut anew each time, or its time would tell whether somebody has had it.
   */
  async styleSheet(text: string): Promise<string> {
    const [regular, italic, eastern] = await this.files(`${text}${EAST}`);
    this.western ??= Promise.all([
      faceRule('IM Fell English', 'normal', regular, WESTERN),
      faceRule('IM Fell English', 'italic', italic, WESTERN),
    ]);
    this.western.catch(() => (this.western = undefined));
    const letters = [...new Set(text)].filter((letter) => letter >= EAST).sort();
    const own =
      letters.length === 0 ? [] : [await faceRule('Noto Serif JP', 'normal', eastern, letters)];
    return `<style>${[...(await this.western), ...own].join('')}</style>`;
  }

  private async cutAll(): Promise<readonly [western: string[], eastern: string]> {
    const all = await lettersOfRules();
    const western = all.filter((character) => character < EAST);
    const latin = await Promise.all(LATIN.map((face) => this.cut(face, western)));
    return [latin, await this.cut(JAPANESE, all)];
  }

  private cut(face: string, letters: readonly string[]): Promise<string> {
    const characters = letters.join('');
    const name = `${sha256(face + characters).slice(0, 24)}.ttf`;
    return this.make(face, characters, join(this.folder, name));
  }

  private async make(face: string, characters: string, file: string): Promise<string> {
    if (existsSync(file)) return file;
    const cut = await cutDown({ face: resolve(face), characters, targetFormat: 'truetype' });
    try {
      await this.keep(file, cut);
      return file;
    } catch (error) {
      log.warn({ error: String(error) }, 'typefaces cannot be kept: pictures will be slow');
      return resolve(face);
    }
  }

  private async keep(file: string, cut: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, cut);
    await rename(draft, file);
  }
}

const WESTERN = [...LATIN_1, '–', '—', '‘', '’', '“', '”', '…', '→', '†', '×'].filter(
  (letter) => !/\p{Cc}/u.test(letter),
);

async function faceRule(
  family: string,
  style: 'normal' | 'italic',
  face: string | undefined,
  letters: readonly string[],
): Promise<string> {
  invariant(face !== undefined, `a face of ${family}`);
  const cut = await cutDown({ face, characters: letters.join(''), targetFormat: 'woff2' });
  const data = `url(data:font/woff2;base64,${cut.toString('base64')})`;
  return `@font-face{font-family:'${family}';font-style:${style};src:${data} format('woff2')}`;
}

/** Latin-1, and every character in the modules of the rules, sorted: a picture has no other, it shows no player's words. */
async function lettersOfRules(): Promise<string[]> {
  const letters = new Set(LATIN_1);
  for (const file of await readdir(RULES, { recursive: true })) {
    if (!/\.[jt]s$/.test(file)) continue;
    for (const letter of await readFile(new URL(file, RULES), 'utf8')) letters.add(letter);
  }
  return [...letters].filter((letter) => !/\p{Cc}/u.test(letter)).sort();
}
