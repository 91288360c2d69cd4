import { examples } from '@maktab/contract/examples'
import type { Timetable } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { admin, openMockForTest } from './openMockForTest.ts'
import { shiftFamily, shiftPractice, shiftTimetable, toUtcWallDay } from './shiftExamples.ts'

const { typical, cancelled, otherClocks, overnight, empty } = examples.getTimetable[200]
const today = toUtcWallDay(new Date('2026-11-23T23:30:00Z'))
const daysOf = ({ lessons }: Timetable) => [...new Set(lessons.map(({ heldOn }) => heldOn))]

test('the example’s own week is unchanged', () => {
  for (const example of [typical, cancelled, otherClocks, overnight, empty])
    expect(shiftTimetable(example, { from: '2026-03-23', days: '7', today })).toEqual(example)
})

test('another week has the same lessons at the same weekdays and hours', () => {
  const { lessons } = shiftTimetable(typical, { from: '2026-11-30', days: '7', today })
  expect(lessons).toHaveLength(typical.lessons.length)
  expect(lessons[0]).toEqual({
    ...typical.lessons[0],
    day: '2026-11-30',
    heldOn: '2026-11-30',
    starts: { ...typical.lessons[0]?.starts, at: '2026-11-30T07:00:00Z' },
    ends: { ...typical.lessons[0]?.ends, at: '2026-11-30T07:45:00Z' },
  })
})

test('lessons past midnight and moved lessons keep their offset', () => {
  const [late] = shiftTimetable(overnight, { from: '2026-03-02', days: null, today }).lessons
  expect([late?.day, late?.starts.at, late?.ends.at]).toEqual([
    '2026-03-02',
    '2026-03-02T23:30:00Z',
    '2026-03-03T00:30:00Z',
  ])
  const moved = shiftTimetable(cancelled, { from: '2026-03-30', days: '7', today }).lessons.find(
    ({ state }) => state === 'moved',
  )
  expect([moved?.day, moved?.heldOn]).toEqual(['2026-04-02', '2026-04-03'])
})

test('days start today by default and are sorted from any weekday', () => {
  expect(daysOf(shiftTimetable(overnight, { from: null, days: null, today }))[0]).toBe('2026-11-23')
  expect(daysOf(shiftTimetable(overnight, { from: '2026-03-26', days: '7', today }))).toEqual([
    '2026-03-27',
    '2026-03-29',
    '2026-03-30',
    '2026-04-01',
  ])
})

test('the next lesson of each child is moved to its next weekday, also if it is on', () => {
  const { typical: family } = examples.getFamily[200]
  const startsOf = (now: string) =>
    shiftFamily(family, new Date(now)).children.map(({ nextLesson }) => nextLesson?.starts.at)
  expect(startsOf('2026-03-23T16:30:00Z')).toEqual(['2026-03-23T16:00:00Z', '2026-03-24T07:00:00Z'])
  expect(startsOf('2026-12-01T07:45:00Z')).toEqual(['2026-12-07T16:00:00Z', '2026-12-01T07:00:00Z'])
  expect(startsOf('2026-12-01T08:00:00Z')).toEqual(['2026-12-07T16:00:00Z', '2026-12-08T07:00:00Z'])
  expect(shiftFamily(examples.getFamily[200].empty, new Date('2026-12-01T08:00:00Z'))).toEqual(
    examples.getFamily[200].empty,
  )
})

test('returns the requested number of days', () => {
  expect(daysOf(shiftTimetable(overnight, { from: '2026-03-24', days: '1', today }))).toEqual([])
  expect(daysOf(shiftTimetable(overnight, { from: '2026-03-25', days: '1', today }))).toEqual(['2026-03-25'])
  expect(shiftTimetable(typical, { from: '2026-03-16', days: '14', today }).lessons).toHaveLength(
    2 * typical.lessons.length,
  )
})

test.each(['typical', 'cancelled', 'overnight'] as const)(
  'the mock moves example %s to the requested week',
  async (name) => {
    const { request } = await openMockForTest()
    const headers = { ...admin, 'X-Mock': `getTimetable=${name}` }
    const response = await request('/api/timetable/get?from=2026-05-04&days=7', { headers })
    const body = (await response.json()) as Timetable
    expect(body).toEqual(shiftTimetable(examples.getTimetable[200][name], { from: '2026-05-04', days: '7', today }))
    expect(daysOf(body)[0]).toBe('2026-05-04')
  },
)

test('practice moves to the days around today, without what is over', () => {
  const { typical: practice } = examples.listOwnPractice[200]
  const at = (now: string) => shiftPractice(practice, new Date(now)).practices
  const [first, ...others] = at('2026-12-01T08:00:00Z')
  // From a Monday to the Monday after, as in the example.
  expect([first?.setOn, first?.until?.at]).toEqual(['2026-11-30', '2026-12-07T16:00:00Z'])
  expect(first?.days.slice(0, 2)).toEqual([
    { day: '2026-12-01', isDone: false },
    { day: '2026-12-02', isDone: true },
  ])
  // Its lesson was on Monday.
  expect(others).toEqual([])
  expect(at('2026-12-07T20:00:00Z').map(({ setOn }) => setOn)).toEqual(['2026-11-30', '2026-12-02'])
})
