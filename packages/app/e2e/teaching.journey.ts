import { type Page, expect } from '@playwright/test'
import { readPdf } from './readPdf.ts'
import { test } from './serverFixtures.ts'
import { expectPath, openAs, signIn } from './signIn.ts'
import { waitForNetworkIdle } from '../../../tools/waitForNetworkIdle.ts'

async function openAsTeacher(page: Page, path: string, title: string): Promise<void> {
  await openAs(page, 'teacher', path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function choose(page: Page, field: string, search: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).last().fill(search)
  await page
    .getByRole('option', { name: new RegExp(search, 'i') })
    .first()
    .click()
}

async function typeTime(page: Page, end: 'From' | 'To', digits: string): Promise<void> {
  await page
    .getByRole('group', { name: new RegExp(end) })
    .getByRole('spinbutton')
    .first()
    .click()
  await page.keyboard.type(digits)
}

async function createClass(page: Page, title: string): Promise<void> {
  await page.goto('/teacher/classes')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await choose(page, 'Courses', 'Tajweed for beginners')
  await expect(page.getByRole('option', { name: 'Tajweed for beginners', selected: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Remove.*Tajweed for beginners/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Link' }).fill('meet.maktab.test/circle')
  await typeTime(page, 'From', '1600')
  await typeTime(page, 'To', '1645')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
}

async function assign(page: Page, title: string, students: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await page.getByRole('button', { name: /^Choose one Class/ }).click()
  await page.getByRole('option', { name: title }).click()
  for (const student of students) await page.getByText(new RegExp(`· ${student}`)).click()
  await page.getByRole('button', { name: /^Assign \d+ students?$/ }).click()
  await expect(page.getByText('Students assigned to class successfully')).toBeVisible()
}

async function writeReport(page: Page, student: string, title: string, remarks: string): Promise<void> {
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await choose(page, 'Student', student)
  const select = page.getByRole('button', { name: /^(Choose one|Tajweed.*) Class$/ })
  if ((await select.innerText()) !== title) {
    await select.click()
    await page.getByRole('option', { name: title }).click()
  }
  await expect(page.getByRole('textbox', { name: 'Attendance' })).toHaveValue(/^\d+%$/)
  await page.getByRole('textbox', { name: 'Test remarks' }).fill(remarks)
  await page.getByRole('textbox', { name: 'Class participation' }).fill('Asks good questions.')
  await page.getByRole('button', { name: 'Submit' }).click()
}

async function editAsAdmin(page: Page, remarks: string, newRemarks: string): Promise<void> {
  await signIn(page, 'admin')
  await expectPath(page, '/admin/dashboard')
  await page.goto('/admin/student-Performance-report')
  await page.getByRole('searchbox', { name: 'Search' }).fill(remarks)
  // The search is applied after a debounce.
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(1)
  await page.getByRole('button', { name: /^Edit / }).click()
  await page.getByRole('textbox', { name: /remarks/i }).fill(newRemarks)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Performance updated successfully')).toBeVisible()
}

// proves 2§6.2
test(
  'from a new class to a report that its student prints and the admin edits',
  { tag: ['@server', '@fast'] },
  async ({ page, browser, baseURL }) => {
    const title = `Circle ${Date.now()}`
    const remarks = `Reads with care, ${title}.`
    await openAsTeacher(page, '/teacher/classes', 'Classes')
    await createClass(page, title)
    await expect(page.getByRole('rowheader', { name: title })).toBeVisible()

    await page.getByRole('link', { name: 'Add Students' }).click()
    await assign(page, title, ['Zaynab', 'Omar'])
    await expect(page.getByRole('row', { name: new RegExp(`Zaynab.*${title}`) })).toBeVisible()

    await page.getByRole('link', { name: 'Class', exact: true }).click()
    await page.getByRole('link', { name: `Mark attendance: ${title}` }).click()
    await page.getByRole('tab', { name: 'Whole class' }).click()
    await page.getByRole('button', { name: 'Mark everyone present' }).click()
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(2)

    await page.getByRole('tab', { name: 'Single student' }).click()
    await page.getByRole('button', { name: /^Edit .*Omar/ }).click()
    await page.getByRole('radio', { name: 'Absent' }).check({ force: true })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('row', { name: /Omar/ })).toContainText('Absent')

    await page.getByRole('link', { name: 'Performance Report' }).click()
    await writeReport(page, 'Zaynab', title, remarks)
    await expect(page.getByRole('heading', { level: 1, name: 'Performance Report' })).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(title) }).first()).toContainText('100%')

    const context = await browser.newContext({ baseURL: baseURL! })
    const student = await context.newPage()
    await signIn(student, 'student')
    await expectPath(student, '/student/dashboard')
    await student.goto('/student/enrolled-courses?classes=all')
    await student.getByRole('link', { name: new RegExp(`^See Performance: ${title}`) }).click()
    await expect(student.getByText(remarks)).toBeVisible()
    await expect(student.getByText('100%')).toBeVisible()

    const newRemarks = `${remarks} Louder now.`
    const office = await browser.newContext({ baseURL: baseURL! })
    await editAsAdmin(await office.newPage(), remarks, newRemarks)
    await office.close()

    await student.reload()
    await expect(student.getByText(newRemarks)).toBeVisible()
    const sheets = await readPdf(await student.pdf({ preferCSSPageSize: true }))
    expect(sheets).toHaveLength(1)
    expect(sheets[0]?.text).toContain('Louder now.')
    await context.close()
  },
)

