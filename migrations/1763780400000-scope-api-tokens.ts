import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds scopes to API keys. Existing keys get those that keys are made for, and none for the account itself. */
export class ScopeApiTokens1763780400000 implements MigrationInterface {
  readonly name = 'ScopeApiTokens1763780400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE api_tokens
        ADD scopes text[] NOT NULL DEFAULT '{read,play}',
        ADD expires_at timestamptz,
        ADD last_used_at timestamptz`);
    await runner.query('CREATE INDEX ix_api_tokens_revoked ON api_tokens (revoked_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_api_tokens_revoked');
    await runner.query('ALTER TABLE api_tokens DROP scopes, DROP expires_at, DROP last_used_at');
  }
}
