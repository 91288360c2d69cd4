import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

/** Two students of a class, each with a mark, of whom one has left it; with a deleted class of the same teacher. */
async function open() {
  const school = await openClassTestSchool()
  const { ask, database, teacher, makeClass, pupil } = school
  const [monday, deleted] = [await makeClass(), await makeClass({ classTime: { from: '18:00', to: '19:00' } })]
  const mark = async (classId: number, studentId: number) => {
    const body = { classId, studentId, date: '2026-11-16', status: 'present' }
    expect((await ask('saveAttendance', { token: teacher.token, params: { recordId: 0 }, body })).status).toBe(200)
  }
  const [stays, left] = [await pupil(monday.id), await pupil(monday.id)]
  for (const { id } of [stays, left]) await mark(monday.id, id)
  await database.insertInto('class_students').values({ class_id: deleted.id, student_id: stays.id }).execute()
  await mark(deleted.id, stays.id)
  await ask('deleteClass', { token: teacher.token, params: { id: deleted.id } })
  await database.deleteFrom('class_students').where('student_id', '=', left.id).execute()
  const own = async ({ token }: { token: string }) => (await ask('listOwnAttendance', { token })).body
  return { ...school, stays, left, own }
}

// proves X48
test.each(['deleteTeacher', 'eraseTeacher'] as const)(
  '%s leaves the marks and counts of students, but not those of a class that was deleted before',
  async (call) => {
    const { ask, admin, teacher, stays, left, own } = await open()
    const before = [await own(stays), await own(left)]
    expect(before.map(({ courses, marks }) => [courses[0]?.present, courses[0]?.held, marks.length])).toEqual([
      [1, 1, 1],
      [1, 0, 1],
    ])
    const sending = call === 'deleteTeacher' ? { body: { teacherID: teacher.id } } : { params: { id: teacher.id } }
    expect((await ask(call, { token: admin.token, ...sending })).status).toBe(200)
    expect([await own(stays), await own(left)]).toEqual(before)
    const { classes, attendance } = (await ask('getStudentProgress', { token: admin.token, params: { id: stays.id } }))
      .body
    expect([classes, attendance]).toEqual([[], before[0]])
  },
)
