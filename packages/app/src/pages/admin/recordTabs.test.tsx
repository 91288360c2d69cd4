import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

// proves X55
test.each([
  ['students?student=1', 'details', 'Student Details'],
  ['students?student=1', 'timings', 'Class Timings'],
  ['students?student=1', 'code', 'Assign ID'],
  ['students?student=1', 'billing', 'Billing'],
  ['teacher?teacher=1', 'details', 'Teacher Details'],
  ['teacher?teacher=1', 'timings', 'Class Timings'],
  ['teacher?teacher=1', 'courses', 'Assign Course'],
  ['teacher?teacher=1', 'credentials', 'Edit Login Credentials'],
])('the address %s&tab=%s leads to its section, and the focus too', async (record, tab, name) => {
  await openApp(`/admin/${record}&tab=${tab}`, { as: 'admin' })
  const section = page.getByRole('region', { name })
  await expect.element(section).toHaveFocus()
  await expect.element(section).toBeInViewport()
  await expect.element(section).not.toHaveAttribute('data-closed')
  const leads = page.getByRole('navigation', { name: /^Sections of the/ }).getByRole('link', { name })
  await expect.element(leads).toHaveAttribute('aria-current', 'location')
})
