// Collects the licences of bundled packages, for a file beside the bundle.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './setup.mjs';

/** The folder of the package to which a file belongs. */
const folderOf = (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

/** Name, version and licence of a package, with the text of the licence if it has one. */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json')));
  const texts = readdirSync(join(root, folder))
    .filter((file) => /^(licen[cs]e|notice|thirdpartynotices)/i.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/** The licences of all packages in esbuild's description of a bundle. */
export function licencesOf({ inputs }) {
  const folders = new Set(Object.keys(inputs).map(folderOf).filter(Boolean));
  return `${[...folders]
    .sort()
    .map(licenceOf)
    .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
