import { Pool } from 'pg';

/** Asks the database for every version that somebody hears of for the first time: it must exist already. */
export class Witness {
  /** Versions that were heard of before they were stored, a sentence each. */
  readonly faults: string[] = [];
  /** How many versions were looked for and found. */
  found = 0;
  private readonly heard = new Map<string, number>();
  private readonly pool: Pool;

  constructor(connectionString: string) {
    this.pool = new Pool({ connectionString, max: 4, application_name: 'chaos-witness' });
    this.pool.on('error', () => undefined);
  }

  hear(gameId: string, version: number): void {
    if (version <= (this.heard.get(gameId) ?? 0)) return;
    this.heard.set(gameId, version);
    // While the database is killed nobody can tell.
    void this.look(gameId, version).catch(() => undefined);
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async look(gameId: string, version: number): Promise<void> {
    const text = 'SELECT version FROM games WHERE id = $1';
    const { rows } = await this.pool.query<{ version: number }>(text, [gameId]);
    const there = rows[0]?.version ?? 0;
    if (there >= version) this.found++;
    else
      this.faults.push(
        `nothing before commit: version ${version} was heard while the database had ${there} (${gameId})`,
      );
  }
}
