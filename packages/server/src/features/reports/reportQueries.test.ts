import { expect, test } from 'vitest'
import { addLessons } from '#testing/addLessons.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { setTimeZone } from '#testing/changeSettings.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** A teacher with a class of one course and students allotted for it. The time is Saturday, 21 November 2026. */
async function open() {
  const school = await openTestSchool()
  const { database, api, now } = school
  const [teacher, courseId] = [await school.teacher(), await school.course()]
  const { classId } = await addLessons(database, { teacherId: teacher.id }, [{}])
  await database.insertInto('class_courses').values({ class_id: classId, course_id: courseId }).execute()

  const pupil = async (days: readonly string[], isIn = true) => {
    const { id, accountId } = await school.student()
    await database
      .insertInto('allotments')
      .values({ student_id: id, teacher_id: teacher.id, course_id: courseId })
      .execute()
    if (isIn) await database.insertInto('class_students').values({ class_id: classId, student_id: id }).execute()
    for (const date of days) {
      const mark = { class_id: classId, student_id: id, date, status: 'present' as const }
      await database.insertInto('attendance').values(mark).execute()
    }
    return { id, accountId }
  }
  const report = (student_id: number, daysAgo: number, teacher_id = teacher.id) =>
    database
      .insertInto('reports')
      .values({
        student_id,
        teacher_id,
        course_id: courseId,
        class_id: classId,
        attendance: '90%',
        test_remarks: null,
        participation: null,
        suggestions: null,
        updated_at: now() - daysAgo * DAY,
      })
      .execute()
  const dueReports = async () => {
    const { teacherAllotment } = (await api('listTeacherAllotments', { token: teacher.token })).body
    return new Map(teacherAllotment.map(({ student, reported, reportOwed }) => [student.id, [reported, reportOwed]]))
  }
  return { ...school, classId, pupil, report, dueReports }
}

// proves X49
test('a report is due for a student taught for thirty days who has no report from within them', async () => {
  const { pupil, report, dueReports, teacher } = await open()
  const both = ['2026-10-22', '2026-11-20']
  const expected: [string, { id: number }, [string | null, boolean]][] = [
    ['nothing was written', await pupil(both), [null, true]],
    ['the first mark is of yesterday a month ago', await pupil(['2026-10-23', '2026-11-20']), [null, false]],
    ['nothing was taught in the thirty days', await pupil(['2026-09-01', '2026-10-22']), [null, false]],
    ['never marked', await pupil([]), [null, false]],
    ['no longer in the class', await pupil(both, false), [null, false]],
    ['written thirty days ago', await pupil(both), ['2026-10-22', true]],
    ['written since', await pupil(both), ['2026-10-23', false]],
    ['another teacher wrote', await pupil(both), [null, true]],
  ]
  await report(expected[5]![1].id, 30)
  await report(expected[6]![1].id, 29)
  await report(expected[7]![1].id, 1, (await teacher()).id)
  const result = await dueReports()
  expect(expected.map(([what, { id }]) => [what, result.get(id)])).toEqual(expected.map(([what, , is]) => [what, is]))
})

// proves X49
test('no report is due for a blocked student or a deleted class', async () => {
  const { database, pupil, dueReports, classId } = await open()
  const { id, accountId } = await pupil(['2026-10-22', '2026-11-20'])
  const setStatus = (status: 'active' | 'blocked') =>
    database.updateTable('accounts').set({ status }).where('id', '=', accountId).execute()
  await setStatus('blocked')
  expect((await dueReports()).get(id)).toEqual([null, false])
  await setStatus('active')
  expect((await dueReports()).get(id)).toEqual([null, true])
  await database.updateTable('classes').set({ archived_at: 1 }).where('id', '=', classId).execute()
  expect((await dueReports()).get(id)).toEqual([null, false])
})

// proves X49
test('the thirty days are in the school’s time zone', async () => {
  const { database, pupil, dueReports, advanceClock } = await open()
  const { id } = await pupil(['2026-10-23', '2026-11-20'])
  advanceClock(3 * HOUR)
  expect((await dueReports()).get(id)).toEqual([null, false])
  // It is Sunday there already.
  await setTimeZone(database, 'Pacific/Kiritimati')
  expect((await dueReports()).get(id)).toEqual([null, true])
})
