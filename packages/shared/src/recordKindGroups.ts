import type { KindOfRecord } from '@maktab/contract/schema'

/** Record kinds that several responses depend on, see `recordKindsByOperation`. */
export type Kinds = readonly KindOfRecord[]

export const classes: Kinds = ['classes', 'class_timings', 'class_courses', 'courses', 'settings']
export const taught: Kinds = ['students', 'class_students', 'allotments', 'student_timings', 'attendance']
export const classFigures: Kinds = ['class_students', 'attendance', 'lesson_changes']
export const classesOfStudent: Kinds = [...classes, ...taught, 'reports']
export const reports: Kinds = ['reports', 'students', 'teachers', 'accounts', 'courses']
export const teachers: Kinds = ['teachers', 'accounts', 'teacher_timings', 'course_assignments', 'courses']
export const students: Kinds = [
  'students',
  'accounts',
  'student_timings',
  'courses',
  'allotments',
  'teachers',
  'fees',
  'settings',
]
export const allotments: Kinds = ['allotments', 'allotment_timings', 'students', 'teachers', 'accounts', 'courses']
export const inClass: Kinds = ['classes', 'teachers', 'class_students', 'students']
export const lessons: Kinds = ['settings', 'classes', 'class_timings', 'lesson_changes', 'teachers', 'accounts']
export const fees: Kinds = [
  'fees',
  'receipts',
  'payment_entries',
  'purchases',
  'acts',
  'courses',
  'students',
  'accounts',
  'settings',
]
export const payments: Kinds = [
  'purchases',
  'fees',
  'payment_entries',
  'courses',
  'events',
  'event_members',
  'settings',
]
