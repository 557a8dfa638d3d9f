// npm run playthroughs:update: writes the recorded games again. Review the diff like code.
process.env.UPDATE_PLAYTHROUGHS = '1';
process.argv.push('--selectProjects', 'unit', '--testPathPatterns', 'test/rules/playthroughs');
await import('./test.mjs');
