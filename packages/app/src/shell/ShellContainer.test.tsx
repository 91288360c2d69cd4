import { getNavigation, flattenNavigation } from '@maktab/ui/lib/navigation/navigationEntries'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { addressesByRole } from '../addresses/addressesByRole.ts'
import type { Role } from '../addresses/roles.ts'
import { openApp, currentPath } from '../testing/openApp.tsx'
import { examples } from '@maktab/contract/examples'
import { waitForPageLoaded } from '../testing/waitForPageLoaded.ts'

const roles: readonly Role[] = ['admin', 'teacher', 'student']
const menu = page.getByRole('navigation', { name: 'Main' })
const menuOf = (role: Role) => getNavigation(role, (id) => new Map(Object.entries(addressesByRole[role])).get(id)?.path)
const pathsOf = (role: Role) => flattenNavigation(menuOf(role)).map(({ path = '' }) => path)
const marked = () => [...menu.element().querySelectorAll('[aria-current]')]

// proves 1§2.shell.3, 1§2.shell.4, 1§2.shell.5
test.each(roles)('every menu entry of a %s is marked and visible on its page, however it was opened', async (role) => {
  await openApp(`/${role}/dashboard`, { as: role })
  await expect.element(menu).toBeVisible()
  for (const path of pathsOf(role)) {
    navigate(path)
    await expect.poll(() => marked().map((link) => link.getAttribute('href'))).toEqual([path])
    expect(marked()[0], path).toBeVisible()
    expect(marked()[0]?.getAttribute('aria-current')).toBe('page')
  }
})

// proves 1§2.shell.4, 1§2.shell.5
test.each(['admin', 'student'] as const)('a collapsed group of a %s is marked when its page is open', async (role) => {
  await openApp(`/${role}/dashboard`, { as: role })
  for (const { title, children = [] } of menuOf(role)) {
    for (const { path = '' } of children) {
      navigate(path)
      const group = menu.getByRole('button', { name: String(title.message), exact: true })
      await expect.element(group).toHaveAttribute('aria-expanded', 'true')
      await group.click()
      await expect.poll(marked).toEqual([group.element()])
      await group.click()
      await expect.poll(() => marked().map((link) => link.getAttribute('href'))).toEqual([path])
    }
  }
})

/** Collapses the sidebar and restores it after the test. */
async function openFolded(role: Role): Promise<HTMLElement[]> {
  await openApp(`/${role}/dashboard`, { as: role, situations: { getCurrentUser: role, listWaiting: 'empty' } })
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  onTestFinished(() => page.getByRole('button', { name: 'Expand sidebar' }).click())
  const account = page.getByRole('button', { name: /^Account of/ })
  await expect.element(account).toBeVisible()
  const search = page.getByRole('button', { name: 'Search', exact: true })
  const own = document.querySelectorAll<HTMLElement>('nav a, nav button')
  return [search.element() as HTMLElement, ...own, account.element() as HTMLElement]
}

// proves 1§9.6
test.each(roles)('in the collapsed sidebar every entry of a %s shows its tooltip at once on hover', async (role) => {
  const entries = await openFolded(role)
  const names = entries.map((entry) => entry.getAttribute('aria-label'))
  const titles = flattenNavigation(menuOf(role)).map(({ title }) => title.message)
  const ofMenu = names.filter((name) => name !== 'School settings')
  expect(ofMenu.slice(0, titles.length + 1)).toEqual(['Search', ...titles])
  for (const entry of entries) {
    await userEvent.hover(entry)
    const label = entry.getAttribute('aria-label') ?? 'nothing'
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(label)
    await userEvent.unhover(entry)
  }
})

// proves 1§9.6
test.each(roles)('in the collapsed sidebar every entry of a %s shows its tooltip on keyboard focus', async (role) => {
  const entries = await openFolded(role)
  page.getByRole('button', { name: 'Expand sidebar' }).element().focus()
  for (const entry of entries) {
    await userEvent.tab()
    await expect.element(page.elementLocator(entry)).toHaveFocus()
    const label = entry.getAttribute('aria-label') ?? 'nothing'
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(label)
  }
  expect(currentPath()).toBe(`/${role}/dashboard`)
})

const dialog = page.getByRole('dialog', { name: 'Search' })

const { student } = examples.listTeacherAllotments[200].typical.teacherAllotment[0]!
const { class: taught } = examples.listStudentClasses[200].typical.classes[0]!

// proves X58
test.each([
  ['teacher', student.name, `/teacher/alloted-students?student=${student.id}`],
  ['student', taught.title, /^\/student\/enrolled-courses\?classes=\d+$/],
] as const)('the search of a %s finds their own records', async (role, searchText, to) => {
  const fetch = await openApp(`/${role}/dashboard`, { as: role })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.element(dialog.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard(searchText)
  await expect.element(dialog.getByRole('option', { name: new RegExp(searchText) }).first()).toBeVisible()
  expect(fetch.requests.map(({ url }) => url.pathname)).not.toContain('/api/student/get')
  await dialog
    .getByRole('option', { name: new RegExp(searchText) })
    .first()
    .click()
  await expect.poll(currentPath).toMatch(to)
  await expect.element(dialog).not.toBeInTheDocument()
})

const bar = page.getByRole('complementary', { name: 'Upcoming lesson' })
const [lesson] = examples.getTimetable[200].typical.lessons
const operationsOf = ({ requests }: Awaited<ReturnType<typeof openApp>>) =>
  requests.flatMap(({ operationId }) => operationId ?? [])

/** Moves the first lesson of the examples to start in some minutes from now. */
const startingIn = (minutes: number) => (response: unknown) => {
  const at = (from: number) => new Date(Date.now() + from * 60_000).toISOString()
  const json = JSON.stringify(response)
  return JSON.parse(json.replace(lesson!.starts.at, at(minutes)).replace(lesson!.ends.at, at(minutes + 60))) as unknown
}

// proves X47
test.each([
  ['student', '/student/billing', '/student/event', 'Upcoming Events', 'Next lesson'],
  ['teacher', '/teacher/course', '/teacher/alloted-students', 'Students', /^Today’s lessons/],
] as const)(
  'a %s sees the banner of the next lesson on every page except the dashboard, with one request',
  async (as, path, next, link, card) => {
    const fetch = await openApp(path, { as, withDeferredContent: true, transformResponse: startingIn(5) })
    await expect.element(bar.getByText(lesson!.title)).toBeVisible()
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect.poll(() => window.location.pathname).toBe(next)
    await expect.element(bar).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect.element(page.getByRole('region', { name: card }).getByText(lesson!.title)).toBeVisible()
    expect(bar.elements()).toEqual([])
    expect(operationsOf(fetch).filter((id) => id === 'getTimetable')).toHaveLength(1)
  },
)

// proves X47
test('a dismissed banner stays dismissed on the next page', async () => {
  await openApp('/student/billing', { as: 'student', withDeferredContent: true, transformResponse: startingIn(4) })
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Policy', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Policies')
  expect(bar.elements()).toEqual([])
})

// proves X47
test.each(['empty', 'unknownCall', 'serverError'] as const)(
  'a timetable that is %s shows no banner and isn’t requested again',
  async (situation) => {
    const fetch = await openApp('/student/billing', {
      as: 'student',
      withDeferredContent: true,
      situations: { getTimetable: situation },
    })
    await expect.poll(() => operationsOf(fetch)).toContain('getTimetable')
    await waitForPageLoaded(fetch)
    expect(bar.elements()).toEqual([])
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)
