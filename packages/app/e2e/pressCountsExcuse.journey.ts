import { type Page, expect } from '@playwright/test'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { test } from './serverFixtures.ts'
import { expectPath, openAs, signIn } from './signIn.ts'

/** Monday morning, in the week of the examples’ timetable. */
const MONDAY = '2026-03-23T05:00:00Z'

type Flow = {
  does: string
  most: number
  play: (page: Page, hand: PressCounter) => Promise<void>
}

const cannotCome = (page: Page) => page.getByRole('button', { name: /^Can’t come: / })

async function sendExcuse(page: Page, { press }: PressCounter): Promise<void> {
  await press(page.getByRole('dialog').getByRole('button', { name: 'Send' }))
  await expect(page.getByText('Excuse sent')).toBeVisible()
}

const flows: readonly Flow[] = [
  {
    does: 'can’t come to the next lesson',
    most: 2,
    play: async (page, hand) => {
      await hand.press(cannotCome(page))
      await sendExcuse(page, hand)
    },
  },
  {
    does: 'can’t come to another lesson, from the timetable',
    most: 4,
    play: async (page, hand) => {
      await hand.openFromMenu('Timetable')
      await hand.press(page.getByRole('button', { name: /19:00 – 20:00/ }).first())
      await hand.press(cannotCome(page))
      await sendExcuse(page, hand)
    },
  },
]

for (const { does, most, play } of flows) {
  test(`the student ${does} in at most ${most} presses`, { tag: '@mock' }, async ({ page }) => {
    // A session of another date would be expired or not valid yet.
    await page.clock.setFixedTime(MONDAY)
    await signIn(page, 'student')
    await expectPath(page, '/student/dashboard')
    await expect(cannotCome(page)).toBeVisible()
    const hand = countPresses(page)
    await play(page, hand)
    reportPresses('student', does, hand, most)
  })
}

const CLASS = 'Tajweed, Monday group'

/** Opens the lesson of a class next week, which no lesson of the demo school has changed. */
async function openLessonOfNextWeek(page: Page, who: 'student' | 'teacher' | 'admin'): Promise<void> {
  await openAs(page, who, `/${who}/timetable`)
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: new RegExp(CLASS) }).click()
  await expect(page.getByRole('dialog', { name: CLASS })).toBeVisible()
}

test(
  'the teacher and the office see who can’t come to a lesson, until the student can',
  { tag: ['@server', '@fast'] },
  async ({ page }) => {
    const reason = 'We’re travelling to a wedding.'
    const dialog = page.getByRole('dialog')
    await openLessonOfNextWeek(page, 'student')
    await cannotCome(page).click()
    await page.getByRole('textbox', { name: /^Reason/ }).fill(reason)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Excuse sent')).toBeVisible()
    await expect(page.getByText('You can’t come')).toBeVisible()

    for (const who of ['teacher', 'admin'] as const) {
      await openLessonOfNextWeek(page, who)
      await expect(dialog.getByText('Zaynab Malik')).toBeVisible()
      await expect(dialog.getByText(reason)).toBeVisible()
    }

    await openLessonOfNextWeek(page, 'student')
    await page.getByRole('button', { name: `I can come: ${CLASS}` }).click()
    await expect(page.getByText('Excuse withdrawn')).toBeVisible()
    await openLessonOfNextWeek(page, 'teacher')
    await expect(dialog.getByText('Zaynab Malik')).toBeHidden()
  },
)
