export default async function tearDown() {
  const { cluster, server, run } = globalThis.musterTest;
  await server.query(`DROP DATABASE IF EXISTS ${run} WITH (FORCE)`);
  await server.end();
  await cluster.stop();
}
