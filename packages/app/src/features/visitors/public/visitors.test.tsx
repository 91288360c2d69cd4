import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'

const link = (name: string) => page.getByRole('link', { name, exact: true })
const tajweed = examples.listCourses[200].typical.course[0]!

// proves X144
test('a visitor reads what is taught around the form, opens a course and enrolls with it chosen', async () => {
  await openApp('/')
  await expect.element(page.getByText('Welcome back. Your classes are waiting.')).not.toBeInTheDocument()
  await link(tajweed.name).click()
  await expect.element(page.getByRole('heading', { level: 1, name: tajweed.name })).toBeVisible()
  expect(currentPath()).toBe('/courses/1-tajweed-for-beginners')
  await expect.element(page.getByText('In English and Urdu')).toBeVisible()
  await link('Enroll').first().click()
  await expect.poll(currentPath).toBe('/create-student-account?course=1')
})

test('all courses have a page, from which one leads back', async () => {
  await openApp('/courses')
  await link('Quran translation').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quran translation' })).toBeVisible()
  await link('All courses').click()
  await expect.poll(currentPath).toBe('/courses')
})

// proves X145
test('where somebody has been before, the form comes first and welcomes them back', async () => {
  await openApp('/', { isKnown: true })
  await expect.element(page.getByText('Welcome back. Your classes are waiting.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'What you can learn' })).toBeVisible()
  const message = document.querySelector('main')?.textContent ?? ''
  expect(message.indexOf('Welcome back')).toBeLessThan(message.indexOf('What you can learn'))
})

test('a backend that tells nothing more leaves what the list of courses says', async () => {
  await openApp('/courses/1-x', { situations: { getFrontPage: 'unknownCall', getSettings: 'unknownCall' } })
  await expect.element(page.getByRole('heading', { level: 1, name: tajweed.name })).toBeVisible()
  expect(page.getByText('In English and Urdu').elements()).toHaveLength(0)
})

test.each(['/courses/99', '/courses/x'])('%s is no course', async (path) => {
  await openApp(path)
  await expect.element(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
})

test('a visitor sees what the school is headed by, and how one begins in its words', async () => {
  const { settings } = examples.getSettings[200].branded
  await openApp('/', { situations: { getSettings: 'branded' } })
  await expect.element(page.getByRole('img', { name: settings.frontPicture.description })).toBeVisible()
  const [first] = settings.frontPage.steps
  await expect.element(page.getByRole('heading', { name: first?.title ?? '' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Pay as the school says' })).toBeVisible()
})
