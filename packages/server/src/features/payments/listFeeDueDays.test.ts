import { type WallDay, addDays, dayNumberOf, readWallDay, wallDayOf } from '@maktab/calendar/WallDay'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listFeeDueDays, addMonths } from './listFeeDueDays.ts'

const day = (text: string) => readWallDay(text)!
const anyDay = fc.integer({ min: dayNumberOf(day('1999-12-31')), max: dayNumberOf(day('2104-03-01')) }).map(wallDayOf)

// proves X98
test('a month is counted from the first day, and ends where the calendar has no such day', () => {
  const from = (start: string) => [1, 2, 3, 13, 25].map((months) => addMonths(day(start), months))
  expect(from('2026-01-31')).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2027-02-28', '2028-02-29'])
  expect(from('2026-11-30')).toEqual(['2026-12-30', '2027-01-30', '2027-02-28', '2027-12-30', '2028-12-30'])
  expect(from('2028-02-29')).toEqual(['2028-03-29', '2028-04-29', '2028-05-29', '2029-03-29', '2030-03-29'])
})

// proves X98
test('over a hundred years each month is due once, on the same day or the last one of its month', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40, max: 600 }), (start, months) => {
      const due = addMonths(start, months)
      const isLast = addDays(due, 1).slice(8) === '01'
      expect(due.slice(8) === start.slice(8) || (isLast && due.slice(8) < start.slice(8))).toBe(true)
      expect(addMonths(start, months + 1) > due).toBe(true)
      expect(countMonths(due) - countMonths(start)).toBe(months)
    }),
  )
})

// proves X98
test('however often it is looked, by whatever stretches, no month is left out or asked for twice', () => {
  fc.assert(
    fc.property(anyDay, fc.array(fc.integer({ min: 1, max: 38 }), { maxLength: 40 }), (start, pauses) => {
      const asked = new Map<string, WallDay>()
      let today = start
      for (const pause of pauses) {
        today = addDays(today, pause)
        for (const { month, dueOn } of listFeeDueDays(start, addDays(today, -31), addDays(today, 7))) {
          expect(asked.get(month) ?? dueOn).toBe(dueOn)
          asked.set(month, dueOn)
        }
      }
      const last = pauses.length === 0 ? 0 : [...asked].length
      expect([...asked.values()]).toEqual(Array.from({ length: last }, (_, index) => addMonths(start, index + 1)))
      expect(pauses.length === 0 || addMonths(start, last + 1) > addDays(today, 7)).toBe(true)
    }),
  )
})

function countMonths(of: WallDay): number {
  const [year = 0, month = 0] = of.split('-').map(Number)
  return year * 12 + month
}
