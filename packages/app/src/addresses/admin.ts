import { inboxViews } from '@maktab/ui/model/InboxView'
import { feeStates } from '@maktab/ui/model/FeesToCollect'
import type { MenuId } from '@maktab/ui/model/navigation'
import { type Addresses, address } from './address.ts'
import { day, id, idOr, optional, text, within, word } from './parts.ts'

/** The pages of the admin (1§2), spelled as the specification spells them. */
export const admin = {
  dashboard: address('/admin/dashboard'),
  timetable: address('/admin/timetable', {
    list: { week: optional(day), teacher: optional(id), course: optional(id) },
  }),
  inbox: address('/admin/inbox', {
    list: { kind: optional(word(...inboxViews)), item: optional(text) },
  }),
  courses: address('/admin/course', {
    outline: { outlines: id, outline: idOr('new') },
    outlines: { outlines: id },
    record: { open: id, tab: optional(text) },
    form: { course: idOr('new') },
  }),
  classes: address('/admin/classes', {
    form: { class: id },
    list: { course: optional(id), teacher: optional(id) },
  }),
  teachers: address('/admin/teacher', {
    teacher: { teacher: id, tab: optional(text) },
    list: { course: optional(id), student: optional(id) },
  }),
  students: address('/admin/students', {
    // All receipts of a student, or those of some payments: “all”, “3,5”.
    papers: { student: id, papers: within(text) },
    student: { student: id, tab: optional(text) },
    statement: { statement: id, from: optional(day), until: optional(day) },
    list: { course: optional(id) },
  }),
  allotTeachers: address('/admin/allot-teacher', {
    create: { form: word('new'), student: optional(id), course: optional(id), teacher: optional(id) },
    edit: { edit: id },
  }),
  reports: address('/admin/student-Performance-report', { edit: { edit: id }, paper: { paper: id } }),
  events: address('/admin/event', {
    // One student after another is the same view: the focus stays where the next one was asked for.
    billing: { members: id, student: within(id) },
    members: { members: id, tab: optional(text) },
    form: { event: idOr('new') },
  }),
  policy: address('/admin/policy', { form: { policy: idOr('new') } }),
  fees: address('/admin/fees', { list: { state: optional(word(...feeStates)) } }),
  discounts: address('/admin/discounts', {
    // For a student, where it is given from their page.
    form: { discount: idOr('new'), student: optional(id) },
  }),
  income: address('/admin/income', { list: { from: optional(day), until: optional(day) } }),
  settings: address('/admin/settings'),
  reminders: address('/admin/reminders'),
} satisfies Addresses & Record<MenuId<'admin'>, unknown>
