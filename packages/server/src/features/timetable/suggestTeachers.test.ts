import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

const wish = { from: '16:00', to: '18:00', days: [1, 3] }

async function open() {
  const school = await openClassTestSchool()
  const { api, admin, database, courseId, newStudent } = school
  const student = await newStudent()
  const wishes = (times: { from: string; to: string; days?: number[] }[]) =>
    database
      .insertInto('student_timings')
      .values(
        times.map(({ from, to, days }) => ({
          student_id: student.id,
          course_id: courseId,
          time_from: from,
          time_to: to,
          days: days?.join(',') ?? null,
        })),
      )
      .execute()
  const suggest = (course = courseId) =>
    api('suggestTeachers', { token: admin.token, params: { studentId: student.id, courseId: course } })
  return { ...school, student, wishes, suggest }
}

// proves X26
test('suggestTeachers ranks by how much preferred time is free, then by how little they teach', async () => {
  const { teacher, newTeacher, assign, makeClass, wishes, suggest } = await open()
  const [free, blocked] = [await newTeacher(), await newTeacher('blocked')]
  await newTeacher()
  await assign(free.id)
  await assign(blocked.id)
  await wishes([wish])
  await makeClass({ classTime: { from: '17:00', to: '18:00', days: [1] } })
  const { body } = await suggest()
  expect(body.wantedMinutes).toBe(240)
  expect(body.suggestions.map((one) => [one.teacher.id, one.freeMinutes, one.lessonMinutes])).toEqual([
    [free.id, 240, 0],
    [teacher.id, 180, 60],
  ])
  expect(body.suggestions[1]?.free).toEqual([
    { days: [1], from: '16:00', to: '17:00' },
    { days: [3], from: '16:00', to: '18:00' },
  ])
})

test('free time is limited to what a teacher offered; a preferred time without days means every day', async () => {
  const { database, teacher, courseId, wishes, suggest } = await open()
  const offer = { teacher_id: teacher.id, course_id: courseId, course_name: 'Tajweed', days: '2,4' }
  await database
    .insertInto('teacher_timings')
    .values({ ...offer, time_from: '23:00', time_to: '01:00' })
    .execute()
  await wishes([{ from: '22:00', to: '00:30' }])
  const { body } = await suggest()
  expect(body.wantedMinutes).toBe(7 * 150)
  expect(body.suggestions[0]).toMatchObject({
    freeMinutes: 180,
    free: [{ days: [2, 4], from: '23:00', to: '00:30' }],
  })
})

test('suggestTeachers handles students without preferences, a chosen time zone, and unknown ids', async () => {
  const { api, admin, database, student, suggest } = await open()
  expect((await suggest()).body).toMatchObject({ wanted: [], wantedMinutes: 0, studentZone: null, timeZone: 'UTC' })
  const value = JSON.stringify({ timeZone: 'Asia/Kathmandu' })
  await database.insertInto('reminder_choices').values({ account_id: student.accountId, value }).execute()
  expect((await suggest()).body.studentZone).toBe('Asia/Kathmandu')
  expect((await suggest(999)).status).toBe(404)
  const params = { studentId: 999, courseId: 1 }
  expect((await api('suggestTeachers', { token: admin.token, params })).status).toBe(404)
})
