import type { MenuId } from '@maktab/ui/lib/navigation/navigation'
import { type Addresses, address, day, id, idOrLiteral, optional, stringParam, oneOf } from './address.ts'

const report = {
  report: id,
  /** The list of classes that it was opened from. */
  classes: optional(idOrLiteral('all')),
  /** The course that it is to be about: its number, or its name where that isn’t told. */
  of: optional(stringParam),
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
    classes: { classes: idOrLiteral('all') },
    outlines: { outlines: id },
    attendance: { attendance: idOrLiteral('all') },
  }),
  events: address('/student/event', { payment: { pay: id } }),
  policy: address('/student/policy'),
  billing: address('/student/billing', {
    receipt: { receipt: stringParam },
    fee: { fee: id },
    sent: { sent: stringParam },
    statement: { statement: oneOf('all'), from: optional(day), until: optional(day) },
  }),
  reminders: address('/student/reminders'),
} satisfies Addresses & Record<MenuId<'student'>, unknown>
