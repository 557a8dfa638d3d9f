const { ModuleMocker } = require('jest-mock');

/** The worker's own globals, given back as they were. */
module.exports = class NativeEnvironment {
  constructor() {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.kept = { console: globalThis.console, exit: process.exit };
  }

  getVmContext() {
    return null;
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.kept.console;
    process.exit = this.kept.exit;
  }
};
