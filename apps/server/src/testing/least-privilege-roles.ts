import { readFileSync } from 'node:fs';
import pg from 'pg';

const GRANTS = readFileSync(new URL('../../../../deploy/least-privilege.sql', import.meta.url), 'utf8');
const ROLES = ['markwright_app', 'markwright_owner'];

/** Makes the two roles of deploy/README.md and gives them their rights; the address is a superuser's. */
export async function grantRoles(superuserUrl: string): Promise<void> {
  await runAt(superuserUrl, GRANTS);
}

export async function hasRoles(superuserUrl: string): Promise<boolean> {
  const names = ROLES.map((name) => `'${name}'`).join(', ');
  return (await runAt(superuserUrl, `select from pg_roles where rolname in (${names})`)).rowCount !== 0;
}

/** Roles belong to the whole server: they outlive the database they were made for, whose end must come first. */
export async function dropRoles(superuserUrl: string): Promise<void> {
  await runAt(superuserUrl, `drop role if exists ${ROLES.join(', ')}`);
}

async function runAt(connectionString: string, statements: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(statements);
  } finally {
    await client.end();
  }
}
