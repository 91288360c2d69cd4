import type { MenuId } from '@maktab/ui/lib/navigation/navigationEntries'
import { type Addresses, address, day, id, optional, oneOf } from './address.ts'

/** The pages of a teacher (2§2), with the paths of the specification. */
export const teacher = {
  dashboard: address('/teacher/dashboard'),
  timetable: address('/teacher/timetable', { list: { week: optional(day) } }),
  classes: address('/teacher/classes', {
    attendance: { class: id, view: optional(oneOf('single', 'register')), day: optional(day) },
    create: { form: oneOf('new') },
    edit: { edit: id },
  }),
  addStudents: address('/teacher/add-student', {
    /** Opens the form with the class preselected. */
    class: { class: id },
    create: { form: oneOf('new') },
  }),
  courses: address('/teacher/course', { outlines: { outlines: id } }),
  students: address('/teacher/alloted-students', { student: { student: id } }),
  reports: address('/teacher/student-performance', {
    /** Opens the form with the student, the course and the class preselected. */
    create: { form: oneOf('new'), student: optional(id), course: optional(id), class: optional(id) },
    report: { report: id },
    edit: { edit: id },
    paper: { paper: id },
  }),
  reminders: address('/teacher/reminders'),
  account: address('/teacher/account'),
  profile: address('/teacher/profile'),
} satisfies Addresses & Record<MenuId<'teacher'>, unknown>
