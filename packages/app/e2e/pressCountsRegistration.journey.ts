import { type Page, expect } from '@playwright/test'
import { countPresses } from './countPresses.ts'
import { PASSWORD, finished, newEmail } from './fillRegistration.ts'
import { test } from './serverFixtures.ts'
import { expectPath } from './signIn.ts'

/** The numbers may only decrease. */
const MOST_FIELDS = 12
const MOST_PRESSES = 22
const PHONE_HEIGHT = 844
const MOST_SCREENS = 2

/** Counts the fields that the open step asks for. Lists of blocks are fields of the form, too, but ask for nothing. */
async function countFields(page: Page): Promise<number> {
  const names = await page
    .locator('form [data-field]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('data-field') ?? ''))
  return new Set(names.filter((name) => !/(^courses|\.timings)$/.test(name))).size
}

/** The height of what the open step needs: from its heading to its main button. */
async function measureStep(page: Page): Promise<number> {
  const form = page.locator('form').filter({ has: page.locator('[data-field]') })
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const button = await form.locator('[type=submit]').boundingBox()
  if (!heading || !button) throw new Error('The step has no heading or no button.')
  return button.y + button.height - heading.y
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: PHONE_HEIGHT } })

  // proves D300.4
  test(
    `a visitor goes from a course’s page to their dashboard with at most ${MOST_FIELDS} fields on ${MOST_SCREENS} screens`,
    { tag: '@server' },
    async ({ page }) => {
      await page.goto('/courses/1-tajweed-for-beginners')
      const { press, fill, type, presses } = countPresses(page)
      let fields = 0
      let height = 0
      const measure = async () => {
        fields += await countFields(page)
        const step = await measureStep(page)
        process.stdout.write(`| step | ${step} px |\n`)
        height += step
      }
      await press(page.getByRole('link', { name: /^Enroll/ }).first())
      await expect(page.getByRole('heading', { level: 1, name: 'Create Student Account' })).toBeVisible()
      await measure()
      await fill(page.getByRole('textbox', { name: 'Name', exact: true }), 'Zaynab Malik')
      await press(
        page
          .getByRole('group', { name: /^Date of birth/ })
          .getByRole('spinbutton')
          .first(),
      )
      await type('09032015')
      await press(page.getByText('Urdu', { exact: true }))
      await press(page.getByRole('button', { name: 'Continue: choose times' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Choose times' })).toBeFocused()
      await measure()
      await press(page.getByRole('group', { name: /^From/ }).getByRole('spinbutton').first())
      await type('16001700')
      await press(page.getByRole('button', { name: 'Continue: contact details' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Contact and account' })).toBeFocused()
      await measure()
      await fill(page.getByRole('textbox', { name: 'Guardian name' }), 'Amina Malik')
      await fill(page.getByRole('textbox', { name: 'Contact number', exact: true }), '+92 300 1234567')
      await fill(page.getByRole('textbox', { name: 'Email' }), newEmail())
      await fill(page.getByRole('textbox', { name: 'Password' }), PASSWORD)
      await press(page.getByRole('button', { name: 'Sign as Amina Malik' }))
      await press(page.getByRole('button', { name: 'Create account' }))
      await expect(finished(page)).toBeFocused()
      await press(page.getByRole('link', { name: 'Go to your dashboard' }))
      await expectPath(page, '/student/dashboard')
      process.stdout.write(
        `| visitor | registers from a course’s page | ${presses()} | ${fields} fields, ${height} px |\n`,
      )
      expect(fields).toBeLessThanOrEqual(MOST_FIELDS)
      expect(height).toBeLessThanOrEqual(MOST_SCREENS * PHONE_HEIGHT)
      expect(presses()).toBeLessThanOrEqual(MOST_PRESSES)
    },
  )
})

test('a guardian adds another child with four fields', { tag: '@mock' }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'mock', value: encodeURIComponent('getCurrentUser=siblings'), url: baseURL! }])
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Email' }).fill('siblings@maktab.test')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectPath(page, '/student/dashboard')
  await page.goto('/create-student-account?child=another')
  await expect(page.getByRole('heading', { level: 1, name: 'Add another child' })).toBeVisible()
  const fields = await countFields(page)
  process.stdout.write(`| guardian | adds another child | – | ${fields} fields |\n`)
  expect(fields).toBe(4)
})
