import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

const student = examples.listStudents[200].typical.students[0]!
const times = (
  JSON.parse(student.class_course_data) as { course_name: string; timings: { from: string; to: string }[] }[]
).flatMap(({ course_name, timings }) => timings.map(({ from, to }) => [course_name, from, to]))
const { data: bills } = examples.listStudentBillingDetails[200].typical

// proves 2§2.students.6
test('Class Timings has a row for every time: the course, from and to', async () => {
  await openApp(`/admin/students?student=${student.id}&tab=timings`, { as: 'admin' })
  await expect
    .poll(() => page.getByRole('tabpanel', { name: 'Class Timings' }).getByRole('rowheader').elements().length)
    .toBe(times.length)
  const rows = page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent)
  for (const words of times) {
    expect(rows.some((row) => words.every((word) => row.includes(word)))).toBe(true)
  }
})

// proves 2§2.students.8
test('Billing has a card for every purchase: receipt, method, status, course and duration', async () => {
  await openApp(`/admin/students?student=${student.id}&tab=billing`, { as: 'admin' })
  const cards = page
    .getByRole('tabpanel', { name: 'Billing' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect.poll(() => cards.elements().length).toBe(bills.length)
  const pictures = () => document.querySelectorAll('[data-section=billing] img').length
  await expect.poll(pictures).toBe(bills.filter(({ receipt }) => receipt !== null).length)
  const shown = cards.elements().map((card) => ({
    text: card.textContent.toLowerCase(),
    pictures: [...card.querySelectorAll('img')].map(({ src }) => new URL(src).pathname),
  }))
  for (const { course, receipt, paymentMethod } of bills) {
    const words = [course.name, course.course_duration, paymentMethod ?? ''].map((one) => one.toLowerCase())
    const fits = shown.filter(({ text }) => words.every((word) => text.includes(word)))
    expect(fits.length, course.name).toBeGreaterThan(0)
    const pictures = fits.flatMap((one) => one.pictures)
    const isShown = receipt === null ? pictures.length === 0 : pictures.includes(receipt)
    expect(isShown, course.name).toBe(true)
  }
})
