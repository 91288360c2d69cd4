import { type Page, expect } from '@playwright/test'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { asAdmin, openAs } from './signIn.ts'
import { test } from './serverFixtures.ts'

const phone = { width: 390, height: 844 }

type Flow = {
  does: string
  /** The current number of presses; it may only decrease. */
  most: number
  from: string
  play: (page: Page, hand: PressCounter) => Promise<void>
}

const flows: readonly Flow[] = [
  {
    does: 'sees price, age, length, languages and teachers',
    most: 0,
    from: '/',
    play: async (page) => {
      const facts = page.getByRole('list', { name: 'At a glance' })
      await expect(facts).toBeInViewport({ ratio: 1 })
      await expect(facts).toContainText(/From \$\d+.*students.*minutes.*English.*Ages/)
      await expect(page.getByRole('link', { name: /^Taught by / })).toBeInViewport({ ratio: 1 })
    },
  },
  {
    does: 'opens the registration for a course',
    most: 3,
    from: '/',
    play: async (page, { press }) => {
      await press(page.getByRole('link', { name: 'Enroll' }).first())
      await press(page.getByRole('link', { name: 'Qaida for children' }))
      await press(page.getByRole('link', { name: 'Enroll' }).last())
      await expect(page).toHaveURL(/\/create-student-account\?course=4$/)
    },
  },
  {
    does: 'finds the courses for beginners in Urdu',
    most: 2,
    from: '/courses',
    play: async (page, { press }) => {
      await press(page.getByRole('group', { name: 'Language' }).getByRole('link', { name: 'Urdu' }))
      await press(page.getByRole('group', { name: 'Level' }).getByRole('link', { name: 'Beginner' }))
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d courses found/)
      await expect(page.getByRole('article').filter({ hasText: 'Advanced' })).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(/\/courses\?language=urdu$/)
    },
  },
  {
    does: 'goes from a course to the sign-in form',
    most: 1,
    from: '/courses/1-tajweed-for-beginners',
    play: async (page, { press }) => {
      await press(page.getByRole('banner').getByRole('link', { name: 'Sign in' }))
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeAttached()
    },
  },
]

for (const { does, most, from, play } of flows) {
  // proves X298
  test(`a visitor ${does} in at most ${most} presses`, { tag: '@server' }, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(from)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const hand = countPresses(page)
    await play(page, hand)
    reportPresses('visitor', does, hand, most)
  })
}

// proves X296
test(
  'a teacher publishes a profile, visitors see it, and the office hides it',
  { tag: '@server' },
  async ({ page, browser, request }) => {
    test.slow()
    const admin = await asAdmin(request)
    const { teachers } = await admin<{ teachers: { id: number; email: string }[] }>({
      method: 'GET',
      path: 'teacher/get',
    })
    const own = teachers.find(({ email }) => email === 'teacher@maktab.test')
    await openAs(page, 'teacher', '/teacher/profile')
    await page.getByRole('textbox', { name: 'Name for visitors' }).fill('Ustadha of the journey')
    await page.getByRole('button', { name: 'Update profile' }).click()
    await expect(page.getByText('Profile updated')).toBeVisible()

    const visitor = await browser.newPage()
    const visit = async () => {
      await visitor.goto(new URL('/courses/1-tajweed-for-beginners', page.url()).href)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      return visitor.getByRole('heading', { name: 'Ustadha of the journey' }).count()
    }
    // Public pages are cached for a minute.
    await expect.poll(visit, { timeout: 90_000 }).toBe(1)

    const data = { teacherID: own?.id, isHidden: true, reason: 'A test' }
    await admin({ method: 'PUT', path: 'teacher/hide-profile', data })
    await expect.poll(visit, { timeout: 90_000 }).toBe(0)
    await page.reload()
    await expect(page.getByText(/^The office hides your profile/)).toBeVisible()
    await admin({ method: 'PUT', path: 'teacher/hide-profile', data: { teacherID: own?.id, isHidden: false } })
    await visitor.close()
  },
)
