import { type Page, expect } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { expectFitsNarrowScreen } from './expectFitsNarrowScreen.ts'
import { asAdmin, fillSignIn, openAs } from './signIn.ts'
import { test } from './serverFixtures.ts'

/** A part of names and emails, since all tests share a school. */
const createSuffix = () => Date.now().toString(36)

/** Opens the dashboard. Presses are counted from there, typing aside. */
async function openDashboard(page: Page): Promise<PressCounter> {
  await openAs(page, 'admin', '/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return countPresses(page)
}

const readStudents = async (admin: Awaited<ReturnType<typeof asAdmin>>) =>
  admin<{ students: { id: number; name: string; email: string }[] }>({ method: 'GET', path: 'student/get' })

test('the admin adds a student in at most 3 presses', { tag: '@server' }, async ({ page, request }) => {
  const suffix = createSuffix()
  const email = `noura-${suffix}@maktab.test`
  const hand = await openDashboard(page)
  await hand.openFromMenu('Students', 'Student')
  await hand.press(page.getByRole('link', { name: 'Add student' }))
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Noura Saleh')
  await page.getByRole('textbox', { name: /^Guardian/ }).fill('Huda Saleh')
  await page.getByRole('textbox', { name: 'Contact number', exact: true }).fill('+971 50 5550142')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await hand.press(page.getByRole('button', { name: 'Save', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Invitation for Noura Saleh' })
  await expect(dialog.getByText(/\/reset-password\//)).toBeVisible()
  reportPresses('admin', 'adds a student', hand, 3)

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noura Saleh' })).toBeVisible()
  await expect(page.getByText('No password yet')).toBeVisible()
  const { students } = await readStudents(await asAdmin(request))
  expect(students.filter((student) => student.email === email)).toHaveLength(1)
})

test('an invited student sets a password and signs in', { tag: '@server' }, async ({ page, request, browser }) => {
  const email = `hind-${createSuffix()}@maktab.test`
  const admin = await asAdmin(request)
  const body = { name: 'Hind Saleh', guardian_name: 'Huda Saleh', contact_number: '+971 50 5550143', email }
  const { id } = await admin<{ id: number }>({ method: 'POST', path: 'student/create', data: body })
  await openAs(page, 'admin', `/admin/students?student=${id}`)
  await page.getByRole('button', { name: 'New invitation link' }).click()
  const link = await page
    .getByRole('dialog')
    .getByText(/\/reset-password\//)
    .textContent()
  const guest = await browser.newPage()
  await guest.goto(new URL(new URL(link ?? '').pathname, page.url()).href)
  await guest.getByRole('textbox', { name: 'Password', exact: true }).fill('a good password')
  await guest.getByRole('textbox', { name: 'Re-enter password' }).fill('a good password')
  await guest.getByRole('button', { name: 'Reset Password' }).click()
  await guest.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(guest, email, 'a good password')
  await expect(guest).toHaveURL((url) => url.pathname === '/student/dashboard')
  await guest.close()
})

const COUNT = 300

test(
  'the admin imports 300 students in at most 8 presses, and can undo it',
  { tag: '@server' },
  async ({ page, request }) => {
    const suffix = createSuffix()
    const rows = Array.from({ length: COUNT }, (_, at) => {
      const cells = [
        `Pupil ${suffix} ${at}`,
        `Guardian ${at}`,
        `pupil${at}-${suffix}@maktab.test`,
        `+92 300 ${1_000_000 + at}`,
      ]
      return [...cells, '05/03/2014', 'اردو'].join('\t')
    })
    const table = [['Student Name', 'Father Name', 'Email', 'Mobile No.', 'DOB', 'زبان'].join('\t'), ...rows].join('\n')
    const hand = await openDashboard(page)
    await hand.openFromMenu('Students', 'Student')
    await hand.press(page.getByRole('link', { name: 'Import' }))
    await page.getByRole('textbox', { name: 'Or paste cells from a spreadsheet' }).fill(table)
    await hand.press(page.getByRole('button', { name: 'Check the rows' }))
    await hand.press(page.getByRole('button', { name: `Import ${COUNT} rows` }))
    await expect(page.getByText('Import completed')).toBeVisible()
    await expect(page.getByText(`${COUNT} added`)).toBeVisible()
    reportPresses('admin', 'imports 300 students', hand, 8)

    const admin = await asAdmin(request)
    const countImported = async () => {
      const { students } = await readStudents(admin)
      return students.filter(({ name }) => name.startsWith(`Pupil ${suffix} `)).length
    }
    expect(await countImported()).toBe(COUNT)
    await page.getByRole('button', { name: /^Undo until/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`${COUNT} records removed.`)).toBeVisible()
    expect(await countImported()).toBe(0)
  },
)

test('rows with problems are fixed in place before they are imported', { tag: '@server' }, async ({ page }) => {
  const suffix = createSuffix()
  const table = [
    'Name,Guardian,Email,Phone',
    `Good ${suffix},Huda,good-${suffix}@maktab.test,+92 300 1`,
    `Bad ${suffix},Huda,bad at maktab,+92 300 2`,
    `Third ${suffix},Huda,,`,
  ]
  await openAs(page, 'admin', '/admin/import?kind=students')
  await page.locator('input[type=file]').setInputFiles({
    name: 'students.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.join('\r\n')),
  })
  const faulty = page.getByRole('region', { name: 'Rows with problems' })
  const email = faulty.getByRole('textbox', { name: 'Email, row 3' })
  await expect(email).toHaveAccessibleDescription(/email address/)
  await email.fill(`bad-${suffix}@maktab.test`)
  await email.press('Enter')
  await expect(email).toHaveCount(0)
  await faulty.getByRole('button', { name: 'Leave row 4 out' }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('2 added')).toBeVisible()
})

test('an exported list is imported again without creating anything', { tag: '@server' }, async ({ page }) => {
  await openAs(page, 'admin', '/admin/students')
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Students as CSV' }).click()
  const buffer = await readFile(await (await exported).path())
  await page.goto('/admin/import?kind=students')
  await page.locator('input[type=file]').setInputFiles({ name: 'Students.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText(/^\d+ already there$/)).toBeVisible()
  await expect(page.getByText('0 new')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Rows with problems' })).toHaveCount(0)
})

test('the import fits a phone', { tag: '@server' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, 'admin', '/admin/import?kind=teachers')
  await page
    .getByRole('textbox', { name: 'Or paste cells from a spreadsheet' })
    .fill('Teacher ID\tName\tEmail\tContact\nT-1\tSalim\twrong\t1')
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByRole('textbox', { name: 'Email, row 2' })).toBeVisible()
  await expectFitsNarrowScreen(page, '/admin/import')
})
