import { type Page, expect, test } from '@playwright/test'
import { navigateInApp, waitForPageReady } from '../../../tools/layoutCheck/runLayoutCheck.ts'
import { addressesByRole } from '../src/addresses/addressesByRole.ts'
import { readPdf } from './readPdf.ts'
import { openAs } from './signIn.ts'

const { admin, teacher, student } = addressesByRole

/** Every page with a table, by role. */
const lists = {
  admin: [
    admin.classes.href(),
    admin.teachers.href(),
    admin.students.href(),
    admin.allotTeachers.href(),
    admin.reports.href(),
    admin.policy.href(),
    admin.events.href(),
    admin.events.href({ members: 2 }),
    admin.courses.href({ outlines: 1 }),
  ],
  teacher: [teacher.classes.href(), teacher.students.href(), teacher.reports.href()],
  student: [student.billing.href(), student.enrolled.href({ classes: 'all' })],
}

const textsOf = (page: Page, selector: string) =>
  page.evaluate((of) => [...document.querySelectorAll(of)].map(({ textContent }) => textContent), selector)

for (const role of ['admin', 'teacher', 'student'] as const) {
  test(
    `every list of the ${role} prints with all columns and rows, and without the shell`,
    { tag: '@mock' },
    async ({ page }) => {
      await openAs(page, role, `/${role}/dashboard`)
      for (const path of lists[role]) {
        await navigateInApp(page, path)
        await expect(page.getByRole('table').first(), path).toBeVisible()
        await waitForPageReady(page)
        const shown = await textsOf(
          page,
          'thead th:not([data-is-action=true], [data-is-fold=true]), tbody [role=rowheader], h1',
        )
        // Values that are collapsed on the screen have a column on paper.
        const fold = page
          .getByRole('table')
          .first()
          .getByRole('button', { name: /^Show all details: / })
          .first()
        if (await fold.isVisible()) {
          await fold.click()
          const folded = await textsOf(page, 'tbody dt')
          expect(folded, path).not.toEqual([])
          shown.push(...folded)
          await fold.click()
        }
        const pressed = await page.evaluate(() =>
          [...document.querySelectorAll('main [data-is-action=true] button, header button, nav a')].map(
            ({ textContent }) => textContent,
          ),
        )
        const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }))
        const normalize = (text: string) => text.replace(/[\s-]+/g, '').normalize('NFKC')
        const printed = normalize(sheets.map(({ text }) => text).join(' '))
        expect(shown.length, path).toBeGreaterThan(2)
        expect(
          shown.filter((text) => !/[\u0600-\u06ff]/.test(text) && !printed.includes(normalize(text))),
          path,
        ).toEqual([])
        expect(printed, path).not.toMatch(/Sendanotherreceipt|Replacereceipt|Createthefirst/)
        expect(printed, path).not.toMatch(/Rowsperpage|Skiptothecontent|Logout|Exportas/)
        expect(pressed.length, path).toBeGreaterThan(0)
        expect(sheets[0], path).toMatchObject({ width: 842, height: 595 })
      }
    },
  )
}

test('a list with several pages prints completely', { tag: '@mock' }, async ({ page }) => {
  const policy = Array.from({ length: 40 }, (_, at) => ({
    id: at + 1,
    title: `Policy-${at + 1}-end`,
    description: 'Be kind.',
  }))
  await page.route('**/api/student-policy/get*', (route) => route.fulfill({ json: { policy } }))
  await openAs(page, 'admin', '/admin/policy')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  const printed = (await readPdf(await page.pdf({ preferCSSPageSize: true }))).map(({ text }) => text).join(' ')
  expect(policy.filter(({ title }) => !printed.includes(title)).map(({ title }) => title)).toEqual([])
})
