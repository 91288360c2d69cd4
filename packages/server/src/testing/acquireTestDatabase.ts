import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { type Database, openDatabase } from '../database/openDatabase.ts'
import { runOnPostgresServer, RELAXED_LIMITS } from './postgresTestHelpers.ts'

/** The server shared by all tests of a run, and its template database with empty tables. */
export type SharedPostgres = { url: string; template: string }

/** Above this size dead rows slow down the next tests, so creating a new database is cheaper. */
const MAX_BYTES = 1_000_000

/** Databases of this process that no test is using. */
const free: { name: string; url: string; keeper: Database; restore: string }[] = []

/**
 * Lends a database to one test and reuses it afterwards: deleting the rows of a test is much cheaper than creating a
 * database, which writes about three hundred files.
 */
export async function acquireTestDatabase(server: SharedPostgres) {
  const borrowed = free.pop() ?? (await createDatabase(server))
  return {
    place: { url: borrowed.url, limits: RELAXED_LIMITS },
    remove: async () => {
      await sql.raw(borrowed.restore).execute(borrowed.keeper)
      if (!(await isTooLarge(borrowed.keeper))) return void free.push(borrowed)
      await borrowed.keeper.destroy()
      await runOnPostgresServer(server.url, `drop database ${borrowed.name}`)
    },
  }
}

async function createDatabase(server: SharedPostgres): Promise<(typeof free)[number]> {
  // The system may give a process id to several workers of a run.
  const name = `maktab_${randomBytes(8).toString('hex')}`
  await runOnPostgresServer(server.url, `create database ${name} template ${server.template}`)
  const url = new URL(name, server.url).href
  const keeper = openDatabase({ url, limits: { ...RELAXED_LIMITS, connections: 1 } })
  return { name, url, keeper, restore: resetSql + (await initialRowsSql(keeper)) }
}

async function isTooLarge(keeper: Database): Promise<boolean> {
  const { rows } = await sql<{ size: number | null }>`
    select max(pg_table_size(oid)) as size from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(keeper)
  return Number(rows[0]?.size) > MAX_BYTES
}

/** SQL that inserts the initial rows of the tables. */
async function initialRowsSql(keeper: Database): Promise<string> {
  const tables = await keeper.introspection.getTables({ withInternalKyselyTables: true })
  const statements = tables.map(async ({ name }) => {
    const { rows } = await sql<{ all: string | null }>`
      select json_agg(row)::text as all from ${sql.table(name)} as row
    `.execute(keeper)
    const all = rows[0]?.all?.replaceAll("'", "''")
    return all ? `insert into "${name}" select * from json_populate_recordset(null::"${name}", '${all}');` : ''
  })
  return (await Promise.all(statements)).join('\n')
}

/** SQL that deletes all rows and resets all sequences; waits until all other connections of the test are closed. */
const resetSql = `
do $$
declare
  one record;
  tries int := 0;
begin
  while exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) loop
    tries := tries + 1;
    if tries > 1000 then
      raise exception 'A connection is left behind.';
    end if;
    perform pg_sleep(0.005);
    perform pg_stat_clear_snapshot();
  end loop;
  set local session_replication_role = replica;
  for one in
    select oid::regclass as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
  loop
    execute format('delete from %s', one.name);
  end loop;
  for one in
    select format('%I.%I', schemaname, sequencename)::regclass as name, start_value from pg_sequences
    where last_value is not null
  loop
    perform setval(one.name, one.start_value, false);
  end loop;
end $$;
`
