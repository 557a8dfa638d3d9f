// node scripts/with-modules.mjs <package> <arguments…>: runs a package's command, installing first if need be.
import { ensureModules, packageBin, run } from './setup.mjs';

ensureModules();
const [name, ...args] = process.argv.slice(2);
run(process.execPath, [packageBin(name === 'tsc' ? 'typescript' : name, name), ...args]);
