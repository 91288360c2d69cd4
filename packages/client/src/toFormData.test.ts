import { expect, test } from 'vitest'
import { toFormData } from './toFormData.ts'

// proves D8.1
test('nested values get bracket names', () => {
  const receipt = new File(['x'], 'receipt; copy=2.png', { type: 'image/png' })
  const form = toFormData({
    name: 'Zaynab',
    isNew: true,
    courses: [{ course_id: 3, timings: [{ from: '16:00', to: '17:00' }], billing: { receipt_image: receipt } }],
  })
  expect(
    Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])),
  ).toEqual({
    name: 'Zaynab',
    isNew: 'true',
    'courses[0][course_id]': '3',
    'courses[0][timings][0][from]': '16:00',
    'courses[0][timings][0][to]': '17:00',
    'courses[0][billing][receipt_image]': 'receipt; copy=2.png',
  })
})

test('what isn’t there isn’t sent, what is empty is', () => {
  expect([...toFormData({ id: undefined, image: null, description: '', price: 0 }).entries()]).toEqual([
    ['description', ''],
    ['price', '0'],
  ])
})
