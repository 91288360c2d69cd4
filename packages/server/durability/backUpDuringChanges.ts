import { calls } from '@maktab/contract/calls'
import { setTimeout as wait } from 'node:timers/promises'
import { createForm, createPictureFile } from '../src/testing/formData.ts'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { backUp } from '../src/backup/backup.ts'
import { readReferencedPictures } from '../src/testing/readReferencedPictures.ts'
import type { Database } from '../src/database/openDatabase.ts'
import { openSchoolDatabase } from '../src/database/openSchoolDatabase.ts'
import { restore } from '../src/backup/restore.ts'
import { killProcess, signIn, startServerProcess } from './serverProcessHelpers.ts'

type Changing = {
  /** Courses whose creation the server acknowledged. */
  added: readonly string[]
  count: () => number
  /** Waits for this number of acknowledged changes. */
  until: (changes: number) => Promise<void>
  stop: () => Promise<void>
}

const REPLACED = 3

/** Adds courses with pictures and replaces pictures of others as fast as possible. */
async function changeContinuously(url: string): Promise<Changing> {
  const headers = await signIn(url)
  const image = await createPictureFile()
  const added: string[] = []
  const done: string[] = []
  const controller = new AbortController()
  const save = async (fields: Record<string, string>) => {
    const body = createForm({ price: '5', ...fields, image })
    const { status } = await fetch(`${url}${calls.saveCourse.path}`, { method: 'POST', body, headers })
    if (status !== 200 && status !== 201) throw new Error(`Saving a course returned ${status}.`)
    done.push(String(fields['name']))
  }
  const replace = async (id: number) => {
    while (!controller.signal.aborted) await save({ id: String(id), name: `Course ${id}` })
  }
  const add = async () => {
    for (let number = 1; !controller.signal.aborted; number += 1) {
      await save({ name: `Added ${number}` })
      added.push(`Added ${number}`)
    }
  }
  const work = Promise.all([add(), ...Array.from({ length: REPLACED }, (_, index) => replace(index + 1))])
  const failed = work.then(() => undefined)
  failed.catch(() => undefined)
  return {
    added,
    count: () => done.length,
    until: async (changes) => {
      for (; done.length < changes;) await Promise.race([wait(10), failed])
    },
    stop: async () => {
      controller.abort()
      await work
    },
  }
}

const COURSES = 200

type Round = {
  /** Changes acknowledged during the backup. */
  changes: number
  pictures: number
  /** Pictures referenced by the restored database that are missing or invalid. */
  missing: string[]
  /** Courses acknowledged before the backup that are not in it. */
  lost: string[]
}

/**
 * Backs up a school while its pictures are constantly uploaded and replaced, restores the backup to another folder and
 * compares the result.
 */
export async function backUpDuringChanges(folder: string): Promise<Round> {
  const [dataFolder, copy, restored] = ['data', 'copy', 'restored'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await fill(dataFolder)
  const { child, url } = await startServerProcess({ DATA_FOLDER: dataFolder, DATABASE_URL: '' })
  try {
    const changing = await changeContinuously(url)
    await changing.until(10)
    const before = [...changing.added]
    const done = changing.count()
    await backUp({ dataFolder }, copy)
    const changes = changing.count() - done
    await changing.stop()
    await restore(copy, { dataFolder: restored }, 1)
    return { changes, ...(await compare(restored, before)) }
  } finally {
    await killProcess(child)
    await rm(folder, { recursive: true })
  }
}

/** Fills a school with enough pictures that copying them takes a while. */
async function fill(dataFolder: string): Promise<void> {
  const { database, close } = await openSchoolDatabase({ dataFolder, databaseUrl: undefined }, 'school')
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  await mkdir(join(dataFolder, 'pictures'))
  const none = { description: null, course_duration: null, archived_at: null }
  const courses = Array.from({ length: COURSES }, (_, index) => ({
    name: `Course ${index}`,
    price: 5,
    image: `picture-${String(index).padStart(22, '0')}.webp`,
    ...none,
  }))
  for (const { image } of courses) await writeFile(join(dataFolder, 'pictures', image), picture)
  await database.insertInto('courses').values(courses).execute()
  await close()
}

async function compare(dataFolder: string, before: readonly string[]): Promise<Omit<Round, 'changes'>> {
  const { database, close } = await openSchoolDatabase({ dataFolder, databaseUrl: undefined }, 'school')
  const referenced = await readReferencedPictures(database)
  const missing: string[] = []
  for (const name of referenced) {
    if (!(await isPicture(join(dataFolder, 'pictures', name)))) missing.push(name)
  }
  const lost = await findMissing(database, before)
  await close()
  return { pictures: referenced.size, missing, lost }
}

async function findMissing(database: Database, before: readonly string[]): Promise<string[]> {
  const restoredNames = new Set((await database.selectFrom('courses').select('name').execute()).map(({ name }) => name))
  return before.filter((name) => !restoredNames.has(name))
}

async function isPicture(file: string): Promise<boolean> {
  return readFile(file)
    .then((bytes) => sharp(bytes).stats())
    .then(
      () => true,
      () => false,
    )
}
