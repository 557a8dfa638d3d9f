// Writes the plan between two marks in docs/architecture.md; with --check it only says whether that is up to date.
import { readFileSync, writeFileSync } from 'node:fs';

import { ROOMS } from './plan.mjs';

const DOC = 'docs/architecture.md';
const [BEGIN, END] = ['<!-- plan -->', '<!-- /plan -->'];
const lines = ROOMS.map(
  ({ room, may }) => `| \`${room}\` | ${may.map((other) => `\`${other}\``).join(' ') || '-'} |`,
);
const table = ['| Room | May import |', '|---|---|', ...lines.reverse()].join('\n');
const text = readFileSync(DOC, 'utf8');
const [before, rest] = text.split(BEGIN);
if (rest === undefined) throw new Error(`${DOC} has no ${BEGIN}`);
const written = `${before}${BEGIN}\n\n${table}\n\n${END}${rest.split(END)[1]}`;
if (!process.argv.includes('--check')) writeFileSync(DOC, written);
else if (written !== text) {
  process.stderr.write(`${DOC} does not show plan.mjs: run npm run plan:print\n`);
  process.exit(1);
}
