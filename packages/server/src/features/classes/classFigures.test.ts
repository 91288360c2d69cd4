import { expect, test } from 'vitest'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

// The test clock is at Saturday, 21 November 2026, 08:00 UTC, and the school's zone is UTC.

test('classes are listed with their students, the attendance of four weeks and the next lesson', async () => {
  const { api, admin, teacher, makeClass, addStudentToClass, mark, database } = await openTimetableTestSchool()
  const { id, timingId } = await makeClass({ days: [1, 6] })
  const [one, other] = [await addStudentToClass(id), await addStudentToClass(id)]
  for (const day of ['2026-10-24', '2026-10-25', '2026-11-16']) await mark(id, one.id, day)
  await mark(id, other.id, '2026-11-16')
  await database.updateTable('attendance').set({ status: 'absent' }).where('student_id', '=', other.id).execute()
  const figures = {
    studentCount: 2,
    // Of today and the 27 days before.
    recentAttendance: { present: 2, marked: 3 },
    nextLesson: { day: '2026-11-21', from: '16:00', to: '17:00' },
  }
  expect((await api('listTeacherClasses', { token: teacher.token })).body.data).toMatchObject([{ id, ...figures }])
  const paged = await api('listAllClasses', { token: admin.token, query: { limit: '25' } })
  expect(paged.body.data).toMatchObject([{ id, ...figures }])
  // Counting for all classes at once would be slow.
  const [whole] = (await api('listAllClasses', { token: admin.token })).body.data
  expect(Object.keys(whole!)).not.toContain('studentCount')

  const change = { timing_id: timingId, changed_at: 0, note: null }
  await database
    .insertInto('lesson_changes')
    .values([
      { ...change, day: '2026-11-21', to_day: null, to_from: null, to_to: null },
      { ...change, day: '2026-11-23', to_day: '2026-11-22', to_from: '10:00', to_to: '11:00' },
    ])
    .execute()
  const [moved] = (await api('listTeacherClasses', { token: teacher.token })).body.data
  expect(moved?.nextLesson).toEqual({ day: '2026-11-22', from: '10:00', to: '11:00' })
})

test('a class without days or whose run is over has no next lesson', async () => {
  const { api, teacher, makeClass } = await openTimetableTestSchool()
  await makeClass()
  await makeClass({ days: [1], ends: '2026-11-16' })
  const { data } = (await api('listTeacherClasses', { token: teacher.token })).body
  expect(data.map(({ nextLesson }) => nextLesson)).toEqual([null, null])
})

test('a lesson that is on counts as the next one, also after midnight', async () => {
  const { api, teacher, makeClass, setClock } = await openTimetableTestSchool()
  await makeClass({ days: [6], classTime: { from: '23:30', to: '00:30' } })
  await setClock(Date.parse('2026-11-22T00:15:00Z'))
  const [one] = (await api('listTeacherClasses', { token: teacher.token })).body.data
  expect(one?.nextLesson).toEqual({ day: '2026-11-21', from: '23:30', to: '00:30' })
})
