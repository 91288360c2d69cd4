import { expect, test } from 'vitest'
import { addLessons } from '#testing/addLessons.ts'
import { openTrialTestSchool } from '#testing/openTrialTestSchool.ts'

async function open() {
  const school = await openTrialTestSchool()
  const { api, admin, database } = school
  const courseId = await school.course('Qaida')
  await school.request({ courseId })
  const [trial] = await school.list()
  const assign = (teacherId: number) =>
    database.insertInto('course_assignments').values({ teacher_id: teacherId, course_id: courseId }).execute()
  const suggest = (query: Record<string, string> = {}) =>
    api('suggestTrialTeachers', { token: admin.token, params: { id: trial?.id ?? 0 }, query })
  return { ...school, courseId, id: trial?.id ?? 0, assign, suggest }
}

test('teachers who are free are suggested for each time, those of the course first, then by number of students', async () => {
  const { database, courseId, teacher, student, assign, suggest, id, arrange } = await open()
  const [ofCourse, idle, busy] = [await teacher(), await teacher(), await teacher()]
  await teacher('blocked')
  await assign(ofCourse.id)
  const pupil = await student()
  await database
    .insertInto('allotments')
    .values([
      { teacher_id: ofCourse.id, student_id: pupil.id, course_id: courseId },
      { teacher_id: busy.id, student_id: pupil.id, course_id: courseId },
    ])
    .execute()
  // Tuesday in Karachi, at the second time.
  await addLessons(database, { teacherId: busy.id }, [{ days: '2', from: '15:20', to: '16:00' }])
  const { body } = await suggest()
  expect(body.timeZone).toBe('Asia/Karachi')
  const idsOf = (index: number) => body.suggestions[index]?.teachers.map((one) => one.id)
  expect(body.suggestions).toMatchObject([
    { day: '2026-11-23', from: '21:00', to: '21:30', starts: { at: '2026-11-23T16:00:00.000Z', viewerOffset: 0 } },
    { day: '2026-11-24', from: '15:00', to: '15:30' },
  ])
  expect(idsOf(0)).toEqual([ofCourse.id, idle.id, busy.id])
  expect(idsOf(1)).toEqual([ofCourse.id, idle.id])
  expect(body.teachers).toMatchObject([
    { id: ofCourse.id, teachesCourse: true, students: 1 },
    { id: idle.id, teachesCourse: false, students: 0 },
    { id: busy.id, students: 1 },
  ])
  const shorter = (await suggest({ minutes: '15' })).body.suggestions[1]
  expect([shorter?.to, shorter?.teachers.map((one) => one.id)]).toEqual(['15:15', [ofCourse.id, idle.id, busy.id]])
  // An arranged lesson doesn't block its own teacher.
  await arrange(id, idle.id)
  expect((await suggest()).body.suggestions[0]?.teachers.map((one) => one.id)).toContain(idle.id)
})

test('a teacher is suggested only at times that their application offers', async () => {
  const { database, teacher, suggest } = await open()
  const [evenings, nights] = [await teacher(), await teacher()]
  const offer = (teacher_id: number, time_from: string, time_to: string, days: string | null) =>
    database
      .insertInto('teacher_timings')
      .values({ teacher_id, course_id: null, course_name: 'Qaida', time_from, time_to, days })
      .execute()
  await offer(evenings.id, '20:00', '21:30', '1')
  await offer(nights.id, '20:30', '01:00', null)
  const { suggestions } = (await suggest()).body
  expect(suggestions.map(({ teachers }) => teachers.map(({ id }) => id))).toEqual([[evenings.id, nights.id], []])
  expect((await suggest({ minutes: '45' })).body.suggestions[0]?.teachers.map(({ id }) => id)).toEqual([nights.id])
  expect((await suggest({ minutes: '5' })).status).toBe(422)
})
