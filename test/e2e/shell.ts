import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The code blocks of a language in a document, in order; `section`: only those below that heading. */
export function blocksIn(document: string, language: string, section = ''): string[] {
  const text = readFileSync(new URL(`../../${document}`, import.meta.url), 'utf8');
  const from = section === '' ? 0 : text.indexOf(`\n${section}\n`);
  if (from < 0) throw new Error(`${document} has no ${section}`);
  const level = /^#*/.exec(section)?.[0].length ?? 0;
  const rest = text.slice(from + section.length + 2);
  const end = level === 0 ? -1 : rest.search(new RegExp(`^#{1,${level}} `, 'm'));
  const part = end < 0 ? rest : rest.slice(0, end);
  return [...part.matchAll(new RegExp(`^ *\`\`\`${language}\\n(.*?)^ *\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  );
}

const CURL = fileURLToPath(new URL('./curl.mjs', import.meta.url));

/**
 * The output of a shell that runs these lines in an empty folder; throws if one of them fails. `curl` is that of the
 * tests.
 */
export function shell(lines: string): Promise<string> {
  const script = `set -e\ncurl() { '${process.execPath}' '${CURL}' "$@"; }\n${lines}`;
  const cwd = mkdtempSync(join(tmpdir(), 'muster-shell-'));
  const child = spawn('sh', ['-c', script], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (complained += String(chunk)));
  return new Promise((done, failed) =>
    child.once('close', (code) => {
      rmSync(cwd, { recursive: true });
      if (code === 0) done(said);
      else failed(new Error(complained));
    }),
  );
}
