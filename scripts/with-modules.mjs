// node scripts/with-modules.mjs <package> <arguments…>: runs a package's command, installing first if need be.
import { ensureModules, follow, packageBin } from './setup.mjs';

ensureModules();
const [name, ...args] = process.argv.slice(2);
const command = packageBin(name === 'tsc' ? 'typescript' : name, name);
process.exitCode = await follow(process.execPath, [command, ...args]);