test(
  'a class is created, students are assigned, and replacing a report asks first',
  { tag: '@mock' },
  async ({ page }) => {
    await openAsTeacher(page, '/teacher/classes', 'Classes')
    await createClass(page, 'Morning group')
    await page.getByRole('link', { name: 'Add Students' }).click()
    await assign(page, 'Tajweed, evening', ['Omar', 'Zaynab'])
    await page.getByRole('link', { name: 'Performance Report' }).click()
    await writeReport(page, 'Maryam', 'Tajweed, Monday group', 'Reads with care.')
    // Maryam has a report in this class and course, so an edit of it is sent.
    const saved = page.waitForRequest((request) => request.url().endsWith('/api/student-performance/add-edit'))
    const question = page.getByRole('alertdialog', { name: 'Replace report?' })
    await question.getByRole('button', { name: 'Replace' }).click()
    expect((await saved).postDataJSON()).toMatchObject({ id: 6, testRemarks: 'Reads with care.' })
    await expect(page.getByRole('heading', { level: 1, name: 'Performance Report' })).toBeVisible()
  },
)

// proves D26.3
test('a register that goes offline keeps its marks over a reload and sends each once', async ({ page, context }) => {
  const day = '2026-11-12'
  const arrived: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/attendence/add-edit/') && response.ok()) {
      arrived.push(String((response.request().postDataJSON() as { studentId: number }).studentId))
    }
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await openAsTeacher(page, `/teacher/classes?class=1&view=register&day=${day}`, 'Attendance')
  const everyone = page.getByRole('button', { name: 'Mark everyone present' })
  await expect(everyone).toBeVisible()
  const count = await page.getByRole('button', { name: /^Absent: / }).count()
  expect(count).toBeGreaterThan(1)
  const unsent = page.getByText(new RegExp(`^${count} attendance entr`))
  const omar = page.getByRole('button', { name: 'Absent: Omar Haddad' })

  await context.setOffline(true)
  await everyone.click()
  await omar.click()
  await expect(unsent).toBeVisible()
  await expect(omar).toHaveAttribute('aria-pressed', 'true')

  // The page’s own files have to load from somewhere: from here on only the API is unreachable.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await context.setOffline(false)
  await page.reload()
  await expect(unsent).toBeVisible()
  expect(arrived).toEqual([])

  await page.unroute('**/api/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(unsent).toBeHidden()
  await expect.poll(() => arrived.length).toBe(count)
  expect(new Set(arrived).size).toBe(count)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mark:')))).toEqual([])

  await page.goto('/teacher/dashboard')
  await expect(page.getByRole('list', { name: 'At a glance' })).toBeVisible()
  await waitForNetworkIdle(page)
  expect(arrived).toHaveLength(count)
})

test('attendance marked offline is saved once online again', { tag: '@server' }, async ({ page, context }) => {
  await openAsTeacher(page, '/teacher/classes?class=1&view=register&day=2026-11-11', 'Attendance')
  const omar = page.getByRole('button', { name: 'Absent: Omar Haddad' })
  await expect(omar).toBeVisible()
  await context.setOffline(true)
  await omar.click()
  await expect(page.getByText('1 attendance entry hasn’t been sent yet.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(omar).toHaveAttribute('aria-pressed', 'true')
})
