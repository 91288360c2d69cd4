import { type Page, expect } from '@playwright/test'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { expectPath, openAs, signIn, signInAsNewStudent } from './signIn.ts'
import { test } from './serverFixtures.ts'

type Flow = {
  does: string
  /** The current number from the dashboard on; it may only decrease. */
  most: number
  /** The time, if it determines what is visible. */
  at?: string
  play: (page: Page, hand: PressCounter) => Promise<void>
}

const COURSE = 'Tajweed for beginners'

const flows: readonly Flow[] = [
  {
    does: 'joins the lesson that begins, after signing in',
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
    does: 'opens the form for what is due',
    most: 1,
    play: async (page, { press }) => {
      const needs = page.getByRole('region', { name: 'Needs your attention' })
      await press(needs.getByRole('link', { name: `Pay $45 for ${COURSE}` }).first())
      await expect(page.getByRole('heading', { level: 1, name: /^Pay a monthly fee/ })).toBeVisible()
    },
  },
  {
    does: 'sees what is owed',
    most: 2,
    play: async (page, { openFromMenu }) => {
      await openFromMenu('Billing')
      await expect(page.getByRole('region', { name: 'What you owe' })).toContainText(/To pay\$\d+/)
    },
  },
  {
    does: 'sees what a course has taught so far',
    most: 1,
    play: async (page, { press }) => {
      await press(page.getByRole('link', { name: `See outlines of ${COURSE}` }))
      await expect(page.getByText(/^Done on /).first()).toBeVisible()
    },
  },
  {
    does: 'opens the last report of a course',
    most: 1,
    play: async (page, { press }) => {
      await press(page.getByRole('link', { name: new RegExp(`^Report of .+: ${COURSE}$`) }))
      await expect(page.getByRole('heading', { level: 1, name: /^Student Performance Report/ })).toBeVisible()
    },
  },
]

for (const { does, most, at, play } of flows) {
  test(`the student ${does} in at most ${most} presses`, { tag: '@mock' }, async ({ page }) => {
    if (at === undefined) await openAs(page, 'student', '/student/dashboard')
    else {
      // A session of another date would be expired or not valid yet.
      await page.clock.setFixedTime(at)
      await signIn(page, 'student')
    }
    await expectPath(page, '/student/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hand = countPresses(page)
    await play(page, hand)
    reportPresses('student', does, hand, most)
  })
}

test('a new student sees what comes next without a press', { tag: '@server' }, async ({ page, request }) => {
  await signInAsNewStudent(page, request, 'Hafsa Rahim')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Hafsa Rahim' })).toBeVisible()
  const firstDays = page.getByRole('region', { name: 'Your first days' })
  await expect(firstDays.locator('[aria-current=step]')).toBeVisible()
  await expect(page.getByRole('list', { name: 'At a glance' })).toBeHidden()
  await expect(page.getByText('No enrolled courses found.')).toBeHidden()
})
