import type { Role } from '@maktab/contract/calls'
import { sql } from 'kysely'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handlers } from '../contract/Handler.ts'
import { DEMO_PASSWORD, seedDemo } from '../demo/seedDemo.ts'
import { type TestSchool, openTestSchool } from './openTestSchool.ts'

type Filled = { tables: Buffer; pictures: Map<string, Buffer> }

/** The filled SQLite file and its pictures: drawing the pictures takes a second, so each process does it once. */
let filled: Filled | undefined

/** The demonstration school for one test, and the tokens of those who sign in to it. */
export async function openDemoSchool(handlers: Partial<Handlers> = {}) {
  const push = { key: 'the school’s key', send: () => Promise.resolve('sent' as const) }
  const made = await openTestSchool({ handlers, push, tables: filled?.tables })
  if (filled) await addPictures(made.picturesFolder, filled.pictures)
  else {
    await seedDemo(made.database, made.services, made.now())
    if ('file' in made.location) filled = await copyOf(made, made.location.file)
  }
  const signIn = async (email: string) => {
    const { token } = (await made.ask('signIn', { body: { email, password: DEMO_PASSWORD } })).body
    if (token === undefined) throw new Error(`${email} can’t sign in.`)
    return token
  }
  return { ...made, signIn, signInAs: (role: Role) => signIn(`${role}@maktab.test`) }
}

async function copyOf({ database, picturesFolder }: TestSchool, file: string): Promise<Filled> {
  // Moves everything from the write-ahead log into the file.
  await sql`pragma wal_checkpoint(truncate)`.execute(database)
  const names = await readdir(picturesFolder)
  const pictures = await Promise.all(
    names.map(async (name) => [name, await readFile(join(picturesFolder, name))] as const),
  )
  return { tables: await readFile(file), pictures: new Map(pictures) }
}

async function addPictures(folder: string, pictures: Filled['pictures']): Promise<void> {
  await mkdir(folder)
  for (const [name, bytes] of pictures) await writeFile(join(folder, name), bytes)
}
