import { expect, test } from 'vitest'
import { openTimetableTestSchool } from '#testing/openTimetableTestSchool.ts'

/** A class on Mondays and Wednesdays from 16:00 to 17:00. */
async function open() {
  const school = await openTimetableTestSchool()
  const { ask, teacher, makeClass } = school
  const made = await makeClass({ title: 'Tajweed', days: [1, 3], starts: '2026-11-02' })
  const change = (kind: string, scope: string, day: string, more: object = {}) =>
    ask('changeLessons', {
      token: teacher.token,
      body: { classId: made.id, timingId: made.timingId, day, scope, change: kind, ...more },
    })
  const at = (day: string, from = '16:00', to = '17:00') => ({ to: { day, from, to } })
  return { ...school, made, change, at }
}

test('a lesson that is moved onto another one of its own timing is refused, unless whoever moves goes on', async () => {
  const { change, at } = await open()
  const onto = await change('move', 'one', '2026-11-23', at('2026-11-25'))
  expect(onto.body.error).toEqual({ to: [expect.stringMatching(/“Tajweed” at that time, on 2026-11-25/)] })
  expect((await change('move', 'one', '2026-11-23', at('2026-11-25', '16:59', '18:00'))).status).toBe(422)
  expect((await change('move', 'one', '2026-11-23', at('2026-11-24', '23:00', '16:01'))).status).toBe(422)
  expect((await change('move', 'one', '2026-11-23', at('2026-11-25', '17:00', '18:00'))).status).toBe(200)
  // Where another lesson was moved to counts, where it was moved from doesn’t, nor where it stood itself.
  expect((await change('move', 'one', '2026-11-30', at('2026-11-25', '17:30', '18:00'))).status).toBe(422)
  expect((await change('move', 'one', '2026-11-30', at('2026-11-23'))).status).toBe(200)
  expect((await change('move', 'one', '2026-11-30', at('2026-11-30', '16:30', '17:30'))).status).toBe(200)
  expect((await change('cancel', 'one', '2026-12-02')).status).toBe(200)
  expect((await change('move', 'one', '2026-12-07', at('2026-12-02'))).status).toBe(200)
  expect((await change('move', 'one', '2026-12-14', at('2026-12-16'))).status).toBe(422)
  expect((await change('move', 'one', '2026-12-14', { ...at('2026-12-16'), goOn: true })).status).toBe(200)
})

test('lessons that are moved together are held against those before them that stay', async () => {
  const { change, at } = await open()
  expect((await change('move', 'rest', '2026-12-02', at('2026-11-30'))).status).toBe(422)
  expect((await change('move', 'one', '2026-11-25', at('2026-12-03', '16:30', '17:30'))).status).toBe(200)
  expect((await change('move', 'rest', '2026-12-02', at('2026-12-03'))).status).toBe(422)
  expect((await change('move', 'rest', '2026-12-02', at('2026-12-03', '17:30', '18:30'))).status).toBe(200)
})

test('a lesson is brought back, or a change undone, only where nothing took its time meanwhile', async () => {
  const { ask, teacher, change, makeClass } = await open()
  const undo = async (id: number) => (await ask('undoLessonChange', { token: teacher.token, params: { id } })).status
  const onDay = { title: 'Hifz', days: [1], classTime: { from: '16:30', to: '17:30' } }
  const { change: ended } = (await change('cancel', 'rest', '2026-12-07')).body
  const later = await makeClass({ ...onDay, starts: '2026-12-14', ends: '2026-12-14' })
  expect(await undo(ended)).toBe(409)
  await ask('deleteClass', { token: teacher.token, params: { id: later.id } })
  expect(await undo(ended)).toBe(200)

  const { change: cancelled } = (await change('cancel', 'one', '2026-11-23')).body
  await makeClass({ ...onDay, starts: '2026-11-23', ends: '2026-11-23' })
  expect(await undo(cancelled)).toBe(409)
  const refused = await change('restore', 'one', '2026-11-23')
  expect(refused.body.error).toEqual({ to: [expect.stringMatching(/“Hifz” at that time, on 2026-11-23/)] })
  expect((await change('restore', 'one', '2026-11-23', { goOn: true })).status).toBe(200)
})
