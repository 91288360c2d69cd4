import { type Page, expect } from '@playwright/test'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { registerWithReceipt } from './fillRegistration.ts'
import { test } from './serverFixtures.ts'
import { asAdmin, callAs, openAs, studentId } from './signIn.ts'

/** Opens the dashboard and counts presses from there; typing doesn’t count. */
async function startCounting(page: Page, who: 'admin' | 'teacher'): Promise<PressCounter> {
  await openAs(page, who, `/${who}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return countPresses(page)
}

test(
  'the admin allots a teacher to a student without one, from the list of students, in at most 4 presses',
  { tag: '@server' },
  async ({ page, request }) => {
    const { name, email } = await registerWithReceipt(request)
    const admin = await asAdmin(request)
    const id = await studentId(admin, email)
    const hand = await startCounting(page, 'admin')
    await hand.openFromMenu('Students', 'Student')
    await page.getByRole('searchbox', { name: 'Search' }).fill(email)
    await hand.press(page.getByRole('link', { name: `Allot a teacher to ${name}` }))
    await hand.press(
      page
        .getByRole('group', { name: 'Suggested teachers' })
        .getByRole('button', { name: /^Choose / })
        .first(),
    )
    await hand.press(page.getByRole('button', { name: 'Allot', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Allotted Teachers' })).toBeVisible()
    reportPresses('admin', 'allots a teacher from the list of students', hand, 4)
    const { teacherAllotment } = await admin<{ teacherAllotment: { student: { id: number } }[] }>({
      method: 'GET',
      path: 'teacher-allotment/get',
    })
    expect(teacherAllotment.filter(({ student }) => student.id === id)).toHaveLength(1)
  },
)

/** Fills in the form of a new class: types everything, presses the days, *Add time* and *Submit*. */
async function createClassTwiceAWeek(page: Page, { press }: PressCounter, title: string): Promise<void> {
  const courses = page.getByRole('combobox', { name: /^Courses/ })
  await courses.focus()
  await page.keyboard.type('Tajweed for')
  await expect(page.getByRole('option', { name: /Tajweed for beginners/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  // So early that it conflicts with nothing. The focus moves on to the end by itself.
  await page
    .getByRole('group', { name: /From$|^From/ })
    .getByRole('spinbutton')
    .first()
    .focus()
  await page.keyboard.type('05100540')
  await press(page.getByRole('group', { name: 'Time 1' }).getByText('Sat', { exact: true }))
  await press(page.getByRole('button', { name: 'Add time' }))
  // The hours are those of the first time.
  await press(page.getByRole('group', { name: 'Time 2' }).getByText('Sun', { exact: true }))
  await press(page.getByRole('button', { name: 'Submit' }))
  await expect(page.getByRole('rowheader', { name: new RegExp(`^${title}`) })).toBeVisible()
}

type Listed = { id: number; title: string; timings: { days: number[] }[] }

for (const who of ['teacher', 'admin'] as const) {
  test(
    `the ${who} creates a class with two weekly times in at most 6 presses`,
    { tag: '@server' },
    async ({ page, request }) => {
      const title = `Early group of ${who}`
      const hand = await startCounting(page, who)
      await (who === 'admin' ? hand.openFromMenu('Classes', 'Teacher') : hand.openFromMenu('Class'))
      await hand.press(page.getByRole('button', { name: who === 'admin' ? 'Create Class' : 'Create', exact: true }))
      if (who === 'admin') {
        await page.getByRole('combobox', { name: 'Teacher' }).focus()
        await page.keyboard.type('Amina')
        await expect(page.getByRole('option', { name: /Amina Yusuf/ })).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      }
      await createClassTwiceAWeek(page, hand, title)
      reportPresses(who, 'creates a class with two weekly times', hand, 6)
      const teacher = await callAs(request, 'teacher')
      const { data } = await teacher<{ data: Listed[] }>({ method: 'GET', path: 'class/get' })
      const created = data.find((one) => one.title === title)
      expect(created?.timings.map(({ days }) => days)).toEqual([[6], [7]])
      await teacher({ method: 'DELETE', path: `class/delete/${created?.id}` })
    },
  )
}

test(
  'the admin messages the guardians of three selected students in at most 8 presses',
  { tag: '@server' },
  async ({ page, context, request }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    const hand = await startCounting(page, 'admin')
    await hand.openFromMenu('Students', 'Student')
    const names = ['Zaynab Malik', 'Omar Haddad', 'Sara Thompson']
    for (const name of names) await hand.press(page.getByRole('checkbox', { name: `Select ${name}` }).first())
    await hand.press(page.getByRole('group', { name: /^Selected rows/ }).getByRole('button', { name: 'Message' }))
    await page.getByRole('textbox', { name: 'Message' }).fill('Lessons start again on Monday.')
    for (const index of names.keys()) {
      const opened = page.waitForEvent('popup')
      await hand.press(page.locator('[data-is-next]'))
      const url = new URL((await opened).url())
      expect(url.searchParams.get('text')).toContain('Lessons start again on Monday.')
      await expect(page.getByText(`${index + 1} of 3 opened`)).toBeVisible()
    }
    reportPresses('admin', 'messages three selected students', hand, 8)
    const admin = await asAdmin(request)
    const readHistory = () =>
      admin<{ acts: { kind: string; record: { name: string } }[] }>({ method: 'GET', path: 'acts/get?limit=3' })
    await expect
      .poll(async () => (await readHistory()).acts.map(({ kind, record }) => `${kind} ${record.name}`).toSorted())
      .toEqual(names.map((name) => `messageByWhatsApp ${name}`).toSorted())
  },
)

test('a list is walked, selected and opened by keys', { tag: '@server' }, async ({ page }) => {
  await openAs(page, 'admin', '/admin/students')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 selected')).toBeHidden()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts.getByText('Open the row')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows.nth(2)).toBeFocused()
  const name = await rows.nth(2).getByRole('rowheader').innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: name.trim() })).toBeVisible()
})
