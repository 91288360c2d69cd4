import { onTestFinished, expect, test, vi } from 'vitest'
import { page, userEvent, cdp } from 'vitest/browser'
import { openApp, EMAIL } from '../testing/openApp.tsx'
import type { Role } from '../addresses/roles.ts'
import { createMarkStorage } from '../features/attendance/markStorage.ts'
import { getAccountId } from '../session/storedSession.ts'

const REM = 16
const menu = page.getByRole('navigation', { name: 'Main' })
const sidebar = () => menu.element().parentElement!
const widthOf = (element: Element) => element.getBoundingClientRect().width

async function resize(width: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, 800)
}

// proves 1§2.shell.1
test('the header has the menu trigger, the logo and the school’s name', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  const header = page.getByRole('banner')
  await expect.element(header.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
  const home = header.getByRole('link', { name: 'Maktab' })
  await expect.element(home).toBeVisible()
  expect(home.element().querySelector('svg')).not.toBeNull()
})

// proves 1§2.shell.10, 1§2.shell.11, 1§2.shell.12
test.each([
  [
    'admin',
    'Dashboard, Courses, Teacher, Classes, Teachers, Student, Students, Allot teachers, Performance report, Trial lessons, ' +
      'Upcoming Events, Policy, Inbox, Timetable, Money, Income, Monthly fees, Discounts',
  ],
  ['student', 'Dashboard, Course, Courses, Enrolled Courses, Upcoming Events, Policy, Billing, Timetable'],
  ['teacher', 'Dashboard, Class, Add Students, Course, Students, Performance Report, Timetable'],
] as const)('the menu of a %s', async (role, text) => {
  await openApp(`/${role}/dashboard`, { as: role, situations: { listWaiting: 'empty' } })
  await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const entries = () => [...menu.element().querySelectorAll('a, button')].map(({ textContent }) => textContent)
  await expect.poll(() => entries().join(', ')).toBe(text)
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
test.each(typedRoles)('on a backend without extensions the menu of a %s has no extension pages', async (role) => {
  await openApp(`/${role}/policy`, { as: role, situations: { getSettings: 'unknownCall' } })
  await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const entries = () => [...menu.element().querySelectorAll('a, button')].map(({ textContent }) => textContent)
  await expect.poll(() => entries().join(', ')).toMatch(new RegExp(`^${specified[role]}\\d*$`))
  await page.getByRole('button', { name: /Salma Farooq/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /reminders/ }).query()).toBeNull()
})

// proves 1§2.shell.4, 1§2.shell.5
test('groups expand and collapse', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  const group = menu.getByRole('button', { name: 'Teacher' })
  await expect.element(menu.getByRole('link', { name: 'Teachers' })).toBeVisible()
  await group.click()
  await expect.element(menu.getByRole('link', { name: 'Teachers' })).not.toBeInTheDocument()
  await group.click()
  await expect.element(menu.getByRole('link', { name: 'Teachers' })).toBeVisible()
})

// proves 1§9.4
test('the sidebar is 16rem wide, and 3rem when it is collapsed', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  await expect.element(menu).toBeVisible()
  await expect.poll(() => widthOf(sidebar())).toBe(16 * REM)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(() => widthOf(sidebar())).toBe(3 * REM)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect.poll(() => widthOf(sidebar())).toBe(16 * REM)
})

const fold = page.getByRole('button', { name: 'Collapse sidebar' })
const unfold = page.getByRole('button', { name: 'Expand sidebar' })

// proves 1§4.17, 1§9.3
test('the user’s choice collapses or expands the sidebar at every width from 768 px', async () => {
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
test('the menu is a sheet of 18rem below 768 px and a sidebar above', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  await resize(768)
  await expect.element(menu).toBeVisible()
  await resize(767)
  await expect.element(menu).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(sheet.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect.poll(() => widthOf(sheet.element().parentElement!)).toBe(18 * REM)
})

// proves 1§9.6
test('tooltips show at once, and only in the collapsed sidebar', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  const link = menu.getByRole('link', { name: 'Dashboard' })
  await link.hover()
  expect(page.getByRole('tooltip').elements()).toHaveLength(0)
  await userEvent.unhover(link)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  // With frozen timers a delayed tooltip would never show.
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await link.hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Dashboard')
  vi.useRealTimers()
  await userEvent.unhover(link)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
})

/** Opens the app as after a reload that left an unsent mark. */
async function openWithStoredMark(role: Role) {
  createMarkStorage(localStorage, getAccountId(EMAIL)).put({
    classId: 1,
    studentId: 4,
    date: '2026-11-19',
    status: 'absent',
  })
  const fetch = await openApp(`/${role}/dashboard`, { as: role })
  await expect.element(page.getByRole('heading', { level: 1, name: /^Dashboard/ })).toBeVisible()
  return fetch
}

const isStored = () => Object.keys(localStorage).some((name) => name.startsWith('mark:'))

// proves D26.3
test('a mark left by a reload is sent once from any page of a teacher', async () => {
  const fetch = await openWithStoredMark('teacher')
  const sent = () => fetch.requests.filter(({ operationId }) => operationId === 'saveAttendance')
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toEqual([{ classId: 1, studentId: 4, date: '2026-11-19', status: 'absent' }])
  await expect.poll(isStored).toBe(false)
  await page.getByRole('link', { name: 'Class', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test.each(['admin', 'student'] as const)('a %s sends no marks', async (role) => {
  const fetch = await openWithStoredMark(role)
  await expect.poll(() => fetch.requests.length).toBeGreaterThan(2)
  expect(fetch.requests.map(({ operationId }) => operationId)).not.toContain('saveAttendance')
  expect(isStored()).toBe(true)
})

type Protocol = { send: (method: string, params: object) => Promise<unknown> }

const TARGET = 44
const roles: readonly Role[] = ['admin', 'teacher', 'student']

/** Emulates a phone with touch input. */
async function emulatePhone(): Promise<void> {
  const protocol = cdp() as unknown as Protocol
  onTestFinished(async () => {
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await page.viewport(1280, 800)
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(false)
  })
  await page.viewport(390, 844)
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true)
}

const findSmallTargets = (within: string) =>
  [...document.querySelectorAll(`:is(${within}) :is(a, button, [role^=menuitem])`)]
    .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.height < TARGET || box.width < TARGET))
    .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`)

test.each(roles)('touch targets of a %s in the phone shell are at least 44 px', async (role) => {
  await openApp(`/${role}/dashboard`, { as: role })
  await emulatePhone()
  await expect.element(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible()
  expect(findSmallTargets('header, nav')).toEqual([])
  await page.getByRole('button', { name: 'More' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(sheet).toBeVisible()
  expect(findSmallTargets('[role=dialog]').filter((found) => !found.startsWith(': '))).toEqual([])
  await sheet.getByRole('button', { name: /^Account|@/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(findSmallTargets('[role=menu]')).toEqual([])
})
