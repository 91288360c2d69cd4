import { describe, expect, test } from 'vitest'
import { classRows } from './classRows.ts'

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
const rowsOf = (...classes: ReturnType<typeof lesson>[]) => classRows(classes, 'Asia/Karachi', now)

describe('the rows of the classes', () => {
  test('what meets next comes first, what never meets last', () => {
    const rows = rowsOf(
      lesson(1),
      lesson(2, ['09:00', '10:00']),
      lesson(3, ['18:00', '19:00']),
      lesson(4, ['10:30', '11:30']),
    )
    expect(rows.map((row) => row.class.id)).toEqual([4, 3, 2, 1])
  })

  test('of several times the nearest counts', () => {
    const [row] = rowsOf(lesson(1, ['18:00', '19:00'], ['11:00', '12:00']))
    expect(row).toMatchObject({ minutes: 5, isNear: true })
    expect(row?.times).toHaveLength(2)
  })

  test('a time that can’t be read is shown, and never near', () => {
    expect(rowsOf(lesson(1, ['soon', 'later']))[0]).toMatchObject({ minutes: undefined, isNear: false })
  })

  test('a class of two courses has two rows', () => {
    const [one, other] = rowsOf(lesson(1), { ...lesson(1), course: { id: 2, name: 'Hifz' } })
    expect(one?.id).not.toBe(other?.id)
  })
})
