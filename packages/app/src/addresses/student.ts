import type { MenuId } from '@maktab/ui/model/navigation'
import { type Addresses, address } from './address.ts'
import { day, id, idOr, optional, text, word } from './parts.ts'

const report = {
  report: id,
  /** The list of classes that it was opened from. */
  classes: optional(idOr('all')),
  /** The course that it is to be about: its number, or its name where that isn’t told. */
  of: optional(text),
}

/** The pages of a student (2§2), spelled as the specification spells them. */
export const student = {
  dashboard: address('/student/dashboard'),
  timetable: address('/student/timetable', { list: { week: optional(day) } }),
  courses: address('/student/courses', { purchase: { purchase: id }, outlines: { outlines: id } }),
  enrolled: address('/student/enrolled-courses', {
    // One that was chosen among those of the class.
    written: { ...report, written: id },
    report,
    classes: { classes: idOr('all') },
    outlines: { outlines: id },
    attendance: { attendance: idOr('all') },
  }),
  events: address('/student/event', { payment: { pay: id } }),
  policy: address('/student/policy'),
  billing: address('/student/billing', {
    receipt: { receipt: text },
    fee: { fee: id },
    sent: { sent: text },
    statement: { statement: word('all'), from: optional(day), until: optional(day) },
  }),
  reminders: address('/student/reminders'),
} satisfies Addresses & Record<MenuId<'student'>, unknown>
