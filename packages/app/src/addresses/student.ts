import type { MenuId } from '@maktab/ui/lib/navigation/navigationEntries'
import { type Addresses, address, day, id, idOrLiteral, optional, stringParam, oneOf } from './address.ts'

const report = {
  report: id,
  /** The class list from which the report was opened. */
  classes: optional(idOrLiteral('all')),
  /** The course: its ID, or its name if the ID is unknown. */
  of: optional(stringParam),
}

/** The pages of a student (2§2), with the paths of the specification. */
export const student = {
  dashboard: address('/student/dashboard'),
  timetable: address('/student/timetable', { list: { week: optional(day) } }),
  courses: address('/student/courses', {
    purchase: { purchase: id },
    outlines: { outlines: id },
    list: { language: optional(stringParam), price: optional(stringParam) },
  }),
  enrolled: address('/student/enrolled-courses', {
    // One of the reports written for the class.
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
    // All open fees of the family can be selected at first.
    fee: { fee: id, with: optional(oneOf('all')) },
    sent: { sent: stringParam },
    statement: { statement: oneOf('all'), from: optional(day), until: optional(day) },
  }),
  reminders: address('/student/reminders'),
  account: address('/student/account'),
} satisfies Addresses & Record<MenuId<'student'>, unknown>
