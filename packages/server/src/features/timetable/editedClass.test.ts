import { expect, test } from 'vitest'
import { openTimetableTestSchool } from '#testing/openTimetableTestSchool.ts'

test('a class that gets other days or another run forgets what was changed of lessons that it no longer has', async () => {
  const { ask, teacher, makeClass, database } = await openTimetableTestSchool()
  const made = await makeClass({ days: [1, 3] })
  const cancel = (day: string) =>
    ask('changeLessons', {
      token: teacher.token,
      body: { classId: made.id, timingId: made.timingId, day, scope: 'one', change: 'cancel' },
    })
  const monday = await cancel('2026-11-23')
  const wednesday = await cancel('2026-11-25')
  expect([monday.status, wednesday.status]).toEqual([200, 200])
  await cancel('2026-12-07')
  const edit = (days: number[], ends: string | null) => {
    const classTime = { id: made.timingId, from: '16:00', to: '17:00', days }
    const body = { id: made.id, title: 'Tajweed', link: 'meet.test', classTime, starts: null, ends }
    return ask('editClass', { token: teacher.token, params: { id: made.id }, body })
  }
  const changed = async () =>
    (await database.selectFrom('lesson_changes').select('day').orderBy('day').execute()).map(({ day }) => day)

  expect((await edit([1, 3], null)).status).toBe(200)
  expect(await changed()).toEqual(['2026-11-23', '2026-11-25', '2026-12-07'])
  expect((await edit([1], '2026-12-01')).status).toBe(200)
  expect(await changed()).toEqual(['2026-11-23'])
  const { status } = await ask('undoLessonChange', { token: teacher.token, params: { id: wednesday.body.change } })
  expect(status).toBe(409)
})

test('readiness tells which zone data the hours are from', async () => {
  const { request } = await openTimetableTestSchool()
  expect((await request('/readyz')).json()).toEqual({ status: 'ok', zoneData: process.versions['tz'] })
})
