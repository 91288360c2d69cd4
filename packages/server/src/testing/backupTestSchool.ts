import { sql } from 'kysely'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE_FILE } from '../backup/backup.ts'
import { listCopiedTables } from '../backup/copiedTables.ts'
import { readConfig } from '../config.ts'
import { DATABASE_ID_KEY } from '../database/claimDataFolder.ts'
import type { Database } from '../database/openDatabase.ts'
import { openSchoolDatabase } from '../database/openSchoolDatabase.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { createApp } from '../createApp.ts'
import type { BucketConfig } from '../storage/createBucketStore.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { inject, onTestFinished } from 'vitest'
import { runOnPostgresServer } from './postgresTestHelpers.ts'

export type CopiedSchool = { dataFolder: string; databaseUrl?: string; bucket?: BucketConfig }

/** Fills the demo school, with an uploaded chunk and a deleted policy whose id must not be reused. */
export async function seedCopiedSchool({ dataFolder, databaseUrl, bucket }: CopiedSchool): Promise<void> {
  const config = { ...readConfig({ DATA_FOLDER: dataFolder, DATABASE_URL: databaseUrl, PORT: '0' }, '.'), bucket }
  await (await openSchoolDatabase(config, 'school')).close()
  const school = await createApp({ config, isLogging: false, validatesResponses: false, mode: 'command' })
  const { database } = school
  await seedDemo(database, school.services, Date.now())
  const upload = { name_hash: 'x', account_id: null, network: null, type: 'image/png', sha256: 'x' }
  const { id } = await database
    .insertInto('uploads')
    .values({ ...upload, size: 3, received: 3, begun_at: Date.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bytes = Buffer.from([0, 255, 7])
  await database.insertInto('upload_pieces').values({ upload_id: id, position: 0, bytes }).execute()
  await database.insertInto('policies').values({ title: 'Gone', description: 'x' }).execute()
  await database.deleteFrom('policies').where('title', '=', 'Gone').execute()
  await school.close()
}

async function inDatabase<Result>(
  school: CopiedSchool,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { dataFolder, databaseUrl } = school
  const { database, close } = await openSchoolDatabase({ dataFolder, databaseUrl }, 'command')
  return work(database).finally(close)
}

/** Reads all rows of the tables that a backup copies, except the id of the database. */
export function readAllRows(school: CopiedSchool, copy: string): Promise<Record<string, unknown[]>> {
  const file = new DatabaseSync(join(copy, DATABASE_FILE), { readOnly: true })
  const tables = listCopiedTables(file)
  file.close()
  return inDatabase(school, async (database) => {
    const all: Record<string, unknown[]> = {}
    for (const { name, columns } of tables) {
      const { rows } =
        await sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`.execute(
          database,
        )
      const values = rows.map((row) => Object.values(row as object).map(plain))
      all[name] = values
        .filter(([first]) => first !== DATABASE_ID_KEY)
        .map((row) => JSON.stringify(row))
        .toSorted()
    }
    return all
  })
}

const plain = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)

/** Adds a policy and returns its id. */
export async function addPolicy(school: CopiedSchool): Promise<number> {
  return inDatabase(school, async (database) => {
    const { id } = await database
      .insertInto('policies')
      .values({ title: 'Next', description: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

let number = 0

/** Creates empty PostgreSQL databases and folders, for tests that create the tables themselves. */
export async function createEmptyLocations() {
  const server = inject('postgres')
  if (!server) throw new Error('This needs the server of PostgreSQL that all tests of a run share.')
  const base = await mkdtemp(join(tmpdir(), 'empty-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  return {
    folder: (name: string) => join(base, name),
    database: async () => {
      const name = `maktab_empty_${process.pid}_${(number += 1)}`
      await runOnPostgresServer(server.url, `create database ${name}`)
      onTestFinished(() => runOnPostgresServer(server.url, `drop database ${name} with (force)`))
      return new URL(name, server.url).href
    },
  }
}
