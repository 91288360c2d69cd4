import { type Page, expect } from '@playwright/test'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { asAdmin, studentId, expectPath, openAs, signIn } from './signIn.ts'
import { firstPurchase, receipt } from './paymentSteps.ts'
import { registerWithReceipt } from './fillRegistration.ts'
import { test } from './serverFixtures.ts'

type Flow = {
  who: 'admin' | 'teacher' | 'student'
  does: string
  /** The current number from the dashboard on; it may only decrease. */
  most: number
  /** The time, if it determines what is visible. */
  at?: string
  play: (page: Page, hand: PressCounter) => Promise<void>
}

/** Student, course and times are already filled in. */
async function takeFirstTeacher(page: Page, press: PressCounter['press']): Promise<void> {
  await press(
    page
      .getByRole('group', { name: 'Suggested teachers' })
      .getByRole('button', { name: /^Choose / })
      .first(),
  )
  await press(page.getByRole('button', { name: 'Allot', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Allotted Teachers' })).toBeVisible()
}

const flows: readonly Flow[] = [
  {
    who: 'admin',
    does: 'approves a teacher and hands the login over',
    most: 3,
    play: async (page, { openFromMenu, press }) => {
      await openFromMenu('Inbox')
      await press(page.getByRole('button', { name: 'Approve Yasmin Dupont…' }))
      await press(page.getByRole('button', { name: 'Approve and copy login' }))
      await expect(page.getByRole('link', { name: 'Next: assign a course' })).toBeVisible()
    },
  },
  {
    who: 'admin',
    does: 'finds a student',
    most: 3,
    play: async (page, { openFromMenu, press, fill }) => {
      await openFromMenu('Students', 'Student')
      await fill(page.getByRole('searchbox', { name: 'Search' }), 'Omar')
      await expect(page.getByRole('rowheader').filter({ hasNotText: 'Omar' })).toHaveCount(0)
      await press(page.getByRole('link', { name: /Omar Haddad/ }).first())
      await expect(page.getByRole('heading', { level: 1, name: /Omar Haddad/ })).toBeVisible()
    },
  },
  {
    who: 'admin',
    does: 'finds a student from any page',
    most: 3,
    play: async (page, { press, fill }) => {
      await press(page.getByRole('button', { name: 'Search', exact: true }))
      await fill(page.getByRole('combobox', { name: 'Search the school' }), 'Omar')
      await press(page.getByRole('option', { name: /Omar Haddad/ }))
      await expect(page.getByRole('heading', { level: 1, name: /Omar Haddad/ })).toBeVisible()
    },
  },
  {
    who: 'admin',
    does: 'decides a payment for a course, once the inbox is open',
    most: 2,
    play: async (page, { press }) => {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Inbox/ })
        .click()
      await press(page.getByRole('button', { name: /^مريم الفاسي.*Course payment/ }))
      await press(page.getByRole('button', { name: 'Approve', exact: true }))
      await expect(page.getByText(/^Approved:/)).toBeVisible()
    },
  },
  {
    who: 'admin',
    does: 'decides the receipt that waits longest',
    most: 2,
    play: async (page, { openFromMenu, press }) => {
      await openFromMenu('Inbox')
      await press(page.getByRole('button', { name: 'Approve', exact: true }))
      await expect(page.getByText(/^Approved:/)).toBeVisible()
    },
  },
  {
    who: 'admin',
    does: 'allots a teacher, from the list of students',
    most: 5,
    play: async (page, { openFromMenu, press }) => {
      await openFromMenu('Students', 'Student')
      await press(page.getByRole('button', { name: 'More actions: Zaynab Malik' }))
      await press(page.getByRole('menuitem', { name: 'Allot a teacher to Zaynab Malik' }))
      await takeFirstTeacher(page, press)
    },
  },
  {
    who: 'admin',
    does: 'opens the settings',
    most: 1,
    play: async (page, { press }) => {
      const inMenu = page.getByRole('link', { name: 'School settings' })
      const account = page.getByRole('button', { name: /^Account|@maktab\.test$/ })
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
      if (await inMenu.isVisible()) await press(inMenu)
      else {
        await press(account)
        await press(page.getByRole('menuitem', { name: 'School settings' }))
      }
      await expectPath(page, '/admin/settings')
    },
  },
  {
    who: 'student',
    does: 'sees when the next class is',
    most: 2,
    play: async (page, { openFromMenu, press }) => {
      await openFromMenu('Enrolled Courses', 'Course')
      await press(page.getByRole('link', { name: /^Classes/ }).first())
    },
  },
  {
    who: 'student',
    does: 'joins the next class',
    most: 1,
    // In the week of the examples’ timetable.
    at: '2026-03-24T20:22:00Z',
    play: async (page, { press }) => {
      const opened = page.waitForEvent('popup')
      await press(page.getByRole('link', { name: /^Join Tajweed, evening/ }))
      await opened
    },
  },
  {
    who: 'student',
    does: 'buys a course',
    most: 10,
    play: async (page, { openFromMenu, press, addPicture, type }) => {
      await openFromMenu('Courses', 'Course')
      await press(firstPurchase(page))
      await addPicture(page.getByRole('button', { name: 'Choose image' }), receipt)
      await press(page.getByRole('button', { name: /Payment method/ }))
      await press(page.getByRole('option', { name: 'Bank transfer' }))
      await press(page.getByRole('group', { name: /^From/ }).getByRole('spinbutton').first())
      await type('16001730')
      await press(page.getByRole('button', { name: 'Submit' }))
      await expect(page.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeVisible()
    },
  },
  {
    who: 'student',
    does: 'pays for an event',
    most: 8,
    play: async (page, { openFromMenu, press, addPicture }) => {
      await openFromMenu('Upcoming Events')
      await press(page.getByRole('link', { name: /^(Purchase|Send another receipt for) / }).first())
      await addPicture(page.getByRole('button', { name: 'Choose image' }), receipt)
      await press(page.getByRole('button', { name: /Payment method/ }))
      await press(page.getByRole('option', { name: 'Bank transfer' }))
      await press(page.getByRole('button', { name: 'Submit Payment' }))
      await expect(page.getByRole('heading', { level: 2, name: 'Questions?' })).toBeVisible()
    },
  },
  {
    who: 'teacher',
    does: 'marks a whole class',
    most: 2,
    // A day with lessons.
    at: '2026-03-24T09:00:00Z',
    play: async (page, { press }) => {
      await press(page.getByRole('link', { name: /^(Mark|See) attendance: Qaida, little ones/ }))
      await press(page.getByRole('button', { name: /^Mark (?:everyone|the (?:last one|other \d+)) present$/ }))
      await expect(page.getByText(/\d+ present/).first()).toBeVisible()
    },
  },
]

for (const { who, does, most, at, play } of flows) {
  test(`the ${who} ${does} in at most ${most} presses`, { tag: '@mock' }, async ({ page }) => {
    if (at === undefined) await openAs(page, who, `/${who}/dashboard`)
    else {
      // A session of another date would be expired or not valid yet.
      await page.clock.setFixedTime(at)
      await signIn(page, who)
    }
    await expectPath(page, `/${who}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hand = countPresses(page)
    await play(page, hand)
    reportPresses(who, does, hand, most)
  })
}

// proves X57
test(
  'the admin allots a teacher to a waiting student in at most 5 presses',
  { tag: '@server' },
  async ({ page, request }) => {
    const { name, email } = await registerWithReceipt(request)
    const admin = await asAdmin(request)
    const id = await studentId(admin, email)
    const { data } = await admin<{ data: { id: number }[] }>({
      method: 'GET',
      path: `student/get/billing-details/${id}`,
    })
    for (const purchase of data) {
      await admin({
        method: 'PUT',
        path: 'student/update-purchase-status',
        data: { id: purchase.id, paymentStatus: 'paid' },
      })
    }
    await openAs(page, 'admin', '/admin/dashboard')
    const hand = countPresses(page)
    await hand.press(page.getByRole('link', { name: 'Students without a teacher' }))
    const pending = page.getByRole('region', { name: 'Inbox items' })
    await hand.press(pending.getByRole('button', { name: new RegExp(`^${name}`) }))
    await hand.press(page.getByRole('link', { name: 'Allot a teacher' }))
    await expect(page.getByRole('combobox', { name: 'Student' })).toHaveValue(new RegExp(name))
    await takeFirstTeacher(page, hand.press)
    reportPresses('admin', 'allots a teacher to a student who waits', hand, 5)
    const { teacherAllotment } = await admin<{ teacherAllotment: { student: { id: number } }[] }>({
      method: 'GET',
      path: 'teacher-allotment/get',
    })
    expect(teacherAllotment.filter(({ student }) => student.id === id)).toHaveLength(1)
  },
)
