import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';
import subsetFont from 'subset-font';

import { log } from '../../common/log.js';
import { Environment } from '../../config/environment.js';
import { sha256 } from '../hash.js';

const { resolve } = createRequire(import.meta.url);
const LATIN = [
  '@expo-google-fonts/im-fell-english/400Regular/IMFellEnglish_400Regular.ttf',
  '@expo-google-fonts/im-fell-english/400Regular_Italic/IMFellEnglish_400Regular_Italic.ttf',
];
const JAPANESE = '@expo-google-fonts/noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf';
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

/** From here on comes East Asian writing. */
const EAST = '\u2e80';

/**
 * The faces that pictures are lettered in, cut down to the characters that have occurred: the drawer reads a whole file
 * for every letter it sets, and the Japanese face has 7.7 MB. Cut faces are kept in the data folder.
 */
@Injectable()
export class Typefaces {
  private readonly characters = new Set(ASCII);
  private readonly cuts = new Map<string, Promise<string>>();
  private readonly folder: string;

  constructor({ dataDir }: Environment) {
    this.folder = join(dataDir, 'typefaces');
  }

  /** Files that hold all the letters of that text. */
  files(text: string): Promise<string[]> {
    for (const character of text) this.characters.add(character);
    const all = [...this.characters].sort();
    const western = all.filter((character) => character < EAST).join('');
    const cuts = LATIN.map((face) => this.cut(face, western));
    const isEastern = [...text].some((character) => character >= EAST);
    return Promise.all(isEastern ? [...cuts, this.cut(JAPANESE, all.join(''))] : cuts);
  }

  private cut(face: string, characters: string): Promise<string> {
    const name = `${sha256(face + characters).slice(0, 24)}.ttf`;
    const known = this.cuts.get(name);
    if (known !== undefined) return known;
    const made = this.make(face, characters, join(this.folder, name));
    this.cuts.set(name, made);
    made.catch(() => this.cuts.delete(name));
    return made;
  }

  private async make(face: string, characters: string, file: string): Promise<string> {
    if (existsSync(file)) return file;
    const cut = await subsetFont(await readFile(resolve(face)), characters, {
      targetFormat: 'truetype',
    });
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
