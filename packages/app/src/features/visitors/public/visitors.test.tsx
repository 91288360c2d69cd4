import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'

const link = (name: string) => page.getByRole('link', { name, exact: true })
const tajweed = examples.listCourses[200].typical.course[0]!

// proves X144
test('a visitor sees the courses around the sign-in form, opens one and enrolls with it preselected', async () => {
  await openApp('/')
  await expect.element(page.getByText('Welcome back. Your classes are waiting.')).not.toBeInTheDocument()
  await link(tajweed.name).click()
  await expect.element(page.getByRole('heading', { level: 1, name: tajweed.name })).toBeVisible()
  expect(currentPath()).toBe('/courses/1-tajweed-for-beginners')
  await expect.element(page.getByText('In English and Urdu')).toBeVisible()
  await link('Enroll').first().click()
  await expect.poll(currentPath).toBe('/create-student-account?course=1')
})

// proves X298
test('a filter of the course list is in its address, and “back” undoes it', async () => {
  await openApp('/courses')
  await page.getByRole('group', { name: 'Level' }).getByRole('link', { name: 'Advanced' }).click()
  await expect.poll(currentPath).toBe('/courses?level=advanced')
  await expect.element(link('التجويد المتقدم')).toBeVisible()
  await expect.element(link(tajweed.name)).not.toBeInTheDocument()
  window.history.back()
  await expect.poll(currentPath).toBe('/courses')
  await expect.element(link(tajweed.name)).toBeVisible()
})

test('an unknown filter in the address shows all courses', async () => {
  await openApp('/courses?level=expert&language=klingon')
  await expect.element(link(tajweed.name)).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('')
})

// proves X296
test('a visitor sees the teachers who agreed to it, on the front page and on a course page', async () => {
  const teacher = examples.getFrontPage[200].typical.teachers[0]!
  await openApp('/')
  await expect.element(page.getByRole('heading', { name: 'Our teachers' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: teacher.name })).toBeVisible()
  await openApp('/courses/1-x', { situations: { getFrontPage: 'oneCourse' } })
  await expect.element(page.getByRole('heading', { name: 'Teachers of this course' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Current class times' })).toBeVisible()
})

test('each header of the visitors’ pages links to the sign-in form, but not for signed-in users', async () => {
  await openApp('/courses')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect.poll(currentPath).toBe('/')
  await openApp('/create-teacher-account')
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await openApp('/courses', { as: 'student' })
  await expect.element(link(tajweed.name)).toBeVisible()
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
})

test('all courses have a page with a link back', async () => {
  await openApp('/courses')
  await link('Quran translation').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quran translation' })).toBeVisible()
  await link('All courses').click()
  await expect.poll(currentPath).toBe('/courses')
})

// proves X145
test('after an earlier sign-in the form comes first and welcomes the user back', async () => {
  await openApp('/', { isKnown: true })
  await expect.element(page.getByText('Welcome back. Your classes are waiting.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'What you can learn' })).toBeVisible()
  const message = document.querySelector('main')?.textContent ?? ''
  expect(message.indexOf('Welcome back')).toBeLessThan(message.indexOf('What you can learn'))
})

test('a backend without public content shows what the list of courses contains', async () => {
  await openApp('/courses/1-x', { situations: { getFrontPage: 'unknownCall', getSettings: 'unknownCall' } })
  await expect.element(page.getByRole('heading', { level: 1, name: tajweed.name })).toBeVisible()
  expect(page.getByText('In English and Urdu').elements()).toHaveLength(0)
  expect(page.getByRole('heading', { name: 'Teachers of this course' }).elements()).toHaveLength(0)
})

test.each(['/courses/99', '/courses/x'])('%s is not a course', async (path) => {
  await openApp(path)
  await expect.element(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
})

test('a visitor sees the school’s front picture and its own steps to begin', async () => {
  const { settings } = examples.getSettings[200].branded
  await openApp('/', { situations: { getSettings: 'branded' } })
  await expect.element(page.getByRole('img', { name: settings.frontPicture.description })).toBeVisible()
  const [first] = settings.frontPage.steps
  await expect.element(page.getByRole('heading', { name: first?.title ?? '' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Pay the school' })).toBeVisible()
})

const { frontPage, translations } = examples.getSettings[200].typical.settings
const { policies } = examples.getFrontPage[200].typical

/** The texts of the front page that the typical school wrote, as readers of a language should see them. */
function listOwnTexts(language: 'ur' | 'ar'): string[] {
  const { motto, about, steps } = translations[language]
  const stepTexts = frontPage.steps.flatMap((step, index) =>
    (['title', 'text'] as const).flatMap((part) => (step[part] === undefined ? [] : [steps[index]?.[part] ?? '—'])),
  )
  const policyTexts = policies.flatMap(({ title, description, ...policy }) =>
    Object.values({ title, description, ...policy.translations[language] }),
  )
  return [motto, about, ...stepTexts, ...policyTexts]
}

// proves X199
test.each(['ur', 'ar'] as const)(
  'every own text of the school on its front page is in the language %s',
  async (language) => {
    await openApp('/', { language })
    const texts = listOwnTexts(language)
    expect(texts).toHaveLength(4 + 2 * policies.length)
    await expect.element(page.getByRole('heading', { name: texts[0] })).toBeVisible()
    await expect.element(page.getByText(policies[0]!.translations[language]!.title)).toBeVisible()
    const main = document.querySelector('main')!
    for (const text of texts) expect(main.textContent).toContain(text)
    const plain = [frontPage.motto, frontPage.about, ...frontPage.steps.flatMap((step) => Object.values(step))]
    for (const text of plain) expect(main.textContent).not.toContain(text)
    const motto = [...main.querySelectorAll('h2')].find(({ textContent }) => textContent === texts[0])
    expect([motto?.lang, motto?.dir]).toEqual([language, 'rtl'])
  },
)
