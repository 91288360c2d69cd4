import type { NavigationEntry } from './navigation.ts'

/** The pages of some entries, out of their groups. */
export function flattenNavigation(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return entries.flatMap((entry) => (entry.children ? flattenNavigation(entry.children) : [entry]))
}

/** A part of the menu: a group of the school’s, or places that stand in none. */
export type NavigationSection = { group?: NavigationEntry; places: readonly NavigationEntry[] }

/** The menu in its order, cut where a group begins and where it ends. */
export function getNavigationSections(entries: readonly NavigationEntry[]): readonly NavigationSection[] {
  return entries.reduce<readonly NavigationSection[]>((sections, entry) => {
    const last = sections.at(-1)
    if (entry.children) return [...sections, { group: entry, places: entry.children }]
    if (!last || last.group) return [...sections, { places: [entry] }]
    return [...sections.slice(0, -1), { places: [...last.places, entry] }]
  }, [])
}
