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
    'Dashboard, Timetable, Inbox, Courses, Teacher, Classes, Teachers, Student, Students, Allot teachers, Performance report, ' +
      'Money, Income, Monthly fees, Discounts, Upcoming Events, Policy, School settings',
  ],
  ['student', 'Dashboard, Timetable, Course, Courses, Enrolled Courses, Upcoming Events, Policy, Billing'],
  ['teacher', 'Dashboard, Timetable, Class, Add Students, Course, Students, Performance Report'],
] as const)('the menu of a %s', async (role, words) => {
  await openApp(`/${role}/dashboard`, { as: role, situations: { listWaiting: 'empty' } })
  await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const entries = () => [...menu.element().querySelectorAll('a, button')].map(({ textContent }) => textContent)
  await expect.poll(() => entries().join(', ')).toBe(words)
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

test('below 1024 px the sidebar folds by itself, and is as it was above', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  await resize(1024)
  await expect.element(page.getByRole('button', { name: 'Fold the sidebar' })).toBeVisible()
  const { cookie } = document
  await resize(1023)
  await page.getByRole('button', { name: 'Unfold the sidebar' }).click()
  await expect.element(page.getByRole('button', { name: 'Fold the sidebar' })).toBeVisible()
  await resize(900)
  await page.getByRole('button', { name: 'Fold the sidebar' }).click()
  await expect.poll(() => widthOf(sidebar())).toBe(3 * REM)
  await resize(1024)
  await expect.poll(() => widthOf(sidebar())).toBe(16 * REM)
  expect(document.cookie).toBe(cookie)
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
