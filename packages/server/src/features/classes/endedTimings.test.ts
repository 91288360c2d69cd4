import { expect, test } from 'vitest'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

const DAY = 86_400_000

/** A class on Mondays at 16:00, moved to 18:00 from 30 November on. */
async function open() {
  const school = await openTimetableTestSchool()
  const { api, teacher, admin, courseId, makeClass, addStudentToClass, database } = school
  const made = await makeClass({ days: [1], starts: '2026-11-02' })
  const student = await addStudentToClass(made.id)
  const change = (timingId: number, more: object) =>
    api('changeLessons', { token: teacher.token, body: { classId: made.id, timingId, scope: 'rest', ...more } })
  const to = { day: '2026-11-30', from: '18:00', to: '19:00' }
  expect((await change(made.timingId, { day: '2026-11-30', change: 'move', to })).status).toBe(200)
  const { id: added } = await database
    .selectFrom('class_timings')
    .select('id')
    .where('id', '!=', made.timingId)
    .executeTakeFirstOrThrow()
  /** The timings of the class in each list. */
  const listedTimings = async () => {
    const toFrom = ({ preferred_time_from: from }: { preferred_time_from: string }) => from
    const [all, found, own, students, course] = [
      (await api('listAllClasses', { token: admin.token })).body.data[0]?.teacher_class_timings.map(toFrom),
      (
        await api('filterClasses', { token: admin.token, params: { teacherId: teacher.id, courseId } })
      ).body.data[0]?.teacher_class_timings.map(toFrom),
      (await api('listTeacherClasses', { token: teacher.token })).body.data[0]?.timings.map(({ from }) => from),
      (await api('listStudentClasses', { token: student.token })).body.classes[0]?.class.teacher_class_timings.map(
        toFrom,
      ),
      (
        await api('listCourseClasses', { token: student.token, params: { courseId } })
      ).body.classes[0]?.class.teacher_class_timings.map(toFrom),
    ]
    for (const other of [found, own, students, course]) expect(other).toEqual(all)
    return all
  }
  const edit = (classTime: object) =>
    api('editClass', {
      token: teacher.token,
      params: { id: made.id },
      body: { title: 'Monday group', link: 'meet.test', classTime },
    })
  const times = async () => {
    const rows = await database.selectFrom('class_timings').select(['id', 'time_from']).orderBy('id').execute()
    return rows.map(({ time_from }) => time_from)
  }
  return { ...school, made, added, change, listedTimings, edit, times }
}

test('for a class that was moved, each list has the timings that have not ended today at the school', async () => {
  const { listedTimings, setClock, setZone } = await open()
  expect(await listedTimings()).toEqual(['16:00', '18:00'])
  await setClock(Date.parse('2026-11-29T23:59Z'))
  expect(await listedTimings()).toEqual(['16:00', '18:00'])
  await setClock(Date.parse('2026-11-30T00:00Z'))
  expect(await listedTimings()).toEqual(['18:00'])
  await setZone('America/New_York')
  expect(await listedTimings()).toEqual(['16:00', '18:00'])
})

test('a class whose timings have all ended lists the one that ended last', async () => {
  const { added, change, listedTimings, setClock, now, edit, times } = await open()
  expect((await change(added, { day: '2026-12-07', change: 'cancel' })).status).toBe(200)
  expect(await listedTimings()).toEqual(['16:00', '18:00'])
  await setClock(now() + 60 * DAY)
  expect(await listedTimings()).toEqual(['18:00'])
  expect((await edit({ from: '18:30', to: '19:00' })).status).toBe(200)
  expect(await times()).toEqual(['16:00', '18:30'])
})

test('an edit without a timing applies to the first that has not ended', async () => {
  const { edit, times, setClock, made } = await open()
  expect((await edit({ from: '16:15', to: '17:00' })).status).toBe(200)
  expect(await times()).toEqual(['16:15', '18:00'])
  await setClock(Date.parse('2026-12-01T00:00Z'))
  expect((await edit({ from: '18:15', to: '19:00' })).status).toBe(200)
  expect(await times()).toEqual(['16:15', '18:15'])
  // An edit that names a timing applies to it, even if it has ended.
  expect((await edit({ id: made.timingId, from: '16:20', to: '17:00' })).status).toBe(200)
  expect(await times()).toEqual(['16:20', '18:15'])
})

test('a class counts as having no days once its timings with days have ended', async () => {
  const { api, teacher, edit, added, setClock } = await open()
  expect((await edit({ id: added, from: '18:00', to: '19:00', days: [] })).status).toBe(200)
  const withoutDays = async (from: string) => {
    const { body } = await api('getTimetable', { token: teacher.token, query: { from } })
    return body.withoutDays.map(({ times }) => times)
  }
  expect(await withoutDays('2026-11-23')).toEqual([])
  expect(await withoutDays('2026-11-30')).toEqual([[{ from: '18:00', to: '19:00', days: [] }]])
  await setClock(Date.parse('2026-12-01T00:00Z'))
  expect(await withoutDays('2026-12-07')).toEqual([[{ from: '18:00', to: '19:00', days: [] }]])
})
