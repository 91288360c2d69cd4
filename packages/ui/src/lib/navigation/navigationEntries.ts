import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type NavigationEntry = {
  id: string
  title: MessageDescriptor
  /** Short label in the mobile navigation bar; undefined if the entry isn’t in the bar. */
  barTitle?: MessageDescriptor
  /** Position in the mobile navigation bar, if it isn’t that of the menu. */
  barPlace?: number
  /** Undefined for a group. */
  path?: string | undefined
  /** Number of pending items, if known and not 0. */
  count?: number | undefined
  children?: readonly NavigationEntry[]
}

type Leaf<Id> = { id: Id; title: MessageDescriptor; barTitle?: MessageDescriptor; barPlace?: number }

const leaf = <const Id extends string>(id: Id, title: MessageDescriptor): Leaf<Id> => ({ id, title })

const inBar = <Id>({ id, title }: Leaf<Id>, barTitle = title, barPlace?: number): Leaf<Id> => ({
  id,
  title,
  barTitle,
  ...(barPlace !== undefined && { barPlace }),
})

/** The entries of the specification in its order (1§2), then the additional ones. */
const menus = {
  admin: [
    inBar(leaf('dashboard', msg`Dashboard`)),
    leaf('courses', msg`Courses`),
    {
      id: 'teacher',
      title: msg`Teacher`,
      children: [leaf('classes', msg`Classes`), leaf('teachers', msg`Teachers`)],
    },
    {
      id: 'student',
      title: msg`Student`,
      children: [
        inBar(leaf('students', msg`Students`)),
        leaf('allotTeachers', msg`Allot teachers`),
        leaf('reports', msg`Performance report`),
        leaf('trials', msg`Trial lessons`),
      ],
    },
    leaf('events', msg`Upcoming Events`),
    leaf('policy', msg`Policy`),
    // In the bar directly after the dashboard.
    inBar(leaf('inbox', msg`Inbox`), msg`Inbox`, 1),
    inBar(leaf('timetable', msg`Timetable`), msg({ message: 'Timetable', context: 'menu' })),
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
      children: [leaf('courses', msg`Courses`), inBar(leaf('enrolled', msg`Enrolled Courses`), msg`My courses`)],
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

/** Ids of the pages in a role’s menu. */
export type MenuId<Role extends keyof typeof menus> = LeafIn<(typeof menus)[Role][number]>

/** Pages outside the menu: the settings, what they link to, and those of the account. */
const otherPages = [
  leaf('settings', msg`School settings`),
  leaf('staff', msg`Staff`),
  leaf('system', msg`System`),
  leaf('reminders', msg`Calendar and reminders`),
  leaf('account', msg`Name and password`),
  leaf('profile', msg`Public profile`),
] as const

export type OtherPageId = (typeof otherPages)[number]['id']

/** The pages outside the menu that have a URL. */
export function getOtherPages(getHref: (id: OtherPageId) => string | undefined) {
  return otherPages.flatMap(({ id, title }) => {
    const path = getHref(id)
    return path === undefined ? [] : [{ id, title, path }]
  })
}

/**
 * The menu of a user type that starts with admin, teacher or student (1§2); others have none. Pages without a URL and
 * groups without pages are left out.
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

/** Whether an entry or one of its children is the current page. */
export function isActiveEntry({ path, children }: NavigationEntry, currentPath: string): boolean {
  return path === currentPath || (children?.some((child) => isActiveEntry(child, currentPath)) ?? false)
}

/** All pages of the entries without their groups. */
export function flattenNavigation(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return entries.flatMap((entry) => (entry.children ? flattenNavigation(entry.children) : [entry]))
}

/** The pages of the mobile navigation bar, in its order. */
export function getBarEntries(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const inTheBar = flattenNavigation(entries).filter(({ barTitle }) => barTitle !== undefined)
  const placed = inTheBar.filter(({ barPlace }) => barPlace !== undefined)
  const others = inTheBar.filter(({ barPlace }) => barPlace === undefined)
  return placed.reduce((all, entry) => all.toSpliced(entry.barPlace ?? 0, 0, entry), others)
}

/** A section of the menu: a group, or consecutive entries outside of groups. */
type NavigationSection = { group?: NavigationEntry; places: readonly NavigationEntry[] }

/** Splits the menu into sections where a group begins or ends. */
export function getNavigationSections(entries: readonly NavigationEntry[]): readonly NavigationSection[] {
  return entries.reduce<readonly NavigationSection[]>((sections, entry) => {
    const last = sections.at(-1)
    if (entry.children) return [...sections, { group: entry, places: entry.children }]
    if (!last || last.group) return [...sections, { places: [entry] }]
    return [...sections.slice(0, -1), { places: [...last.places, entry] }]
  }, [])
}
