import { DataSource } from 'typeorm';

import { artefacts, isCurrent } from './artefacts.js';
import { withScratchApp } from './scratch-app.js';

/** SQL that TypeORM would still need after all migrations; empty: entities and migrations agree. */
async function missingMigrations(source: DataSource): Promise<string[]> {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => `Entities and migrations differ: ${query}`);
}

const complaints = await withScratchApp(async (app) => [
  ...(await artefacts(app))
    .filter((artefact) => !isCurrent(artefact))
    .map(({ path }) => `${path} is out of date: run "npm run schema" and commit it.`),
  ...(await missingMigrations(app.get(DataSource))),
]);
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
