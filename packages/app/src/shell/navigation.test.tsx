import { getNavigation } from '@maktab/ui/lib/navigation/navigation'
import { flattenNavigation } from '@maktab/ui/lib/navigation/navigationSections'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { addressesByRole } from '#addresses/addressesByRole.ts'
import type { Role } from '#addresses/roles.ts'
import { openApp, currentPath } from '#testing/openApp.tsx'

const roles: readonly Role[] = ['admin', 'teacher', 'student']
const menu = page.getByRole('navigation', { name: 'Main' })
const menuOf = (role: Role) => getNavigation(role, (id) => new Map(Object.entries(addressesByRole[role])).get(id)?.path)
const pathsOf = (role: Role) => flattenNavigation(menuOf(role)).map(({ path = '' }) => path)
const marked = () => [...menu.element().querySelectorAll('[aria-current]')]

// proves 1§2.shell.3, 1§2.shell.4, 1§2.shell.5
test.each(roles)('every address of the menu of a %s is marked and in sight, however one got there', async (role) => {
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
test.each(['admin', 'student'] as const)(
  'a group of a %s that is closed over the open page is marked in its place',
  async (role) => {
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
  },
)

/** Folds the sidebar, and unfolds it for whoever comes next. */
async function openFolded(role: Role): Promise<HTMLElement[]> {
  await openApp(`/${role}/dashboard`, { as: role, situations: { getCurrentUser: role, listWaiting: 'empty' } })
  await page.getByRole('button', { name: 'Fold the sidebar' }).click()
  onTestFinished(() => page.getByRole('button', { name: 'Unfold the sidebar' }).click())
  const account = page.getByRole('button', { name: /^Account of/ })
  await expect.element(account).toBeVisible()
  const search = page.getByRole('button', { name: 'Search', exact: true })
  const own = document.querySelectorAll<HTMLElement>('nav a, nav button')
  return [search.element() as HTMLElement, ...own, account.element() as HTMLElement]
}

// proves 1§9.6
test.each(roles)(
  'folded, every entry of a %s and the account say their names at once under the mouse',
  async (role) => {
    const entries = await openFolded(role)
    const names = entries.map((entry) => entry.getAttribute('aria-label'))
    const titles = flattenNavigation(menuOf(role)).map(({ title }) => title.message)
    const ofMenu = names.filter((name) => name !== 'School settings')
    expect(ofMenu.slice(0, titles.length + 1)).toEqual(['Search', ...titles])
    for (const entry of entries) {
      await userEvent.hover(entry)
      const words = entry.getAttribute('aria-label') ?? 'nothing'
      await expect.element(page.getByRole('tooltip')).toHaveTextContent(words)
      await userEvent.unhover(entry)
    }
  },
)

// proves 1§9.6
test.each(roles)(
  'folded, every entry of a %s and the account say their names to whoever tabs to them',
  async (role) => {
    const entries = await openFolded(role)
    page.getByRole('button', { name: 'Unfold the sidebar' }).element().focus()
    for (const entry of entries) {
      await userEvent.tab()
      await expect.element(page.elementLocator(entry)).toHaveFocus()
      const words = entry.getAttribute('aria-label') ?? 'nothing'
      await expect.element(page.getByRole('tooltip')).toHaveTextContent(words)
    }
    expect(currentPath()).toBe(`/${role}/dashboard`)
  },
)
