import { rmSync } from 'node:fs';

export default async function tearDown() {
  const { cluster, server, run, typefaces } = globalThis.musterTest;
  await server.query(`DROP DATABASE IF EXISTS ${run} WITH (FORCE)`);
  await server.end();
  await cluster.stop();
  rmSync(typefaces, { recursive: true, force: true });
}
