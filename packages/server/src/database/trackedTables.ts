import type { KindOfRecord } from '@maktab/contract/schema'

export type TrackedTable = KindOfRecord

const tracked: Record<TrackedTable, true> = {
  accounts: true,
  teachers: true,
  teacher_timings: true,
  students: true,
  student_timings: true,
  course_requests: true,
  courses: true,
  outlines: true,
  course_assignments: true,
  classes: true,
  class_timings: true,
  class_courses: true,
  class_students: true,
  class_student_timings: true,
  allotments: true,
  allotment_timings: true,
  attendance: true,
  reports: true,
  policies: true,
  events: true,
  event_members: true,
  purchases: true,
  receipts: true,
  fees: true,
  payment_entries: true,
  discounts: true,
  settings: true,
  lesson_changes: true,
  lesson_excuses: true,
  practices: true,
  practice_days: true,
  lesson_acts: true,
  acts: true,
  trials: true,
}

/** Tables whose changes are streamed to clients, and counted on SQLite. */
export const trackedTables = Object.keys(tracked) as TrackedTable[]
