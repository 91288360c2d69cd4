import { onTestFinished, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

const REM = 16
const menu = page.getByRole('navigation', { name: 'Main' })
const sidebar = () => menu.element().parentElement!
const widthOf = (element: Element) => element.getBoundingClientRect().width

async function resize(width: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, 800)
}

// proves 1§2.shell.1
test('the header has the trigger of the menu, the logo and the school’s name', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  const header = page.getByRole('banner')
  await expect.element(header.getByRole('button', { name: 'Fold the sidebar' })).toBeVisible()
  const home = header.getByRole('link', { name: 'Maktab' })
  await expect.element(home).toBeVisible()
  expect(home.element().querySelector('svg')).not.toBeNull()
})

// proves 1§2.shell.10, 1§2.shell.11, 1§2.shell.12
test.each([
  [
    'admin',
    'Dashboard, Courses, Teacher, Classes, Teachers, Student, Students, Allot teachers, Performance report, ' +
      'Upcoming Events, Policy, Inbox, Timetable, School settings, Money, Income, Monthly fees, Discounts',
  ],
  ['student', 'Dashboard, Course, Courses, Enrolled Courses, Upcoming Events, Policy, Billing, Timetable'],
  ['teacher', 'Dashboard, Class, Add Students, Course, Students, Performance Report, Timetable'],
] as const)('the menu of a %s', async (role, words) => {
  await openApp(`/${role}/dashboard`, { as: role, situations: { listWaiting: 'empty' } })
  await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const entries = () => [...menu.element().querySelectorAll('a, button')].map(({ textContent }) => textContent)
  await expect.poll(() => entries().join(', ')).toBe(words)
})

const typedRoles = ['admin', 'student', 'teacher'] as const

const specified = {
  admin:
    'Dashboard, Courses, Teacher, Classes, Teachers, Student, Students, Allot teachers, Performance report, ' +
    'Upcoming Events, Policy, Inbox',
  student: 'Dashboard, Course, Courses, Enrolled Courses, Upcoming Events, Policy, Billing',
  teacher: 'Dashboard, Class, Add Students, Course, Students, Performance Report',
} as const

// proves 1§2.shell.10, 1§2.shell.11, 1§2.shell.12
test.each(typedRoles)('on a backend without extensions the menu of a %s has no page of an extension', async (role) => {
  await openApp(`/${role}/policy`, { as: role, situations: { getSettings: 'unknownCall' } })
  await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const entries = () => [...menu.element().querySelectorAll('a, button')].map(({ textContent }) => textContent)
  await expect.poll(() => entries().join(', ')).toMatch(new RegExp(`^${specified[role]}\\d*$`))
  await page.getByRole('button', { name: /Salma Farooq/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /reminders/ }).query()).toBeNull()
})

// proves 1§2.shell.4, 1§2.shell.5
test('groups open and close', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  const group = menu.getByRole('button', { name: 'Teacher' })
  await expect.element(menu.getByRole('link', { name: 'Teachers' })).toBeVisible()
  await group.click()
  await expect.element(menu.getByRole('link', { name: 'Teachers' })).not.toBeInTheDocument()
  await group.click()
  await expect.element(menu.getByRole('link', { name: 'Teachers' })).toBeVisible()
})

// proves 1§9.4
test('the sidebar is 16rem wide, and 3rem when it is folded', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  await expect.element(menu).toBeVisible()
  await expect.poll(() => widthOf(sidebar())).toBe(16 * REM)
  await page.getByRole('button', { name: 'Fold the sidebar' }).click()
  await expect.poll(() => widthOf(sidebar())).toBe(3 * REM)
  await page.getByRole('button', { name: 'Unfold the sidebar' }).click()
  await expect.poll(() => widthOf(sidebar())).toBe(16 * REM)
})

const fold = page.getByRole('button', { name: 'Fold the sidebar' })
const unfold = page.getByRole('button', { name: 'Unfold the sidebar' })

// proves 1§4.17, 1§9.3
test('the user’s choice folds or expands the sidebar at every width from 768 px', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  await fold.click()
  expect(document.cookie).toContain('sidebar_state=false')
  for (const width of [1280, 1023, 768]) {
    await resize(width)
    await expect.element(unfold).toBeVisible()
  }
  await unfold.click()
  expect(document.cookie).toContain('sidebar_state=true')
  for (const width of [768, 1023, 1280]) {
    await resize(width)
    await expect.element(fold).toBeVisible()
    await expect.poll(() => widthOf(sidebar())).toBe(16 * REM)
  }
})

// proves 1§9.2, 1§9.4
test('below 768 px the menu is a sheet of 18rem, from there on a sidebar', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  await resize(768)
  await expect.element(menu).toBeVisible()
  await resize(767)
  await expect.element(menu).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(sheet.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect.poll(() => widthOf(sheet.element().parentElement!)).toBe(18 * REM)
})

// proves 1§9.6
test('tooltips come at once, and only where the sidebar is folded', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  const link = menu.getByRole('link', { name: 'Dashboard' })
  await link.hover()
  expect(page.getByRole('tooltip').elements()).toHaveLength(0)
  await userEvent.unhover(link)
  await page.getByRole('button', { name: 'Fold the sidebar' }).click()
  // With the page’s timers standing still, a tooltip that waits for one never comes.
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await link.hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Dashboard')
  vi.useRealTimers()
  await userEvent.unhover(link)
  await page.getByRole('button', { name: 'Unfold the sidebar' }).click()
})
