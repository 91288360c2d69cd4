import type { MenuId } from '@maktab/ui/lib/navigation/navigation'
import { type Addresses, address, day, id, optional, oneOf } from './address.ts'

/** The pages of a teacher (2§2), spelled as the specification spells them. */
export const teacher = {
  dashboard: address('/teacher/dashboard'),
  timetable: address('/teacher/timetable', { list: { week: optional(day) } }),
  classes: address('/teacher/classes', {
    attendance: { class: id, view: optional(oneOf('single', 'register')), day: optional(day) },
    create: { form: oneOf('new') },
    edit: { edit: id },
  }),
  addStudents: address('/teacher/add-student', {
    /** The form begins with a class. */
    class: { class: id },
    create: { form: oneOf('new') },
  }),
  courses: address('/teacher/course', { outlines: { outlines: id } }),
  students: address('/teacher/alloted-students'),
  reports: address('/teacher/student-performance', {
    /** The form begins with whom and what it is about. */
    create: { form: oneOf('new'), student: optional(id), course: optional(id) },
    edit: { edit: id },
    paper: { paper: id },
  }),
  reminders: address('/teacher/reminders'),
} satisfies Addresses & Record<MenuId<'teacher'>, unknown>
