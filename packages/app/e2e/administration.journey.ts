import { type APIRequestContext, type Page, expect } from '@playwright/test'
import { asAdmin, callAs, signInAsNewStudent, studentId, expectPath, fillSignIn, openAs } from './signIn.ts'
import { addReceipt, chooseMethod, openPage } from './paymentSteps.ts'
import { test } from './serverFixtures.ts'

const PASSWORD = 'open sesame twice'

async function openAsAdmin(page: Page, path: string, title: string): Promise<void> {
  await openAs(page, 'admin', path)
  await expectOpen(page, title)
}

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path)
  await expectOpen(page, title)
}

async function expectOpen(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function choose(page: Page, field: string | RegExp, search: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(search)
  await page
    .getByRole('option', { name: new RegExp(search) })
    .first()
    .click()
}

async function confirm(page: Page, buttonName: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: buttonName }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

test(
  'an applying teacher is approved and signs in, is blocked, and is unblocked',
  { tag: ['@server', '@fast'] },
  async ({ page, browser, baseURL, request }) => {
    const email = `applicant-${Date.now()}@maktab.test`
    const name = `Hafsa ${Date.now()}`
    const applied = await request.post('/api/teacher/requested-teacher', {
      data: {
        name,
        email,
        date_of_birth: '1990-05-07',
        gender: 'female',
        nationality: 'Pakistani',
        contact_number: '+92 300 7654321',
        languages_spoken: ['urdu', 'arabic'],
        age_group: 'children',
        qualification: 'Ijazah',
        institution: 'Jamia Noor',
        application_date: '2026-11-20',
        current_address: 'Lahore',
        experience_Quran: 'Eight years',
        course: [{ id: 1, name: 'Tajweed for beginners', timings: [{ from: '16:00', to: '17:00' }] }],
      },
    })
    expect(applied.ok(), await applied.text()).toBe(true)

    await openAsAdmin(page, '/admin/teacher', 'Teachers')
    const row = page.getByRole('row', { name: new RegExp(name) })
    const search = async () => {
      await page.getByRole('searchbox', { name: 'Search' }).fill(name)
      // The list filters after a debounce; a click before that hits a row that moves.
      await expect(page.getByText('1 row', { exact: true })).toBeVisible()
    }
    const openTeacher = async () => {
      await search()
      await row.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await search()
    await row.getByRole('button', { name: /^Show all details/ }).click()
    await expect(page.getByRole('table')).toContainText('Pending')
    await openTeacher()
    await expect(page.getByRole('button', { name: 'Block' })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Assign Login Credentials' }).click()
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Edit Login Credentials' })).toBeVisible()

    const expectSignIn = async (place: string) => {
      const context = await browser.newContext({ baseURL: baseURL! })
      const teacher = await context.newPage()
      await teacher.goto('/')
      await fillSignIn(teacher, email, PASSWORD)
      await expectPath(teacher, place)
      await context.close()
    }
    await expectSignIn('/teacher/dashboard')

    for (const [press, place] of [
      ['Block', '/restriction-message'],
      ['Unblock', '/teacher/dashboard'],
    ] as const) {
      await open(page, '/admin/teacher', 'Teachers')
      await openTeacher()
      await page.getByRole('button', { name: press, exact: true }).click()
      await confirm(page, press)
      await expect(page.getByRole('heading', { level: 1, name: 'Teachers' })).toBeVisible()
      await expectSignIn(place)
    }
  },
)

test(
  'an event is created, a member pays for it, and the payment becomes paid',
  { tag: ['@server', '@fast'] },
  async ({ page, browser, baseURL, request }) => {
    const title = `Evening ${Date.now()}`
    await openAsAdmin(page, '/admin/event', 'Events')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('textbox', { name: 'Description' }).fill('An evening of recitation.')
    await page.getByRole('textbox', { name: 'Price' }).fill('15')
    await page.getByRole('spinbutton', { name: /^day/ }).click()
    await page.keyboard.type('10052031')
    await page.getByRole('spinbutton', { name: /^hour/ }).click()
    await page.keyboard.type('1830')
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByRole('rowheader', { name: title })).toBeVisible()

    const context = await browser.newContext({ baseURL: baseURL! })
    const student = await context.newPage()
    const email = await signInAsNewStudent(student, request)
    await openPage(student, '/student/event', 'Events')
    await student.getByRole('link', { name: `Purchase ${title}` }).click()
    await addReceipt(student)
    await chooseMethod(student, 'Bank transfer')
    await student.getByRole('button', { name: 'Submit Payment' }).click()
    await expect(student.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeVisible()

    await page.getByRole('link', { name: `Members of ${title}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Event Members' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).fill('Hamza Tariq')
    // The search is applied after a debounce.
    await expect(page.getByRole('link', { name: /^See billing details/ })).toHaveCount(1)
    await page.getByRole('link', { name: /^See billing details/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Billing details' })).toBeVisible()
    await page.getByRole('button', { name: /Payment Status/ }).click()
    await page.getByRole('option', { name: 'Paid' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('link', { name: 'Back to Members' }).click()
    await expect(page.getByRole('row', { name: /Hamza Tariq/ })).toContainText('Paid')

    await student.reload()
    await expect(student.getByRole('heading', { level: 1, name: 'Your payment is approved' })).toBeVisible()
    await student.getByRole('link', { name: 'All events' }).click()
    await expect(student.getByRole('button', { name: `Join ${title}` })).toBeVisible()
    await context.close()
    expect(await studentId(await asAdmin(request), email)).toBeGreaterThan(0)
  },
)

test('a teacher is allotted to a student', { tag: '@server' }, async ({ page, request }) => {
  await openAsAdmin(page, '/admin/allot-teacher', 'Allotted Teachers')
  const admin = await asAdmin(request)
  const count = async () =>
    (await admin<{ teacherAllotment: unknown[] }>({ method: 'GET', path: 'teacher-allotment/get' })).teacherAllotment
      .length
  const before = await count()
  await page.getByRole('button', { name: 'Allot Teacher' }).click()
  await choose(page, /^Student/, 'STD-007')
  await choose(page, /^Teacher/, 'TCH-001')
  await choose(page, /^Course/, 'Tajweed for beginners')
  const slot = page.getByRole('group', { name: 'Time slot 1' })
  await slot.getByRole('group', { name: 'From' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('0510')
  await slot.getByRole('group', { name: 'To' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('0550')
  await page.getByRole('button', { name: 'Allot', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Allotted Teachers' })).toBeVisible()
  expect(await count()).toBe(before + 1)
})

/** Lets a teacher write the first report on a student in the class. */
async function writeReport(request: APIRequestContext, testRemarks: string): Promise<void> {
  const ids = { classId: 1, studentId: 4, courseId: 1 }
  const texts = { attendance: '90', testRemarks, classParticipation: 'Asks good questions.' }
  const teacher = await callAs(request, 'teacher')
  await teacher({ method: 'POST', path: 'student-performance/add-edit', data: { id: 0, ...ids, ...texts } })
}

test('a report is edited and deleted', { tag: '@server' }, async ({ page, request }) => {
  const remarks = `Reads at ${Date.now()}.`
  const first = `First ${remarks}`
  await writeReport(request, first)
  await openAsAdmin(page, '/admin/student-Performance-report', 'Performance report')
  await page.getByRole('searchbox', { name: 'Search' }).fill(first)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('button', { name: /^Edit / }).click()
  await page.getByRole('textbox', { name: /remarks/i }).fill(remarks)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Performance updated successfully')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill(remarks)
  const row = page.getByRole('rowheader')
  await expect(row).toHaveCount(1)
  await expect(page.getByText(remarks, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Delete / }).click()
  await confirm(page, 'Delete')
  await expect(page.getByText('Performance deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a student is found among five thousand', { tag: '@mock' }, async ({ page }) => {
  const students = Array.from({ length: 5000 }, (_, index) => ({
    id: index + 1,
    std_id: `STD-${String(index + 1).padStart(4, '0')}`,
    name: `Student number ${index + 1}`,
    email: `student${index + 1}@maktab.test`,
    contact_number: '+92 300 0000000',
    date_of_birth: '2012-01-01',
    preferred_language: 'urdu',
    class_course_data: [],
  }))
  await page.route(/\/api\/student\/get(\?|$)/, (route) => route.fulfill({ json: { students } }))
  await openAsAdmin(page, '/admin/students', 'Students')
  await expect(page.getByText('5,000 rows')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('number 4321')
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /STD-4321/ })).toBeVisible()
  await expect(page).toHaveURL(/q=number\+4321/)
})
