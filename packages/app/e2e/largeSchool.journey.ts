import { type Page, expect } from '@playwright/test'
import { startSchool, test } from './serverFixtures.ts'
import { expectPath, fillSignIn } from './signIn.ts'

const STUDENTS = 200_000
/** Far more than a page of a list or any other response should have. */
const MOST_BYTES = 100_000
const english = 'Zaynab Quldastan Rahman'
const urdu = 'زینب گلدستان رحمٰن'

/** Records responses larger than a page of a list. */
function recordLargeResponses(page: Page, largeResponses: string[]): void {
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return
    const { length } = await response.body().catch(() => Buffer.alloc(0))
    if (length > MOST_BYTES) largeResponses.push(`${response.url()}: ${length}`)
  })
}

// proves X181
test(
  'one of two hundred thousand students is found by a word in the middle of the name: in the list, in the global search, in a form, and on a phone',
  { tag: '@server' },
  async ({ browser }) => {
    test.slow()
    const school = await startSchool('startLargeServer.ts', {
      SCHOOL_STUDENTS: String(STUDENTS),
      SCHOOL_NAMES: JSON.stringify([english, urdu]),
    })
    try {
      const context = await browser.newContext({ baseURL: school.url, locale: 'en-GB' })
      const page = await context.newPage()
      const largeResponses: string[] = []
      recordLargeResponses(page, largeResponses)
      await page.goto('/')
      await fillSignIn(page, 'admin@maktab.test')
      await expectPath(page, '/admin/dashboard')

      await page.goto('/admin/students')
      const count = page.getByRole('status').filter({ hasText: /rows?$/ })
      await expect(count).toHaveText(/^200,0\d\d rows$/)
      for (const [query, name] of [
        ['uldast', english],
        ['لدست', urdu],
      ] as const) {
        await page.getByRole('searchbox', { name: 'Search' }).fill(query)
        await expect(count).toHaveText('1 row')
        await expect(page.getByRole('link', { name }).first()).toBeVisible()
      }
      await page.getByRole('link', { name: urdu }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: urdu })).toBeVisible()

      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: 'Search the school' }).fill('uldast')
      await page.getByRole('option', { name: new RegExp(english) }).click()
      await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible()

      await page.goto('/admin/allot-teacher?form=new')
      await page.getByRole('combobox', { name: /^Student/ }).fill('uldast')
      await page.getByRole('option', { name: new RegExp(english) }).click()
      await expect(page.getByRole('combobox', { name: /^Student/ })).toHaveValue(new RegExp(english))

      const phone = await browser.newContext({
        baseURL: school.url,
        locale: 'ur-PK',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        storageState: await context.storageState(),
      })
      const small = await phone.newPage()
      recordLargeResponses(small, largeResponses)
      await small.goto('/admin/students?q=%D9%84%D8%AF%D8%B3%D8%AA')
      await expect(small.getByText(urdu).first()).toBeVisible()
      expect(largeResponses).toEqual([])
    } finally {
      await school.close()
    }
  },
)
