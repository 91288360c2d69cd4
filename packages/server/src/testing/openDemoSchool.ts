import type { Role } from '@maktab/contract/calls'
import { sql } from 'kysely'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handlers } from '../contract/Handler.ts'
import { DEMO_PASSWORD, seedDemo } from '../demo/seedDemo.ts'
import { type TestSchool, openTestSchool } from './openTestSchool.ts'

type Filled = { tables: Buffer; pictures: Map<string, Buffer> }

/** The filled SQLite file and its pictures, created once per process, because generating the pictures takes a second. */
let filled: Filled | undefined

/** The demo school for one test, with functions to sign in. */
export async function openDemoSchool(handlers: Partial<Handlers> = {}) {
  const push = { key: 'the school’s key', send: () => Promise.resolve('sent' as const) }
  const school = await openTestSchool({ handlers, push, tables: filled?.tables })
  if (filled) await addPictures(school.picturesFolder, filled.pictures)
  else {
    await seedDemo(school.database, school.services, school.now())
    if ('file' in school.location) filled = await copyOf(school, school.location.file)
  }
  const signIn = async (email: string) => {
    const { token } = (await school.api('signIn', { body: { email, password: DEMO_PASSWORD } })).body
    if (token === undefined) throw new Error(`${email} can’t sign in.`)
    return token
  }
  return { ...school, signIn, signInAs: (role: Role) => signIn(`${role}@maktab.test`) }
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
