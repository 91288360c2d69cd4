import { expect, test } from 'vitest'
import { isDeepEqual } from './isDeepEqual.ts'

const file = new File(['a'], 'a.png')

test.each([
  ['', '', true],
  ['', null, false],
  [Number.NaN, Number.NaN, true],
  [{ course: null, timings: [{ from: '', to: '' }] }, { course: null, timings: [{ from: '', to: '' }] }, true],
  [{ course: null, timings: [{ from: '', to: '' }] }, { course: null, timings: [{ from: '16:00', to: '' }] }, false],
  [{ timings: [{}] }, { timings: [{}, {}] }, false],
  [{ receipt: null }, { receipt: file }, false],
  [{ receipt: file }, { receipt: file }, true],
  [{ receipt: file }, { receipt: new File(['b'], 'b.png') }, false],
  [[], {}, false],
])('%o and %o: %s', (one, other, isSame) => {
  expect(isDeepEqual(one, other)).toBe(isSame)
})
