import { type Page, expect } from '@playwright/test'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { expectPath, signIn } from './signIn.ts'
import { test } from './serverFixtures.ts'

type Flow = {
  does: string
  /** The current number from the page on; it may only decrease. */
  most: number
  /** The time, in the week of the examples’ timetable. */
  at?: string
  /** The page on which counting starts; the dashboard by default. */
  from?: string
  play: (page: Page, hand: PressCounter) => Promise<void>
}

/** Tuesday morning. */
const TUESDAY = '2026-03-24T09:00:00Z'
/** Thursday morning, after a lesson without marks. */
const THURSDAY = '2026-03-26T09:00:00Z'

const openRegister = (page: Page) => page.getByRole('link', { name: /^(Mark|See) attendance: Qaida, little ones/ })

/** Waits for the request of a mark: the mock saves nothing, so its list of marks soon replaces what the page shows. */
async function expectMarkSent(page: Page, status: string, mark: () => Promise<void>): Promise<void> {
  const sent = page.waitForRequest((request) => request.url().includes('/attendence/add-edit/'))
  await mark()
  expect((await sent).postDataJSON()).toMatchObject({ status })
}

async function markEveryonePresent(page: Page, press: PressCounter['press']): Promise<void> {
  const everyone = page.getByRole('button', { name: /^Mark (?:everyone|the (?:last one|other \d+)) present$/ })
  await expectMarkSent(page, 'present', () => press(everyone))
}

async function writeReport(page: Page, { press, fill }: PressCounter): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Attendance' })).not.toHaveValue('')
  await fill(page.getByRole('textbox', { name: 'Test remarks' }), 'Reads with care.')
  await fill(page.getByRole('textbox', { name: 'Class participation' }), 'Asks good questions.')
  await press(page.getByRole('button', { name: 'Submit' }))
  // The student of the examples has a report already.
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }))
  await expectPath(page, '/teacher/student-performance')
  await expect(page.getByRole('heading', { level: 1, name: 'Performance Report' })).toBeVisible()
}

const flows: readonly Flow[] = [
  {
    does: 'marks a whole class, from the dashboard',
    most: 2,
    play: async (page, { press }) => {
      await press(openRegister(page))
      await markEveryonePresent(page, press)
    },
  },
  {
    does: 'marks a whole class, from the class list',
    most: 2,
    from: '/teacher/classes',
    play: async (page, { press }) => {
      await press(page.getByRole('link', { name: 'Mark attendance: Tajweed, Monday group', exact: true }))
      await markEveryonePresent(page, press)
    },
  },
  {
    does: 'marks a whole class, from the timetable',
    most: 2,
    at: THURSDAY,
    from: '/teacher/timetable',
    play: async (page, { press }) => {
      await press(page.getByRole('link', { name: /^Mark attendance: / }).first())
      await markEveryonePresent(page, press)
    },
  },
  {
    does: 'corrects a mark of the lesson before',
    most: 3,
    play: async (page, { press }) => {
      await press(openRegister(page))
      await press(page.getByRole('button', { name: /^Previous lesson: / }))
      await expectMarkSent(page, 'absent', () => press(page.getByRole('button', { name: /^Absent: / }).first()))
    },
  },
  {
    does: 'writes a report that is due',
    most: 6,
    play: async (page, hand) => {
      await hand.press(page.getByRole('link', { name: /^Write report: / }).first())
      await writeReport(page, hand)
    },
  },
  {
    does: 'writes a report from the register',
    most: 6,
    from: '/teacher/classes?class=2&view=register&day=2026-11-18',
    at: '2026-11-20T09:00:00Z',
    play: async (page, hand) => {
      await hand.press(page.getByRole('button', { name: 'Write report…' }))
      await hand.press(page.getByRole('menuitem', { name: /Omar Haddad/ }))
      await writeReport(page, hand)
    },
  },
  {
    does: 'cancels a lesson and tells the students',
    most: 4,
    play: async (page, { openFromMenu, press }) => {
      await openFromMenu('Timetable')
      await press(page.getByRole('button', { name: /19:00 – 20:00/ }).first())
      await press(page.getByRole('button', { name: 'Cancel lesson…' }))
      await press(page.getByRole('button', { name: /^Cancel lesson on / }))
      await expect(page.getByText('Cancelled. Students will be notified.')).toBeVisible()
    },
  },
]

for (const { does, most, at = TUESDAY, from, play } of flows) {
  test(`the teacher ${does} in at most ${most} presses`, { tag: '@mock' }, async ({ page }) => {
    // A session of another date would be expired or not valid yet.
    await page.clock.setFixedTime(at)
    await signIn(page, 'teacher')
    await expectPath(page, '/teacher/dashboard')
    if (from !== undefined) await page.goto(from)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hand = countPresses(page)
    await play(page, hand)
    reportPresses('teacher', does, hand, most)
  })
}
