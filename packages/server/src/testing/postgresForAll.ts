import type { TestProject } from 'vitest/node'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { inServer } from './inServer.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for all tests of a run, and the database there that has the tables and nothing else. */
    postgres?: { url: string; template: string }
  }
}

/** Starts one server for all tests of a run and lays the tables once: each test has a copy of them. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await startPostgres()
  if (!server) return undefined
  const template = 'maktab_tables'
  await inServer(server.url, `create database ${template}`)
  const database = openDatabase({ url: new URL(template, server.url).href })
  await migrate(database).finally(() => database.destroy())
  provide('postgres', { url: server.url, template })
  return server.stop
}
