import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type NavigationEntry = {
  id: string
  title: MessageDescriptor
  /** Where it leads; a group has none of its own. */
  path?: string | undefined
  children?: readonly NavigationEntry[]
}

const leaf = <const Id extends string>(id: Id, title: MessageDescriptor): { id: Id; title: MessageDescriptor } => ({
  id,
  title,
})

const menus = {
  admin: [
    leaf('dashboard', msg`Dashboard`),
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
        leaf('students', msg`Students`),
        leaf('allotTeachers', msg`Allot teachers`),
        leaf('reports', msg`Performance report`),
      ],
    },
    leaf('events', msg`Upcoming Events`),
    leaf('policy', msg`Policy`),
  ],
  student: [
    leaf('dashboard', msg`Dashboard`),
    {
      id: 'course',
      title: msg`Course`,
      children: [leaf('courses', msg`Courses`), leaf('enrolled', msg`Enrolled Courses`)],
    },
    leaf('events', msg`Upcoming Events`),
    leaf('policy', msg`Policy`),
    leaf('billing', msg`Billing`),
  ],
  teacher: [
    leaf('dashboard', msg`Dashboard`),
    leaf('classes', msg({ message: 'Class', context: 'menu' })),
    leaf('addStudents', msg`Add Students`),
    leaf('courses', msg({ message: 'Course', context: 'menu' })),
    leaf('students', msg`Students`),
    leaf('reports', msg`Performance Report`),
  ],
} as const satisfies Record<string, readonly NavigationEntry[]>

type LeafIn<Entry> = Entry extends { children: readonly (infer Child)[] }
  ? LeafIn<Child>
  : Entry extends { id: infer Id }
    ? Id
    : never

/** The pages that the menu of a role leads to. */
export type MenuId<Role extends keyof typeof menus> = LeafIn<(typeof menus)[Role][number]>

/** The menu of whoever’s user type starts with admin, teacher or student (1§2); nobody else has one. */
export function navigationOf(
  userType: string,
  getHref: (id: string) => string | undefined,
): readonly NavigationEntry[] {
  const role = (['admin', 'teacher', 'student'] as const).find((name) => userType.startsWith(name))
  const led = (entry: NavigationEntry): NavigationEntry =>
    entry.children ? { ...entry, children: entry.children.map(led) } : { ...entry, path: getHref(entry.id) }
  return role ? menus[role].map(led) : []
}

/** Whether an entry, or one under it, is the page that is open. */
export function isActive({ path, children }: NavigationEntry, currentPath: string): boolean {
  return path === currentPath || (children?.some((child) => isActive(child, currentPath)) ?? false)
}
