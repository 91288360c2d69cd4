import { type Page, expect } from '@playwright/test'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { test } from './serverFixtures.ts'
import { expectPath, openAs } from './signIn.ts'

type Flow = {
  who: 'student' | 'teacher'
  does: string
  most: number
  from?: string
  play: (page: Page, hand: PressCounter) => Promise<void>
}

const openDays = (page: Page) =>
  page.getByRole('button', { name: /^Practice done on/, pressed: false }).and(page.locator(':enabled'))

const flows: readonly Flow[] = [
  {
    who: 'student',
    does: 'marks a day of practice',
    most: 1,
    play: async (page, { press }) => {
      const marked = page.waitForResponse(/practice\/mark/)
      await press(openDays(page).first())
      expect((await marked).status()).toBe(200)
    },
  },
  {
    who: 'teacher',
    does: 'changes the practice, from the register',
    most: 2,
    from: '/teacher/classes?class=1&view=register&day=2026-11-16',
    play: async (page, { press }) => {
      await press(page.getByRole('button', { name: 'Edit practice' }))
      // Typing isn’t a press.
      await page.getByRole('textbox', { name: 'Practice until the next lesson' }).fill('Read al-Fil three times.')
      await press(page.getByRole('button', { name: 'Save practice' }))
      await expect(page.getByText('Practice saved')).toBeVisible()
    },
  },
]

for (const { who, does, most, from = `/${who}/dashboard`, play } of flows) {
  test(`the ${who} ${does} in at most ${most} presses`, { tag: '@mock' }, async ({ page }) => {
    await openAs(page, who, from)
    await expectPath(page, from.split('?')[0] ?? from)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hand = countPresses(page)
    await play(page, hand)
    reportPresses(who, does, hand, most)
  })
}

test(
  'a student practises what the teacher set, and a marked day stays marked',
  { tag: ['@server', '@fast'] },
  async ({ page }) => {
    const text = 'Read al-Ma‘un three times, slowly.'
    // The register opens on the last lesson.
    await openAs(page, 'teacher', '/teacher/classes?class=1&view=register')
    const field = page.getByRole('textbox', { name: 'Practice until the next lesson' })
    const edit = page.getByRole('button', { name: 'Edit practice' })
    await expect(field.or(edit)).toBeVisible()
    if (await edit.isVisible()) await edit.click()
    await field.fill(text)
    await page.getByRole('button', { name: 'Save practice' }).click()
    await expect(page.getByText('Practice saved')).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()

    await openAs(page, 'student', '/student/dashboard')
    await expect(page.getByText(text)).toBeVisible()
    const name = await openDays(page).first().getAttribute('aria-label')
    const pressed = page.getByRole('button', { name: name ?? '', pressed: true })
    const before = await pressed.count()
    const marked = page.waitForResponse(/practice\/mark/)
    await openDays(page).first().click()
    await expect(pressed).toHaveCount(before + 1)
    expect((await marked).status()).toBe(200)
    await page.reload()
    await expect(pressed).toHaveCount(before + 1)
  },
)
