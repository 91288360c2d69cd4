import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type NavigationEntry = {
  id: string
  title: MessageDescriptor
  /** What it is called in the bar of a phone, where it has a place there: a part of its title, for there is little room. */
  barTitle?: MessageDescriptor
  /** Where it leads; a group has none of its own. */
  path?: string | undefined
  /** How much waits there, where it is known and something does. */
  count?: number | undefined
  children?: readonly NavigationEntry[]
}

type Leaf<Id> = { id: Id; title: MessageDescriptor; barTitle?: MessageDescriptor }

const leaf = <const Id extends string>(id: Id, title: MessageDescriptor): Leaf<Id> => ({ id, title })

const inBar = <Id>({ id, title }: Leaf<Id>, barTitle = title): Leaf<Id> => ({ id, title, barTitle })

/** The specification’s entries in its order (1§2), then our own. */
const menus = {
  admin: [
    inBar(leaf('dashboard', msg`Dashboard`)),
    leaf('courses', msg`Courses`),
    {
      id: 'teacher',
      title: msg`Teacher`,
      children: [inBar(leaf('classes', msg`Classes`)), inBar(leaf('teachers', msg`Teachers`))],
    },
    {
      id: 'student',
      title: msg`Student`,
      children: [
        inBar(leaf('students', msg`Students`)),
        leaf('allotTeachers', msg`Allot teachers`),
        leaf('reports', msg`Performance report`),
      ],
    },
    leaf('events', msg`Upcoming Events`),
    leaf('policy', msg`Policy`),
    leaf('inbox', msg`Inbox`),
    leaf('timetable', msg`Timetable`),
    {
      id: 'money',
      title: msg`Money`,
      children: [leaf('income', msg`Income`), leaf('fees', msg`Monthly fees`), leaf('discounts', msg`Discounts`)],
    },
  ],
  student: [
    inBar(leaf('dashboard', msg`Dashboard`)),
    {
      id: 'course',
      title: msg`Course`,
      children: [
        leaf('courses', msg`Courses`),
        inBar(leaf('enrolled', msg`Enrolled Courses`), msg({ message: 'Enrolled', context: 'menu' })),
      ],
    },
    inBar(leaf('events', msg`Upcoming Events`), msg({ message: 'Events', context: 'menu' })),
    leaf('policy', msg`Policy`),
    leaf('billing', msg`Billing`),
    inBar(leaf('timetable', msg`Timetable`), msg({ message: 'Timetable', context: 'menu' })),
  ],
  teacher: [
    inBar(leaf('dashboard', msg`Dashboard`)),
    inBar(leaf('classes', msg({ message: 'Class', context: 'menu' }))),
    leaf('addStudents', msg`Add Students`),
    leaf('courses', msg({ message: 'Course', context: 'menu' })),
    inBar(leaf('students', msg`Students`)),
    leaf('reports', msg`Performance Report`),
    inBar(leaf('timetable', msg`Timetable`), msg({ message: 'Timetable', context: 'menu' })),
  ],
} as const satisfies Record<string, readonly NavigationEntry[]>

type LeafIn<Entry> = Entry extends { children: readonly (infer Child)[] }
  ? LeafIn<Child>
  : Entry extends { id: infer Id }
    ? Id
    : never

/** The pages that the menu of a role leads to. */
export type MenuId<Role extends keyof typeof menus> = LeafIn<(typeof menus)[Role][number]>

/**
 * The menu of a user type that starts with admin, teacher or student (1§2); others have none. Pages without an address are
 * left out, and so are groups without pages.
 */
export function getNavigation(
  userType: string,
  getHref: (id: string) => string | undefined,
  counts: Readonly<Record<string, number | undefined>> = {},
): readonly NavigationEntry[] {
  const role = (['admin', 'teacher', 'student'] as const).find((name) => userType.startsWith(name))
  const withPaths = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
    entries.flatMap((entry): NavigationEntry[] => {
      if (entry.children) {
        const children = withPaths(entry.children)
        return children.length > 0 ? [{ ...entry, children }] : []
      }
      const path = getHref(entry.id)
      return path === undefined ? [] : [{ ...entry, path, count: counts[entry.id] || undefined }]
    })
  return role ? withPaths(menus[role]) : []
}

/** Whether an entry, or one under it, is the page that is open. */
export function isActiveEntry({ path, children }: NavigationEntry, currentPath: string): boolean {
  return path === currentPath || (children?.some((child) => isActiveEntry(child, currentPath)) ?? false)
}

/** The pages of some entries, out of their groups. */
export function flattenNavigation(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return entries.flatMap((entry) => (entry.children ? flattenNavigation(entry.children) : [entry]))
}

/** A part of the menu: a group of the school’s, or places that stand in none. */
type NavigationSection = { group?: NavigationEntry; places: readonly NavigationEntry[] }

/** The menu in its order, cut where a group begins and where it ends. */
export function getNavigationSections(entries: readonly NavigationEntry[]): readonly NavigationSection[] {
  return entries.reduce<readonly NavigationSection[]>((sections, entry) => {
    const last = sections.at(-1)
    if (entry.children) return [...sections, { group: entry, places: entry.children }]
    if (!last || last.group) return [...sections, { places: [entry] }]
    return [...sections.slice(0, -1), { places: [...last.places, entry] }]
  }, [])
}
