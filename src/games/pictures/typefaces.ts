import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';

import { sha256 } from '../../common/hash.js';
import { Environment } from '../../config/environment.js';
import { log } from '../../observing/log.js';
import { cutDown, type Painter } from './painter.js';

const { resolve } = createRequire(import.meta.url);
const LATIN = [
  '@expo-google-fonts/im-fell-english/400Regular/IMFellEnglish_400Regular.ttf',
  '@expo-google-fonts/im-fell-english/400Regular_Italic/IMFellEnglish_400Regular_Italic.ttf',
];
const JAPANESE = '@expo-google-fonts/noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf';
const LATIN_1 = Array.from({ length: 0x100 }, (_, i) => String.fromCharCode(i));
const RULES = new URL('../../rules/', import.meta.url);

/** The first East Asian character: characters below it are drawn in the Latin typeface. */
const EAST = '\u2e80';

/**
 * The typefaces of pictures, cut down to the characters that occur in the rules. The drawing library reads a whole file
 * for every letter that it sets, and the Japanese typeface has 7.7 MB. They are not cut to the letters that pictures
 * have needed so far: then the time of a picture would tell whether anybody had one with such a letter before. The cut
 * files are kept in the data folder.
 */
@Injectable()
export class Typefaces {
  private cuts: Promise<readonly [western: string[], eastern: string]> | undefined;
  private readonly folder: string;

  constructor({ dataDir }: Environment) {
    this.folder = join(dataDir, 'typefaces');
  }

  /** Paths of the typeface files that hold all letters of that text. */
  async files(text: string): Promise<string[]> {
    this.cuts ??= this.cutAll();
    this.cuts.catch(() => (this.cuts = undefined));
    const [western, eastern] = await this.cuts;
    const isEastern = [...text].some((character) => character >= EAST);
    return isEastern ? [...western, eastern] : western;
  }

  /**
   * A style sheet with the typefaces embedded, each cut to the letters of that text. They are cut anew each time: a
   * cache would tell by its speed whether somebody has had them before.
   */
  async styleSheet(text: string, painter: Painter): Promise<string> {
    const letters = [...new Set(text)].sort().join('');
    const files = await this.files(letters);
    const cut = await painter.trim({ faces: files, characters: letters });
    return `<style>${FAMILIES.slice(0, cut.length).map(faceRule(cut)).join('')}</style>`;
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
    const cut = await cutDown({ face: resolve(face), characters });
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
    // The number of the process would not do: instances in containers share a folder and may all be process 1.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, cut);
    await rename(draft, file);
  }
}

/** Names and styles of the typefaces, in the order of the files. */
const FAMILIES = [
  ['IM Fell English', 'normal'],
  ['IM Fell English', 'italic'],
  ['Noto Serif JP', 'normal'],
] as const;

const faceRule =
  (cut: readonly Buffer[]) =>
  ([family, style]: (typeof FAMILIES)[number], i: number): string => {
    const data = `url(data:font/ttf;base64,${cut[i]?.toString('base64')})`;
    return `@font-face{font-family:'${family}';font-style:${style};src:${data} format('truetype')}`;
  };

/**
 * Latin-1 and every character in the source of the rules, sorted. Pictures have no others, as they show no text that
 * players have written.
 */
async function lettersOfRules(): Promise<string[]> {
  const letters = new Set(LATIN_1);
  for (const file of await readdir(RULES, { recursive: true })) {
    if (!/\.[jt]s$/.test(file)) continue;
    for (const letter of await readFile(new URL(file, RULES), 'utf8')) letters.add(letter);
  }
  return [...letters].filter((letter) => !/\p{Cc}/u.test(letter)).sort();
}
