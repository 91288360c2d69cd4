import type { KyselyPlugin } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '../contract/Handler.ts'
import { Json } from './Json.ts'
import { allotmentHandlers } from '../allotments/allotmentHandlers.ts'
import { reportHandlers } from '../reports/reportHandlers.ts'
import { studentHandlers } from '../people/studentHandlers.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { keptAnswer } from './keptAnswer.ts'
import { type Database, isPostgres, openDatabase } from './openDatabase.ts'

/** Notes the tables that are asked, and those whose changes are asked for. */
function watch() {
  const seen = { asked: new Set<string>(), counted: new Set<string>() }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const names = new Set<string>()
      JSON.stringify(node, (_key, value: unknown) => {
        if (!isNode(value)) return value
        if (value.kind === 'TableNode') names.add(value.table.identifier.name)
        if (value.kind === 'PrimitiveValueListNode' && names.has('table_changes')) {
          for (const name of value.values) seen.counted.add(String(name))
        }
        return value
      })
      names.delete('table_changes')
      for (const name of names) seen.asked.add(name)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { seen, plugin }
}

type Node =
  | { kind: 'TableNode'; table: { identifier: { name: string } } }
  | { kind: 'PrimitiveValueListNode'; values: unknown[] }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value

const lists = {
  listStudents: (database: Database) => studentHandlers.listStudents({ database } as Call<'listStudents'>),
  listAllotments: (database: Database) => allotmentHandlers.listAllotments({ database } as Call<'listAllotments'>),
  listReports: (database: Database) => reportHandlers.listReports({ database } as Call<'listReports'>),
}

test.each(Object.entries(lists))('%s counts the changes of all the tables that it reads', async (_name, list) => {
  const school = await openTestSchool()
  const [teacher, student] = [await school.teacher(), await school.student()]
  const course_id = await school.course()
  const ids = { student_id: student.id, teacher_id: teacher.id, course_id }
  await school.database.insertInto('allotments').values(ids).execute()
  await school.database
    .insertInto('reports')
    .values({ ...ids, attendance: '90', updated_at: 0 })
    .execute()
  const { seen, plugin } = watch()
  await list(school.database.withPlugin(plugin))
  // A table that was given another name for a query is no table.
  const tables = new Set((await school.database.introspection.getTables()).map(({ name }) => name))
  const asked = [...seen.asked].filter((name) => tables.has(name))
  expect([...seen.counted].toSorted()).toEqual(asked.toSorted())
})

test('an answer is made anew only after something in its tables has changed', async () => {
  const { database, student, teacher, course } = await openTestSchool()
  await student()
  let count = 0
  const ask = keptAnswer(['students', 'student_timings'], async () => new Json(String((count += 1))))
  const answer = async () => Number((await ask(database)).bytes.toString())
  const first = await answer()
  const madeAnew = async (change: () => Promise<unknown>) => {
    const before = await answer()
    await change()
    return (await answer()) - before
  }
  const kept = isPostgres(database) ? 1 : 0
  expect(await madeAnew(async () => undefined)).toBe(kept)
  expect(await madeAnew(() => teacher())).toBe(kept)
  expect(await madeAnew(() => student())).toBe(1)
  const times = { student_id: 1, course_id: await course(), time_from: '16:00', time_to: '17:00' }
  expect(await madeAnew(() => database.insertInto('student_timings').values(times).execute())).toBe(1)
  const rename = database.updateTable('students').set({ guardian_name: 'Salma' }).where('id', '=', 1)
  expect(await madeAnew(() => rename.execute())).toBe(1)
  // Its times go along with a student.
  expect(await madeAnew(() => database.deleteFrom('accounts').where('role', '=', 'student').execute())).toBe(1)
  expect(first).toBe(1)
})

test('what another process changes is seen too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maktab-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const place = { file: join(folder, 'maktab.db') }
  const { admin, student, ask } = await openTestSchool({ place })
  const { token } = await admin()
  await student()
  const nameOfFirst = async () => (await ask('listStudents', { token })).body.students[0]?.guardian_name
  expect(await nameOfFirst()).toBeNull()
  const other = openDatabase(place)
  await other.updateTable('students').set({ guardian_name: 'Salma' }).execute()
  await other.destroy()
  expect(await nameOfFirst()).toBe('Salma')
})
