const { createHash } = require('node:crypto');
const { join, resolve } = require('node:path');

const folder = resolve(__dirname, '../../node_modules/.cache/muster-tests');

/** Where a source file's compiled text and its map are kept. */
exports.compiledOf = (filename) => {
  const name = createHash('sha256').update(filename).digest('hex').slice(0, 32);
  return { folder, code: join(folder, `${name}.mjs`), map: join(folder, `${name}.map`) };
};
