import { execFileSync, spawnSync } from 'node:child_process';

/** The user that Postgres runs as: this process's own (empty), or, as Postgres refuses to run as root, another one. */
export type Account = { readonly uid: number; readonly gid: number } | Record<string, never>;

export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const known = lookUp('postgres');
  if (known) return known;
  const command = ['useradd', '--system', '--user-group', '--no-create-home', 'postgres'] as const;
  spawnSync(command[0], command.slice(1), { stdio: 'ignore' });
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account) return account;
  throw new Error(
    'Postgres refuses to run as root and there is no user "postgres": create one, start as another user, or set DATABASE_URL.',
  );
}

function lookUp(name: string): Account | undefined {
  try {
    return { uid: id('-u', name), gid: id('-g', name) };
  } catch {
    return undefined;
  }
}

function id(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
}

export function isSelf(account: Account): boolean {
  return account.uid === undefined;
}

/** Whether that user can use these paths. It runs `test` as that user, so that modes, ACLs and mounts all count. */
export function canUse(account: Account, test: string, ...paths: readonly string[]): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync('/bin/sh', ['-c', test, ...paths], { ...account, cwd: '/' }).status === 0;
}
