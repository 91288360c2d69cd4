import { examples } from '@maktab/contract/examples'
import type { Lesson } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { getHourOffset, getMinuteAt, layOutWeek } from './layOutWeek.ts'

const week = examples.getTimetable[200]
const days = ['2026-03-23', '2026-03-24', '2026-03-25', '2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29']
const [first] = week.typical.lessons
const lesson = (from: string, to: string, more: Partial<Lesson> = {}): Lesson => ({
  ...first!,
  day: '2026-03-23',
  heldOn: '2026-03-23',
  from,
  to,
  ...more,
})
const lanesOf = (lessons: Lesson[]) =>
  layOutWeek(lessons, days).days[0]?.blocks.map(({ lesson: { from }, lane, lanes }) => `${from} ${lane}/${lanes}`)

test('layOutWeek puts each lesson on its day, once', () => {
  const layout = layOutWeek(week.typical.lessons, days)
  expect(layout.days.flatMap(({ lessons }) => lessons).length).toBe(week.typical.lessons.length)
  for (const { day, lessons } of layout.days)
    expect(new Set(lessons.map(({ heldOn }) => heldOn).concat(day)).size).toBe(1)
})

test.each([
  [
    [lesson('10:00', '11:00'), lesson('11:00', '12:00')],
    ['10:00 0/1', '11:00 0/1'],
  ],
  [
    [lesson('10:00', '11:00'), lesson('10:30', '12:00')],
    ['10:00 0/2', '10:30 1/2'],
  ],
  [
    [lesson('10:00', '12:00'), lesson('10:15', '11:00'), lesson('11:00', '11:45')],
    ['10:00 0/2', '10:15 1/2', '11:00 1/2'],
  ],
  [
    [lesson('10:00', '11:00'), lesson('10:00', '11:00'), lesson('10:59', '11:30'), lesson('12:00', '13:00')],
    ['10:00 0/3', '10:00 1/3', '10:59 2/3', '12:00 0/1'],
  ],
])('layOutWeek gives overlapping lessons separate lanes (%#)', (lessons, lanes) => {
  expect(lanesOf(lessons)).toEqual(lanes)
})

test('layOutWeek shows a lesson over midnight once, and begins with the first lesson', () => {
  const layout = layOutWeek([lesson('16:00', '17:00'), lesson('23:30', '00:30')], days)
  expect(layout.days[0]?.blocks).toMatchObject([{ from: 960 }, { from: 1410, to: 1440 }])
  expect(layout.days[1]).toMatchObject({ lessons: [], continuations: [] })
  expect(layout.hours[0]?.hour).toBe(16)
})

test('layOutWeek continues a lesson over midnight if another lesson begins that early', () => {
  const early = lesson('00:15', '01:00', { day: '2026-03-25', heldOn: '2026-03-25' })
  const [monday, tuesday] = layOutWeek([lesson('23:30', '00:30'), early], days).days
  expect(monday?.blocks).toMatchObject([{ from: 1410, to: 1440 }])
  expect(tuesday).toMatchObject({ lessons: [], continuations: [{ from: 0, to: 30 }] })
})

test.each([0, 0.5, 1, 2.5, 3.15, 4.9])('getMinuteAt of %s is the inverse of getHourOffset', (offset) => {
  const { hours } = layOutWeek([lesson('07:00', '08:00'), lesson('09:00', '10:00'), lesson('13:00', '14:00')], days)
  expect(getHourOffset(getMinuteAt(offset, hours), hours)).toBeCloseTo(offset)
})

test('layOutWeek lists lessons moved to another day of the week, but not those moved within the day', () => {
  const moved = lesson('09:00', '10:00', { state: 'moved', heldOn: '2026-03-25' })
  const later = lesson('18:00', '19:00', { state: 'moved' })
  const away = lesson('10:00', '11:00', { state: 'moved', heldOn: '2026-04-02' })
  const layout = layOutWeek([moved, later, away], days)
  expect(layout.days.map(({ movedAway }) => movedAway.length)).toEqual([1, 0, 0, 0, 0, 0, 0])
  expect(layout.days[0]?.movedAway).toEqual([moved])
})

test('layOutWeek keeps a lesson moved out of the week on its planned day', () => {
  const moved = { state: 'moved' as const }
  const layout = layOutWeek(
    [
      lesson('10:00', '11:00', { ...moved, heldOn: '2026-04-02' }),
      lesson('09:00', '10:00', { ...moved, heldOn: '2026-03-25' }),
    ],
    days,
  )
  expect(layout.days.map(({ lessons }) => lessons.length)).toEqual([1, 0, 1, 0, 0, 0, 0])
})

test('layOutWeek includes the needed hours, and at least four', () => {
  const hoursOf = (lessons: Lesson[]) => layOutWeek(lessons, days).hours.map(({ hour }) => hour)
  expect(hoursOf([lesson('10:30', '11:15'), lesson('14:00', '15:01')])).toEqual([10, 11, 12, 13, 14, 15])
  expect(hoursOf([lesson('10:00', '11:00')])).toEqual([10, 11, 12, 13])
})

test('layOutWeek shrinks consecutive quiet hours but not a single one', () => {
  const { hours } = layOutWeek([lesson('07:00', '08:00'), lesson('09:00', '10:00'), lesson('13:00', '14:00')], days)
  expect(hours.map(({ height }) => height)).toEqual([1, 1, 1, 0.3, 0.3, 0.3, 1])
  expect(getHourOffset(7 * 60, hours)).toBe(0)
  expect(getHourOffset(9 * 60 + 30, hours)).toBe(2.5)
  expect(getHourOffset(13 * 60, hours)).toBeCloseTo(3.9)
  expect(getHourOffset(24 * 60, hours)).toBeCloseTo(4.9)
})

test('layOutWeek reserves a minimum height for short lessons when assigning lanes', () => {
  expect(lanesOf([lesson('10:00', '10:20'), lesson('10:20', '10:40'), lesson('11:30', '12:00')])).toEqual([
    '10:00 0/2',
    '10:20 1/2',
    '11:30 0/1',
  ])
})
