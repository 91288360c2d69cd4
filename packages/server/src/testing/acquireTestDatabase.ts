import { sql } from 'kysely'
import { type Database, openDatabase } from '../database/openDatabase.ts'
import { runOnPostgresServer, RELAXED_LIMITS } from './postgresServer.ts'

/** The server that all tests of a run share, and the database there that has the tables and nothing else. */
export type SharedPostgres = { url: string; template: string }

/** What deleted rows leave behind slows the next tests down from this size on: a new database costs less. */
const SPENT_BYTES = 1_000_000

/** Those of this process that no test has now. */
const free: { name: string; url: string; keeper: Database; restore: string }[] = []
let number = 0

/**
 * A database for one test, and for another when it is given back. To make one is to make some three hundred files; to
 * take out of it what a test has put in costs far less.
 */
export async function acquireTestDatabase(server: SharedPostgres) {
  const lent = free.pop() ?? (await make(server))
  return {
    place: { url: lent.url, limits: RELAXED_LIMITS },
    remove: async () => {
      await sql.raw(lent.restore).execute(lent.keeper)
      if (!(await isSpent(lent.keeper))) return void free.push(lent)
      await lent.keeper.destroy()
      await runOnPostgresServer(server.url, `drop database ${lent.name}`)
    },
  }
}

async function make(server: SharedPostgres): Promise<(typeof free)[number]> {
  const name = `maktab_${process.pid}_${(number += 1)}`
  await runOnPostgresServer(server.url, `create database ${name} template ${server.template}`)
  const url = new URL(name, server.url).href
  const keeper = openDatabase({ url, limits: { ...RELAXED_LIMITS, connections: 1 } })
  return { name, url, keeper, restore: wipe + (await putBack(keeper)) }
}

async function isSpent(keeper: Database): Promise<boolean> {
  const { rows } = await sql<{ size: number | null }>`
    select max(pg_table_size(oid)) as size from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(keeper)
  return Number(rows[0]?.size) > SPENT_BYTES
}

/** The rows that the tables begin with, as statements. */
async function putBack(keeper: Database): Promise<string> {
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

/** Takes all rows and starts all numbers anew; what a test has left running would write into the next one’s. */
const wipe = `
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
