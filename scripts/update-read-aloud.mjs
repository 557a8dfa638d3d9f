// npm run read-aloud:update: writes anew what a screen reader finds. Read the difference like code.
process.env.UPDATE_READ_ALOUD = '1';
process.argv.push('test/e2e/table.read-aloud.spec.ts');
await import('./test.mjs');
