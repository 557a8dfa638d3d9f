// npm run read-aloud:update: writes again what a screen reader finds on the pages. Review the diff like code.
process.env.UPDATE_READ_ALOUD = '1';
process.argv.push('test/e2e/table.read-aloud.spec.ts');
await import('./test.mjs');
