import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSchool } from '../../testing/openSchool.tsx'

const student = examples.listStudents[200].typical.students[0]!
const times = (
  JSON.parse(student.class_course_data) as { course_name: string; timings: { from: string; to: string }[] }[]
).flatMap(({ course_name, timings }) => timings.map(({ from, to }) => [course_name, from, to]))
const { data: bills } = examples.listStudentBillingDetails[200].typical

test('Class Timings has a row for every time: the course, from and to', async () => {
  await openSchool(`/admin/students?student=${student.id}&tab=timings`, { as: 'admin' })
  await expect.poll(() => page.getByRole('rowheader').elements().length, { timeout: 20_000 }).toBe(times.length)
  const rows = page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent)
  for (const words of times) {
    expect(rows.some((row) => words.every((word) => row.includes(word)))).toBe(true)
  }
})

test('Billing has a card for every purchase: receipt, method, status, course and duration', async () => {
  await openSchool(`/admin/students?student=${student.id}&tab=billing`, { as: 'admin' })
  const cards = page.getByRole('tabpanel').getByRole('article')
  await expect.poll(() => cards.elements().length, { timeout: 20_000 }).toBe(bills.length)
  const texts = cards.elements().map(({ textContent }) => textContent.toLowerCase())
  for (const { course, receipt } of bills) {
    expect(texts.some((text) => text.includes(course.name.toLowerCase()))).toBe(true)
    expect(texts.some((text) => text.includes(course.course_duration.toLowerCase()))).toBe(true)
    const picture = cards.elements().flatMap((card) => [...card.querySelectorAll('img')])
    expect(picture.some((image) => receipt !== null && image.src.endsWith(receipt))).toBe(true)
  }
})
