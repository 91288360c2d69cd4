import { type Page, expect } from '@playwright/test'
import { navigateInApp, waitForPageReady } from '../../../tools/layoutCheck/runLayoutCheck.ts'
import { getRolePagePaths } from './getRolePagePaths.ts'
import { readPdf } from './readPdf.ts'
import { test } from './serverFixtures.ts'
import { expectPath, openAs } from './signIn.ts'

test.describe.configure({ mode: 'parallel' })

/** A4 in points, as in PDF. */
const A4 = { width: 595, height: 842 }

/** A photo of a long receipt, as pixels: vector graphics would be mixed up with those of the page. */
async function photograph(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 3000 })
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

async function openAsStudent(page: Page, path: string, title: string): Promise<void> {
  await openAs(page, 'student', path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function print(page: Page) {
  return readPdf(await page.pdf({ preferCSSPageSize: true }))
}

// proves 2§2.enrolled.6, 2§2.report.1, 2§2.report.3, 2§2.report.4, 2§9.6
test('a student opens the report of a class and prints one sheet of A4', async ({ page }) => {
  await openAsStudent(page, '/student/enrolled-courses?classes=all', 'All Classes')
  await page.getByRole('link', { name: /^See Performance: Tajweed, Monday group/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Student Performance Report' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print Report' })).toBeVisible()
  await expect(page).toHaveTitle(/^Performance_Report_\S+$/)
  const id = await page.getByRole('row', { name: /^ID/ }).getByRole('cell').innerText()
  await expect(page).toHaveTitle(`Performance_Report_${id}`)

  const sheets = await print(page)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toMatchObject(A4)
  const { text } = sheets[0]!
  const subjects = ['ID', id, 'Name', 'Teacher', 'Course']
  const sections = ['Attendance', '%', 'Oral/Written Test Remarks', 'Class Participation', 'Suggestions']
  const parts = ['Maktab', 'Student Performance Report', ...subjects, ...sections]
  const positions = parts.map((part) => text.indexOf(part))
  expect(positions, text).not.toContain(-1)
  expect(text).not.toMatch(/Dashboard|Print Report|Close|Log out/)
  expect(text.match(/%/g)).toHaveLength(1)

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Classes' })).toBeVisible()
})

for (const language of ['en', 'ur', 'ar']) {
  test(`a report fits on one sheet of Letter: ${language}`, { tag: '@mock' }, async ({ page, context, baseURL }) => {
    await openAs(page, 'student', '/student/policy')
    await context.addCookies([{ name: 'language', value: language, url: baseURL! }])
    await page.goto('/student/enrolled-courses?report=1')
    await expect(page).toHaveTitle('Performance_Report_STD-001')
    await page.evaluate(() => document.fonts.ready)
    const sheets = await readPdf(await page.pdf({ format: 'Letter' }))
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).toMatchObject({ width: 612, height: 792 })
  })
}

// proves 2§2.billing.3
test('a student opens a receipt and prints one sheet of A4 with its picture', async ({ page }) => {
  const body = await photograph(page)
  await page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/png', body }))
  await openAsStudent(page, '/student/billing', 'Billing')
  const link = page.getByRole('link', { name: /^View / }).first()
  // The receipt of a monthly fee shows the course and the month separately.
  const title = (await link.getAttribute('aria-label'))?.replace('View ', '').split(', ') ?? []
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Payment/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled')
  const picture = page.getByRole('img', { name: 'Receipt' })
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)

  const sheets = await print(page)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toMatchObject(A4)
  // The receipt, and the school’s logo if it has one.
  expect(sheets[0]?.pictures).toBe(1 + (await page.locator('article header img').count()))
  for (const part of ['Maktab', ...title, '$', 'Payment method', 'Payer', 'Reference', 'Sent on']) {
    expect(sheets[0]?.text).toContain(part)
  }
  expect(sheets[0]?.text).not.toMatch(/Dashboard|Close|Log out/)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
})

// proves X11
test('a report longer than a page continues on the next', { tag: '@mock' }, async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'mock', value: encodeURIComponent('getStudentPerformance=longText'), url: baseURL! },
  ])
  await openAsStudent(page, '/student/enrolled-courses?report=1', 'Student Performance Report')
  // The heading is visible before the report has loaded.
  await expect(page.getByRole('button', { name: 'Print Report' })).toBeVisible()
  const sheets = await print(page)
  expect(sheets.length).toBeGreaterThan(1)
  const headings = ['Attendance', 'Oral/Written Test Remarks', 'Class Participation', 'Suggestions']
  for (const sheet of sheets) {
    expect(sheet).toMatchObject(A4)
    expect(sheet.text.trim()).not.toBe('')
    // No heading is alone at the bottom of a sheet.
    expect(headings.filter((heading) => sheet.text.trim().endsWith(heading))).toEqual([])
  }
  const fullText = sheets.map(({ text }) => text).join(' ')
  expect(headings.filter((heading) => !fullText.includes(heading))).toEqual([])
})

test(
  'dark mode prints on white, and IDs keep their order in Urdu',
  { tag: '@mock' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([
      { name: 'theme', value: 'dark', url: baseURL! },
      { name: 'language', value: 'ur', url: baseURL! },
    ])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await page.locator('input[type=email]').fill('student@maktab.test')
    await page.locator('input[type=password]').fill('maktab-demo')
    await page.locator('form button[type=submit]').click()
    await expectPath(page, '/student/dashboard')
    await page.goto('/student/enrolled-courses?report=1')
    await expect(page).toHaveTitle('Performance_Report_STD-001')
    await expect(page.getByText('STD-001')).toBeVisible()
    const sheets = await print(page)
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).toMatchObject(A4)
    expect(sheets[0]?.text).toContain('STD-001')
    expect(sheets[0]?.text).toContain('92%')
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('[data-print-page]')
    expect(await sheet.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)')
  },
)

// proves X30
test('a week prints on landscape A4 with all its lessons and without buttons', { tag: '@mock' }, async ({ page }) => {
  // The dashboard also requests a timetable, and its response is discarded on navigation; this page requests none.
  await openAs(page, 'admin', '/admin/policy')
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  const timetableLoaded = page.waitForResponse((response) => response.url().includes('/api/timetable/get'))
  await page.goto('/admin/timetable')
  const { lessons } = (await (await timetableLoaded).json()) as { lessons: { title: string }[] }
  await expect(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible()
  await expect(page.getByRole('button', { name: /–/ }).first()).toBeVisible()
  const sheets = await print(page)
  for (const { width, height } of sheets) expect([width, height]).toEqual([A4.height, A4.width])
  const text = sheets.map((sheet) => sheet.text).join('\n')
  expect(lessons.length).toBeGreaterThan(5)
  for (const { title } of lessons) if (/^[ -~’]+$/.test(title)) expect(text).toContain(title.split(' ')[0])
  expect(text).not.toMatch(/Dashboard|Print|This week|All teachers/)
})

const countContainers = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).containerType !== 'normal').length,
  )

for (const role of ['admin', 'teacher', 'student'] as const) {
  // Firefox doesn’t print the content of size containers.
  test(`no page of the ${role} has a size container when printed`, async ({ page }) => {
    test.slow()
    await openAs(page, role, `/${role}/dashboard`)
    let onScreen = 0
    for (const path of getRolePagePaths(role)) {
      await page.emulateMedia({ media: 'screen' })
      await navigateInApp(page, path)
      await waitForPageReady(page)
      onScreen += await countContainers(page)
      await page.emulateMedia({ media: 'print' })
      expect(await countContainers(page), path).toBe(0)
    }
    expect(onScreen).toBeGreaterThan(0)
  })
}
