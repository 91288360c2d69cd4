import { expect } from '@playwright/test'
import { countPresses, reportPresses } from './countPresses.ts'
import { goToTimes } from './fillRegistration.ts'
import { test } from './serverFixtures.ts'
import { openAs } from './signIn.ts'

test(
  'a visitor asks for a trial lesson in at most 6 presses, the office arranges it in at most 4, and the family registers',
  { tag: ['@server', '@fast'] },
  async ({ page, browser, baseURL }) => {
    const name = `Zoya ${Math.random().toString(36).slice(2, 8).replaceAll(/\d/g, 'x')}`
    await page.goto('/try-a-lesson?course=4')
    const visitor = countPresses(page)
    await page.getByRole('textbox', { name: 'Student’s name' }).fill(name)
    await page.getByRole('textbox', { name: 'Age' }).fill('8')
    await visitor.press(page.getByRole('radiogroup', { name: 'Language of the lesson' }).getByText('English'))
    for (const field of [/\bDay$/, /\bTime$/]) {
      await visitor.press(page.getByRole('button', { name: field }).first())
      await visitor.press(page.getByRole('listbox').getByRole('option').nth(2))
    }
    await page.getByRole('textbox', { name: 'WhatsApp number' }).fill('+44 20 5550142')
    await visitor.press(page.getByRole('button', { name: 'Ask for a free lesson' }))
    await expect(page.getByRole('heading', { level: 1, name: 'We received your request' })).toBeVisible()
    reportPresses('visitor', 'asks for a trial lesson', visitor, 6)

    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const office = await context.newPage()
    await openAs(office, 'admin', '/admin/dashboard')
    const hand = countPresses(office)
    await hand.openFromMenu('Inbox')
    await hand.press(office.getByRole('button', { name: new RegExp(`^${name}`) }))
    await hand.press(office.getByRole('button', { name: 'Arrange…' }))
    await hand.press(office.getByRole('button', { name: 'Arrange', exact: true }))
    const message = office.getByRole('dialog', { name: 'Tell the family' })
    await expect(message.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(name))
    reportPresses('admin', 'arranges a trial lesson', hand, 4)
    await context.close()

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your trial lesson is arranged' })).toBeVisible()
    await page.getByRole('link', { name: 'Register now' }).click()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
    await goToTimes(page)
    await expect(page.getByRole('group', { name: /^From/ }).getByRole('spinbutton').first()).toHaveAttribute(
      'aria-valuenow',
      /\d/,
    )
  },
)
