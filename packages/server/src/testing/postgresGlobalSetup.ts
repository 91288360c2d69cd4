import type { TestProject } from 'vitest/node'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { runOnPostgresServer } from './postgresTestHelpers.ts'
import type { SharedPostgres } from './acquireTestDatabase.ts'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres?: SharedPostgres
  }
}

/** Starts one server for all tests of a run and creates a migrated template database that the workers copy. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await startPostgres()
  if (!server) return undefined
  const template = 'maktab_tables'
  await runOnPostgresServer(server.url, `create database ${template}`)
  const database = openDatabase({ url: new URL(template, server.url).href })
  await migrate(database).finally(() => database.destroy())
  provide('postgres', { url: server.url, template })
  return server.stop
}
