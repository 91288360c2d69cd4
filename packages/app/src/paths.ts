import { entrancePaths } from './addresses/public.ts'

/** Every address of the app. */
export const paths = {
  ...entrancePaths,
  settings: () => '/admin/settings',
  allClasses: () => '/admin/classes',
  teachers: () => '/admin/teacher',
  assignedCourses: (teacherId: number) => `/admin/teacher?teacher=${teacherId}&tab=courses`,
  students: () => '/admin/students',
  events: () => '/admin/event',
  eventMembers: (eventId: number) => `/admin/event?members=${eventId}`,
  courses: () => '/admin/course',
  outlines: (courseId: number) => `/admin/course?outlines=${courseId}`,
  enrolledCourses: () => '/student/enrolled-courses',
  enrolledOutlines: (courseId: number) => `/student/enrolled-courses?outlines=${courseId}`,
  studentClasses: (courseId: number | 'all') => `/student/enrolled-courses?classes=${courseId}`,
  /** `of` is the course that the report is to be about: its number, or its name where that isn’t told. */
  studentReport: (from: number | 'all', classId: number, of?: string) => {
    const query = { classes: String(from), report: String(classId), ...(of !== undefined && { of }) }
    return `/student/enrolled-courses?${new URLSearchParams(query).toString()}`
  },
  coursesToBuy: () => '/student/courses',
  courseToBuyOutlines: (courseId: number) => `/student/courses?outlines=${courseId}`,
  purchase: (courseId: number) => `/student/courses?purchase=${courseId}`,
  studentEvents: () => '/student/event',
  eventPayment: (eventId: number) => `/student/event?pay=${eventId}`,
  billing: () => '/student/billing',
  receipt: (key: string) => `/student/billing?receipt=${key}`,
  teacherClasses: (form?: 'new' | number) => {
    if (form === undefined) return '/teacher/classes'
    return form === 'new' ? '/teacher/classes?form=new' : `/teacher/classes?edit=${form}`
  },
  attendance: (classId: number, { view, day }: { view?: 'single' | 'register'; day?: string | undefined } = {}) => {
    const query = { class: String(classId), ...(view === 'register' && { view }), ...(day !== undefined && { day }) }
    return `/teacher/classes?${new URLSearchParams(query).toString()}`
  },
  /** The form is open where a class is named, or `new`. */
  assignStudents: (form?: 'new' | number) => {
    if (form === undefined) return '/teacher/add-student'
    return form === 'new' ? '/teacher/add-student?form=new' : `/teacher/add-student?class=${form}`
  },
  taughtCourses: () => '/teacher/course',
  taughtOutlines: (courseId: number) => `/teacher/course?outlines=${courseId}`,
  allottedStudents: () => '/teacher/alloted-students',
  teacherReports: (form?: 'new' | number) => {
    if (form === undefined) return '/teacher/student-performance'
    return form === 'new' ? '/teacher/student-performance?form=new' : `/teacher/student-performance?edit=${form}`
  },
}
