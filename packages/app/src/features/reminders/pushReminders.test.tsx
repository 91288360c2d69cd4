import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

test('a browser that can’t show reminders is offered none, whatever the school can', async () => {
  await openApp('/student/reminders', { as: 'student', situations: { getReminders: 'withPush' } })
  await expect.element(page.getByRole('checkbox', { name: 'An hour before a lesson' })).toBeVisible()
  expect(page.getByRole('switch', { name: 'Show reminders on this device' }).elements()).toHaveLength(0)
})
