import { describe, expect, test } from 'vitest'
import { pageOf } from './pageOf.ts'

describe('pages', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index)
  test.each([
    [1, 4, [0, 1, 2, 3], 1, 3],
    [3, 4, [8, 9], 3, 3],
    [9, 4, [8, 9], 3, 3],
    [0, 4, [0, 1, 2, 3], 1, 3],
  ])('page %s of %s', (page, size, shown, at, pages) =>
    expect(pageOf(ten, page, size)).toEqual({ rows: shown, page: at, pages }),
  )

  test('nothing has one page', () => expect(pageOf([], 1, 25)).toEqual({ rows: [], page: 1, pages: 1 }))
})
