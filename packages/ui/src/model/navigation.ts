import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type NavigationEntry = {
  id: string
  title: MessageDescriptor
  /** Where it leads; a group has none of its own. */
  path?: string
  children?: readonly NavigationEntry[]
}

const leaf = (id: string, title: MessageDescriptor, path: string): NavigationEntry => ({ id, title, path })

const menus: Record<'admin' | 'teacher' | 'student', readonly NavigationEntry[]> = {
  admin: [
    leaf('dashboard', msg`Dashboard`, '/admin/dashboard'),
    leaf('courses', msg`Courses`, '/admin/course'),
    {
      id: 'teacher',
      title: msg`Teacher`,
      children: [leaf('classes', msg`Classes`, '/admin/classes'), leaf('teachers', msg`Teachers`, '/admin/teacher')],
    },
    {
      id: 'student',
      title: msg`Student`,
      children: [
        leaf('students', msg`Students`, '/admin/students'),
        leaf('allotTeachers', msg`Allot teachers`, '/admin/allot-teacher'),
        leaf('reports', msg`Performance report`, '/admin/student-Performance-report'),
      ],
    },
    leaf('events', msg`Upcoming Events`, '/admin/event'),
    leaf('policy', msg`Policy`, '/admin/policy'),
  ],
  student: [
    leaf('dashboard', msg`Dashboard`, '/student/dashboard'),
    {
      id: 'course',
      title: msg`Course`,
      children: [
        leaf('courses', msg`Courses`, '/student/courses'),
        leaf('enrolled', msg`Enrolled Courses`, '/student/enrolled-courses'),
      ],
    },
    leaf('events', msg`Upcoming Events`, '/student/event'),
    leaf('policy', msg`Policy`, '/student/policy'),
    leaf('billing', msg`Billing`, '/student/billing'),
  ],
  teacher: [
    leaf('dashboard', msg`Dashboard`, '/teacher/dashboard'),
    leaf('classes', msg({ message: 'Class', context: 'menu' }), '/teacher/classes'),
    leaf('addStudents', msg`Add Students`, '/teacher/add-student'),
    leaf('courses', msg({ message: 'Course', context: 'menu' }), '/teacher/course'),
    leaf('students', msg`Students`, '/teacher/alloted-students'),
    leaf('reports', msg`Performance Report`, '/teacher/student-performance'),
  ],
}

/** The menu of whoever’s user type starts with admin, teacher or student (1§2); nobody else has one. */
export function navigationOf(userType: string): readonly NavigationEntry[] {
  const role = (['admin', 'teacher', 'student'] as const).find((name) => userType.startsWith(name))
  return role ? menus[role] : []
}

/** Whether an entry, or one under it, is the page that is open. */
export function isActive({ path, children }: NavigationEntry, currentPath: string): boolean {
  return path === currentPath || (children?.some((child) => isActive(child, currentPath)) ?? false)
}
