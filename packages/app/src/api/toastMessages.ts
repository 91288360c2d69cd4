import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OperationId } from '@maktab/contract/calls'

/**
 * The specification’s messages (1§8, 2§8) of one operation, used when the server sends none (decision 52): after
 * success, after an error response, and after a missing or unreadable response.
 */
export type ToastMessages = {
  done?: MessageDescriptor
  errorResponse?: MessageDescriptor
  noResponse?: MessageDescriptor
}

const failed = (message: MessageDescriptor) => ({ errorResponse: message, noResponse: message })

const students = { errorResponse: msg`Failed to load students`, noResponse: msg`Error fetching students` }
const classes = { errorResponse: msg`Failed to load classes`, noResponse: msg`Error fetching classes` }
const courses = failed(msg`Error fetching courses`)
const events = failed(msg`Error fetching events`)
const teachers = failed(msg`Error fetching teachers`)
const reports = {
  errorResponse: msg`Failed to load student performance data`,
  noResponse: msg`Error fetching student performance`,
}
const savedReport = { errorResponse: msg`Failed to update performance`, noResponse: msg`Error updating performance` }
const changedReport = { done: msg`Performance updated successfully`, ...savedReport }
const payment = { errorResponse: msg`Something went wrong. Please try again.` }

const table = {
  listCourses: courses,
  /** For `listCourses` in the registration (1§8). */
  coursesOnOffer: failed(msg`Failed to fetch courses`),
  listTeacherCourses: courses,
  listEnrolledCourses: courses,

  listTeachers: teachers,
  filterTeachers: teachers,
  listStudents: students,
  filterStudents: students,
  deleteStudent: failed(msg`Error deleting student`),

  listAllClasses: classes,
  filterClasses: classes,
  listTeacherClasses: classes,
  listStudentClasses: classes,
  listCourseClasses: classes,
  editClass: {
    done: msg`Class updated successfully`,
    errorResponse: msg`Failed to update class`,
    noResponse: msg`Error updating class`,
  },
  listClassStudents: students,
  listClassAssignments: students,
  assignStudents: {
    done: msg`Students assigned to class successfully`,
    ...failed(msg`Failed to assign students to class`),
  },

  listOwnAttendance: failed(msg`Failed to load attendance`),

  listAllotments: failed(msg`Error fetching allotments`),
  listTeacherAllotments: students,
  deleteAllotment: { done: msg`Allotment deleted`, ...failed(msg`Error deleting allotment`) },

  listEvents: events,
  listStudentEvents: events,
  submitEventPayment: payment,
  purchaseCourse: payment,
  payFee: payment,
  payFees: payment,

  listReports: reports,
  listTeacherReports: reports,
  getStudentPerformance: reports,
  editReport: changedReport,
  saveReport: changedReport,
  /** For `saveReport` of a new report. */
  newReport: savedReport,
  deleteReport: { done: msg`Performance deleted successfully`, ...failed(msg`Error deleting performance`) },

  requestPasswordReset: { errorResponse: msg`Failed to send reset link. Please try again.` },
  resetPassword: { errorResponse: msg`Failed to reset password. Please try again.` },
  submitTeacherApplication: { errorResponse: msg`Couldn’t send your application. Try again.` },
  registerStudent: { errorResponse: msg`Couldn’t send your registration. Try again.` },
  addChild: { errorResponse: msg`Couldn’t send your registration. Try again.` },
} satisfies Partial<Record<OperationId | 'coursesOnOffer' | 'newReport', ToastMessages>>

/** An operation, or an operation in a place where the specification has other messages. */
export type ToastMessageKey = OperationId | keyof typeof table

/** Undefined if the specification has no messages for it. */
export function getToastMessages(key: ToastMessageKey): ToastMessages | undefined {
  return (table as Partial<Record<ToastMessageKey, ToastMessages>>)[key]
}
