import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '#backup/backup.ts'
import { reindexLists } from '#lists/reindexList.ts'
import { addStudents } from '#testing/addStudents.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createMigratedFile } from '#testing/createMigratedDatabase.ts'
import { uploadInChunks } from '#testing/uploadInChunks.ts'

/** In every field by which somebody is reached, and in every field that tells who they are. */
const [CONTACT, NAME] = ['qzjxkwvcontact', 'qzjxkwvname']

/** A school in a file with one person who has marked words everywhere. */
async function openMarked(person: 'student' | 'teacher') {
  const { place, remove } = await createMigratedFile()
  onTestFinished(remove)
  const base = await mkdtemp(join(tmpdir(), 'erased-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const school = await openTestSchool({ place })
  const { database, ask } = school
  const { token } = await school.admin()
  await addStudents(database, Array(50).fill('A student'))
  const { id, accountId, token: own } = await school[person]()
  await database
    .updateTable('accounts')
    .set({ name: NAME, email: `${CONTACT}@school.test` })
    .where('id', '=', accountId)
    .execute()
  const facts = { contact_number: CONTACT, date_of_birth: CONTACT }
  if (person === 'student') {
    await database
      .updateTable('students')
      .set({ ...facts, guardian_name: CONTACT, signature: CONTACT, std_id: NAME })
      .where('id', '=', id)
      .execute()
    await ask('saveStudentNotes', { token, params: { id }, body: { notes: CONTACT } })
    await uploadInChunks(school, Buffer.from(NAME.repeat(20_000)), { token: own })
  } else {
    await database
      .updateTable('teachers')
      .set({ ...facts, institution: CONTACT, qualification: CONTACT, teach_id: NAME })
      .where('id', '=', id)
      .execute()
  }
  await reindexLists(database)
  /** How often a word is in the bytes of the database, of its log, and of a backup that is made now. */
  const left = async (word: string) => {
    const folder = join(base, word)
    await backUp({ dataFolder: dirname(place.file) }, folder)
    const files = [place.file, `${place.file}-wal`, join(folder, 'maktab.db')]
    const texts = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(() => '')))
    return texts.map((text) => text.toLowerCase().split(word).length - 1)
  }
  return { ...school, id, token, left }
}

test.each([
  ['eraseStudent', [CONTACT, NAME]],
  ['eraseTeacher', [CONTACT, NAME]],
  ['deleteStudent', [CONTACT]],
  ['deleteTeacher', [CONTACT]],
] as const)('%s leaves none of %j in the bytes of the database or of a later backup', async (call, words) => {
  const { ask, id, token, left } = await openMarked(call.endsWith('Student') ? 'student' : 'teacher')
  const sending = call === 'deleteTeacher' ? { body: { teacherID: id } } : { params: { id } }
  expect((await ask(call, { token, ...sending })).status).toBe(200)
  for (const word of words) expect([word, ...(await left(word))]).toEqual([word, 0, 0, 0])
})

test('every index of words deletes securely', async () => {
  const { place, remove } = await createMigratedFile()
  onTestFinished(remove)
  const file = new DatabaseSync(place.file, { readOnly: true })
  const indexes = file.prepare("select name from sqlite_master where sql like '%using fts5%'").all()
  const isSecure = (name: unknown) =>
    file.prepare(`select v from ${String(name)}_config where k = 'secure-delete'`).get()?.['v'] === 1
  const insecure = indexes.filter(({ name }) => !isSecure(name))
  file.close()
  expect([indexes.length, insecure]).toEqual([5, []])
})
