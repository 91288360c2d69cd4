import { examples } from '@maktab/contract/examples'
import type { Lesson, StudentClass } from '@maktab/contract/schema'
import { describe, expect, test } from 'vitest'
import { createClassRows } from './createClassRows.ts'

const lesson = (id: number, ...times: [string, string][]) => ({
  class: {
    id,
    title: `Class ${id}`,
    classLink: null,
    teacher_class_timings: times.map(([from, to], index) => ({
      id: id * 10 + index,
      preferred_time_from: from,
      preferred_time_to: to,
    })),
  },
  course: { id: 1, name: 'Tajweed' },
})

// 10:55 in Karachi.
const now = new Date('2026-11-18T05:55:00Z')
const rowsOf = (...classes: ReturnType<typeof lesson>[]) =>
  createClassRows(classes, { schoolZone: 'Asia/Karachi', now })

describe('createClassRows', () => {
  test('sorts by next meeting, with classes that never meet last', () => {
    const rows = rowsOf(
      lesson(1),
      lesson(2, ['09:00', '10:00']),
      lesson(3, ['18:00', '19:00']),
      lesson(4, ['10:30', '11:30']),
    )
    expect(rows.map((row) => row.class.id)).toEqual([4, 3, 2, 1])
  })

  test('uses the nearest of several times', () => {
    const [row] = rowsOf(lesson(1, ['18:00', '19:00'], ['11:00', '12:00']))
    expect(row).toMatchObject({ minutes: 5, isNear: true })
    expect(row?.times).toHaveLength(2)
  })

  test('keeps an unreadable time but never treats it as near', () => {
    expect(rowsOf(lesson(1, ['soon', 'later']))[0]).toMatchObject({ minutes: undefined, isNear: false })
  })

  test('meets today on its days, and maybe on any day if they are unknown', () => {
    const [without] = rowsOf(lesson(1, ['18:00', '19:00']))
    expect(without?.isToday).toBe(true)
    const onDays = (days: number[]) => {
      const one = lesson(1, ['18:00', '19:00'])
      const [time] = one.class.teacher_class_timings
      const classes = [{ ...one, class: { ...one.class, teacher_class_timings: [{ ...time!, days }] } }]
      return createClassRows(classes, { schoolZone: 'Asia/Karachi', now })[0]?.isToday
    }
    // A Wednesday.
    expect([onDays([3]), onDays([2, 4])]).toEqual([true, false])
  })

  test('creates two rows for a class of two courses', () => {
    const [one, other] = rowsOf(lesson(1), { ...lesson(1), course: { id: 2, name: 'Hifz' } })
    expect(one?.id).not.toBe(other?.id)
  })
})

// proves X45
describe('createClassRows with lessons', () => {
  const createDailyClass = (id: number): StudentClass => {
    const one = lesson(id, ['11:00', '12:00'])
    const [time] = one.class.teacher_class_timings
    return { ...one, class: { ...one.class, teacher_class_timings: [{ ...time!, days: [1, 2, 3, 4, 5, 6, 7] }] } }
  }
  const moment = (at: string) => ({ at, offset: 300, viewerOffset: null })
  const createLesson = (classId: number, change: Partial<Lesson> = {}): Lesson => ({
    ...examples.getTimetable[200].typical.lessons[0]!,
    classId,
    starts: moment('2026-11-18T06:00:00Z'),
    ends: moment('2026-11-18T07:00:00Z'),
    state: 'planned',
    ...change,
  })
  const later = { starts: moment('2026-11-18T09:00:00Z'), ends: moment('2026-11-18T10:00:00Z') }
  const rows = (classes: StudentClass[], lessons: Lesson[]) =>
    createClassRows(classes, { schoolZone: 'Asia/Karachi', now }, lessons).map(({ minutes, isNear }) => ({
      minutes,
      isNear,
    }))

  test('treats a lesson as near at its own times', () => {
    expect(rows([createDailyClass(1)], [createLesson(1)])).toEqual([{ minutes: 5, isNear: true }])
  })

  test('ignores cancelled lessons and lessons of other classes, and uses the new time of moved ones', () => {
    expect(rows([createDailyClass(1)], [createLesson(1, { state: 'cancelled' })])).toEqual([
      { minutes: undefined, isNear: false },
    ])
    expect(rows([createDailyClass(1)], [createLesson(1, { ...later, state: 'moved' })])).toEqual([
      { minutes: 185, isNear: false },
    ])
    expect(rows([createDailyClass(1)], [createLesson(2)])).toEqual([{ minutes: undefined, isNear: false }])
  })

  test('meets today only on the school’s day of the next lesson', () => {
    const isToday = (lessons: Lesson[]) =>
      createClassRows([createDailyClass(1)], { schoolZone: 'Asia/Karachi', now }, lessons)[0]?.isToday
    expect(isToday([createLesson(1, { ...later, heldOn: '2026-11-18' })])).toBe(true)
    expect(isToday([createLesson(1, { ...later, heldOn: '2026-11-19' })])).toBe(false)
    expect(isToday([])).toBe(false)
  })

  test('shows the class times when the days are agreed with the teacher', () => {
    expect(rows([lesson(1, ['11:00', '12:00'])], [])).toEqual([{ minutes: 5, isNear: true }])
  })
})
