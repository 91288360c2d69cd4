import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'

const home = '/student/courses'

test('courses are filtered by language and price, and the URL keeps the filter', async () => {
  await openApp(home, { as: 'student', situations: { listEnrolledCourses: 'empty' } })
  const others = page.getByRole('region', { name: 'Other courses' })
  await expect.element(others.getByRole('article').first()).toBeVisible()
  const count = others.getByRole('article').elements().length
  await others.getByRole('combobox', { name: 'Price' }).fill('Free')
  await page.getByRole('option', { name: 'Free', exact: true }).click()
  await expect.poll(currentPath).toBe(`${home}?price=free`)
  await others.getByRole('combobox', { name: 'Price' }).clear()
  await userEvent.tab()
  await expect.poll(currentPath).toBe(home)
  await others.getByRole('combobox', { name: 'Language' }).fill('Arabic')
  await page.getByRole('option', { name: 'Arabic' }).click()
  await expect.poll(currentPath).toBe(`${home}?language=arabic`)
  await expect.poll(() => others.getByRole('article').elements().length).toBeLessThan(count)
})

test('without the languages of the backend courses are filtered by price alone', async () => {
  await openApp(home, { as: 'student', situations: { getFrontPage: 'unknownCall', listEnrolledCourses: 'empty' } })
  await expect.element(page.getByRole('combobox', { name: 'Price' })).toBeVisible()
  expect(page.getByRole('combobox').elements()).toHaveLength(1)
})
