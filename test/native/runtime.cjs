// What runs spec files: Node itself, in jest's workers. jest's own runtime compiles every module anew for each file and
// runs it in a context of its own, where globals are slow; that took longer than the tests. A worker's files share
// modules and globals instead.
const { existsSync } = require('node:fs');
const { register } = require('node:module');
const { fileURLToPath, pathToFileURL } = require('node:url');

const { compiledOf } = require('./compiled.cjs');

register('./hooks.mjs', pathToFileURL(__filename));

/** Errors tell lines of the source. */
class SourceMaps extends Map {
  get(file) {
    const { map } = compiledOf(file.startsWith('file:') ? fileURLToPath(file) : file);
    return existsSync(map) ? map : undefined;
  }
}

/** The part of jest's runtime that jest-circus and jest-runner ask for. */
module.exports = class NativeRuntime {
  constructor(_config, environment) {
    environment.global.jest = environment.moduleMocker;
  }

  /** jest-circus keeps its tests in its modules: each file gets new ones. */
  requireInternalModule(path) {
    for (const name of Object.keys(require.cache))
      if (name.includes('/jest-circus/')) delete require.cache[name];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    await import(pathToFileURL(path).href);
  }

  getSourceMaps() {
    return new SourceMaps();
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  getAllCoverageInfoCopy() {}
  teardown() {}
};
