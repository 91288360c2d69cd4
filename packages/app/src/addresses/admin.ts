import { inboxViews } from '@maktab/ui/lib/inbox/inboxTypes'
import { settingsSections } from '@maktab/ui/lib/school/settingsSections'
import { listedFeeStatuses } from '@maktab/ui/lib/money/billsAndFees'
import type { MenuId } from '@maktab/ui/lib/navigation/navigationEntries'
import { type Addresses, address, day, id, idOrLiteral, optional, stringParam, subviewParam, oneOf } from './address.ts'

/** The pages of an admin (1§2), with the paths of the specification. */
export const admin = {
  dashboard: address('/admin/dashboard'),
  timetable: address('/admin/timetable', {
    list: { week: optional(day), teacher: optional(id), course: optional(id) },
  }),
  inbox: address('/admin/inbox', {
    // The most important come first, unless the address says otherwise.
    list: { kind: optional(oneOf(...inboxViews)), order: optional(oneOf('oldest')), item: optional(stringParam) },
  }),
  courses: address('/admin/course', {
    outline: { outlines: id, outline: idOrLiteral('new') },
    outlines: { outlines: id },
    record: { open: id, tab: optional(stringParam) },
    form: { course: idOrLiteral('new') },
  }),
  classes: address('/admin/classes', {
    form: { class: idOrLiteral('new') },
    list: { course: optional(id), teacher: optional(id) },
  }),
  teachers: address('/admin/teacher', {
    teacher: { teacher: id, tab: optional(stringParam) },
    form: { form: idOrLiteral('new') },
    list: { course: optional(id), student: optional(id) },
  }),
  students: address('/admin/students', {
    // All receipts of a student or those of some payments: `all` or `3,5`.
    papers: { student: id, papers: subviewParam(stringParam) },
    student: { student: id, tab: optional(stringParam) },
    statement: { statement: id, from: optional(day), until: optional(day) },
    form: { form: idOrLiteral('new') },
    list: { course: optional(id) },
  }),
  allotTeachers: address('/admin/allot-teacher', {
    create: {
      form: oneOf('new'),
      student: optional(id),
      course: optional(id),
      teacher: optional(id),
      // The student asked for the course, perhaps without times, and hasn’t paid yet.
      requested: optional(oneOf('yes')),
    },
    edit: { edit: id },
  }),
  reports: address('/admin/student-Performance-report', {
    report: { report: id },
    edit: { edit: id },
    paper: { paper: id },
  }),
  trials: address('/admin/trials', { list: { trial: optional(id) } }),
  events: address('/admin/event', {
    // Switching between students stays in the same view, so the focus stays on the button that was pressed.
    billing: { members: id, student: subviewParam(id) },
    members: { members: id, tab: optional(stringParam) },
    form: { event: idOrLiteral('new') },
  }),
  policy: address('/admin/policy', { form: { policy: idOrLiteral('new') } }),
  fees: address('/admin/fees', { list: { state: optional(oneOf(...listedFeeStatuses)) } }),
  discounts: address('/admin/discounts', {
    // `student` is set when the form is opened from a student’s page.
    form: { discount: idOrLiteral('new'), student: optional(id) },
  }),
  income: address('/admin/income', {
    // The payments behind a number: those of `month-2026-11`, `course-1`, `method-cash`, `refunds` or `all`.
    payments: { payments: stringParam, from: optional(day), until: optional(day) },
    list: { from: optional(day), until: optional(day) },
  }),
  settings: address('/admin/settings', { list: { section: optional(oneOf(...settingsSections)) } }),
  import: address('/admin/import', { list: { kind: optional(oneOf('students', 'teachers', 'allotments')) } }),
  staff: address('/admin/staff', { form: { staff: idOrLiteral('new') } }),
  system: address('/admin/system'),
  reminders: address('/admin/reminders'),
  account: address('/admin/account'),
} satisfies Addresses & Record<MenuId<'admin'>, unknown>
