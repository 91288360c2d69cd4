import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'

async function open(count: number) {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) ids.push((await school.student()).id)
  const list = (query: Record<string, string>) => school.api('listStudents', { token, query })
  return { ...school, ids, list, adminToken: token }
}

const idsOf = ({ body }: { body: { students: { id: number }[] } }) => body.students.map(({ id }) => id)

test('a list is returned whole, or by page with counts on the first page', async () => {
  const { list, ids } = await open(5)
  const whole = await list({})
  expect(idsOf(whole)).toEqual(ids)
  expect(whole.body).not.toHaveProperty('page')
  const first = await list({ limit: '2' })
  expect(idsOf(first)).toEqual(ids.slice(0, 2))
  // A page has figures too.
  expect(first.body.students[0]).toEqual({ ...whole.body.students[0], teaching: [], overdueFees: 0 })
  expect(first.body.page).toMatchObject({ found: 5, kinds: { with: 5 } })
  const second = await list({ limit: '2', after: first.body.page?.next ?? '' })
  expect(idsOf(second)).toEqual(ids.slice(2, 4))
  expect(second.body.page).toEqual({ next: expect.any(String) })
  const last = await list({ limit: '2', after: second.body.page?.next ?? '' })
  expect(idsOf(last)).toEqual(ids.slice(4))
  expect(last.body.page).toEqual({ next: null })
})

test('a list without limit is sorted, searched and filtered by ids', async () => {
  const { list, ids, database } = await open(4)
  const [first, , third] = ids
  await database
    .updateTable('students')
    .set({ guardian_name: 'Imran Qureshi' })
    .where('id', 'in', [first!, third!])
    .execute()
  expect(idsOf(await list({ search: 'qureshi', sort: '-name' }))).toEqual([third, first])
  expect(idsOf(await list({ ids: `${third},${first},9999999999` }))).toEqual([first, third])
  expect(idsOf(await list({ ids: String(third), search: 'nobody' }))).toEqual([])
})

test.each<Record<string, string>>([
  { limit: '0' },
  { limit: '101' },
  { sort: 'price' },
  { kind: 'blocked' },
  { ids: '1,x' },
  { after: 'not a place' },
  { after: Buffer.from('{"a":1}').toString('base64url') },
  { search: 'a'.repeat(201) },
])('%j is rejected by name', async (query) => {
  const { list } = await open(0)
  const { status, body } = await list(query)
  expect(status).toBe(422)
  expect(Object.keys(body.error as object)).toEqual(Object.keys(query))
})

test('filterStudents returns, searches and counts only students of the course', async () => {
  const { api, adminToken, course, ids, database } = await open(4)
  const [letters, grammar] = [await course('Letters'), await course('Grammar')]
  const wish = (student_id: number, course_id: number) =>
    database
      .insertInto('student_timings')
      .values({ student_id, course_id, time_from: '10:00', time_to: '11:00' })
      .execute()
  for (const id of ids.slice(0, 3)) await wish(id, letters)
  await wish(ids[3]!, grammar)
  const filter = (query: Record<string, string>) =>
    api('filterStudents', { token: adminToken, params: { courseId: letters }, query })
  const page = await filter({ limit: '2' })
  expect(idsOf(page)).toEqual(ids.slice(0, 2))
  expect(page.body.page).toMatchObject({ found: 3, kinds: { with: 3 } })
  // Students are also found by the names of their courses.
  expect(idsOf(await filter({ search: 'letters', limit: '10' }))).toEqual(ids.slice(0, 3))
  expect(idsOf(await filter({ search: 'grammar', limit: '10' }))).toEqual([])
})

test('a deleted student is removed from the search index', async () => {
  const { api, adminToken, ids, database, list } = await open(2)
  await list({ limit: '5' })
  await api('deleteStudent', { token: adminToken, params: { id: ids[0]! } })
  const rows = await database.selectFrom('listed_students').select('id').orderBy('id').execute()
  expect(rows).toEqual([{ id: ids[1] }])
})

test('lists can be filtered by student, teacher and course', async () => {
  const { api, adminToken: token, course, teacher, ids, database } = await open(2)
  const [zaynab, omar] = [ids[0]!, ids[1]!]
  const [letters, grammar] = [await course('Letters'), await course('Grammar')]
  const [amina, bilal] = [await teacher(), await teacher()]
  const assign = (teacher_id: number, course_id: number) =>
    database.insertInto('course_assignments').values({ teacher_id, course_id }).execute()
  await assign(amina.id, letters)
  await assign(bilal.id, grammar)
  const allot = (studentId: number, teacherId: number, courseId: number) =>
    api('createAllotment', {
      token,
      body: { studentId, teacherId, courseId, classTimes: [{ from: '16:00', to: '17:00' }] },
    })
  await allot(zaynab, amina.id, letters)
  await allot(omar, bilal.id, grammar)
  const [first, second] = [1, 2]
  const allotmentIds = async (query: Record<string, string>) =>
    (await api('listAllotments', { token, query })).body.teacherAllotment.map(({ id }) => id)
  expect(await allotmentIds({ studentId: String(zaynab) })).toEqual([first])
  expect(await allotmentIds({ teacherId: String(bilal.id), limit: '5' })).toEqual([second])
  expect(await allotmentIds({ studentId: String(zaynab), teacherId: String(bilal.id) })).toEqual([])
  const teacherIds = async (query: Record<string, string>) =>
    (await api('listTeachers', { token, query })).body.teachers.map(({ id }) => id)
  expect(await teacherIds({ studentId: String(omar) })).toEqual([bilal.id])
  expect(await teacherIds({ courseId: String(letters) })).toEqual([amina.id])
  expect(await teacherIds({ courseId: String(letters), studentId: String(omar) })).toEqual([])
  // A teacher of another course of the student doesn’t match, even if assigned to this course.
  await assign(bilal.id, letters)
  expect(await teacherIds({ courseId: String(letters), studentId: String(omar) })).toEqual([])
  expect(await teacherIds({ courseId: String(grammar), studentId: String(omar) })).toEqual([bilal.id])
  const filtered = await api('listTeachers', { token, query: { courseId: String(letters) } })
  expect(filtered.body.page).toEqual({ next: null })
})
