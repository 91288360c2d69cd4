// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

import type { Role } from './schema.ts'

export type { Role }

export type Call = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  path: string
  /** Needs no sign-in. */
  isPublic: boolean
  roles: readonly Role[]
  body: 'json' | 'multipart' | null
  /** Creates a record; takes the header `Idempotency-Key`, so that a retry creates no duplicate. */
  creates: boolean
  /** Marked `x-extension`: a backend with only the specified calls responds with 404. */
  isExtension: boolean
  /** The query parameters that are marked `x-extension`. */
  extensionQuery: readonly string[]
}

export type OperationId =
  | 'getCurrentUser'
  | 'signIn'
  | 'requestPasswordReset'
  | 'checkResetLink'
  | 'resetPassword'
  | 'signOut'
  | 'confirmEmail'
  | 'sendConfirmation'
  | 'switchChild'
  | 'listCourses'
  | 'saveCourse'
  | 'listOutlines'
  | 'saveOutline'
  | 'deleteOutline'
  | 'deleteCourse'
  | 'listAssignedCourses'
  | 'assignCourse'
  | 'submitTeacherApplication'
  | 'listTeachers'
  | 'assignTeacherCredentials'
  | 'deleteTeacher'
  | 'eraseTeacher'
  | 'blockTeacher'
  | 'removeAssignedCourse'
  | 'filterTeachers'
  | 'listTeacherCourses'
  | 'listTeacherReports'
  | 'listTeacherClassTimes'
  | 'listAllClasses'
  | 'filterClasses'
  | 'listTeacherClasses'
  | 'createClass'
  | 'editClass'
  | 'deleteClass'
  | 'listClassStudents'
  | 'listClassAssignments'
  | 'assignStudents'
  | 'removeClassStudent'
  | 'listAttendance'
  | 'saveAttendance'
  | 'deleteAttendance'
  | 'listPolicies'
  | 'savePolicy'
  | 'deletePolicy'
  | 'listEvents'
  | 'saveEvent'
  | 'deleteEvent'
  | 'listEventMembers'
  | 'getEventBilling'
  | 'updatePaymentStatus'
  | 'toggleEventMembership'
  | 'listStudentEvents'
  | 'submitEventPayment'
  | 'registerStudent'
  | 'listStudents'
  | 'purchaseCourse'
  | 'listStudentBilling'
  | 'listEnrolledCourses'
  | 'listStudentClasses'
  | 'listCourseClasses'
  | 'getStudentPerformance'
  | 'filterStudents'
  | 'assignStudentId'
  | 'deleteStudent'
  | 'listStudentBillingDetails'
  | 'eraseStudent'
  | 'deleteStudentTiming'
  | 'decidePurchase'
  | 'listAllotments'
  | 'listTeacherAllotments'
  | 'createAllotment'
  | 'updateAllotment'
  | 'deleteAllotment'
  | 'listReports'
  | 'saveReport'
  | 'editReport'
  | 'deleteReport'
  | 'getTimetable'
  | 'listOwedLessons'
  | 'findClashes'
  | 'suggestTeachers'
  | 'changeLessons'
  | 'undoLessonChange'
  | 'getCalendarFeed'
  | 'createCalendarFeed'
  | 'revokeCalendarFeed'
  | 'getReminders'
  | 'saveReminders'
  | 'addReminderDevice'
  | 'removeReminderDevice'
  | 'testReminder'
  | 'watchChanges'
  | 'getSettings'
  | 'saveSettings'
  | 'getFrontPage'
  | 'saveSchoolLogo'
  | 'saveFrontPicture'
  | 'listWaiting'
  | 'listOwnAttendance'
  | 'getStudentProgress'
  | 'listActs'
  | 'getSchoolFigures'
  | 'saveStudentNotes'
  | 'confirmStudentEmail'
  | 'confirmTeacherEmail'
  | 'orderOutlines'
  | 'beginUpload'
  | 'sendPiece'
  | 'getUpload'
  | 'getPaymentTerms'
  | 'listOwnFees'
  | 'payFee'
  | 'listFees'
  | 'decideFee'
  | 'endFees'
  | 'listDiscounts'
  | 'saveDiscount'
  | 'endDiscount'
  | 'listOwnDiscounts'
  | 'noteReceiptSeen'
  | 'getPayment'
  | 'saveTransactionId'
  | 'correctPayment'
  | 'getIncome'
  | 'listPayments'
  | 'getStatement'

/** Calls that need no sign-in. */
export type PublicOperationId =
  | 'signIn'
  | 'requestPasswordReset'
  | 'checkResetLink'
  | 'resetPassword'
  | 'confirmEmail'
  | 'listCourses'
  | 'submitTeacherApplication'
  | 'registerStudent'
  | 'getSettings'
  | 'getFrontPage'
  | 'beginUpload'
  | 'sendPiece'
  | 'getUpload'

export const calls: Record<OperationId, Call> = {
  getCurrentUser: { method: 'GET', path: '/auth/get', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  signIn: { method: 'POST', path: '/auth/login', isPublic: true, roles: [], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  requestPasswordReset: { method: 'POST', path: '/auth/forgot-password', isPublic: true, roles: [], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  checkResetLink: { method: 'POST', path: '/auth/check-reset-link', isPublic: true, roles: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  resetPassword: { method: 'POST', path: '/auth/reset-password', isPublic: true, roles: [], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  signOut: { method: 'POST', path: '/auth/logout', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  confirmEmail: { method: 'POST', path: '/auth/confirm-email', isPublic: true, roles: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  sendConfirmation: { method: 'POST', path: '/auth/send-confirmation', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  switchChild: { method: 'POST', path: '/auth/switch-child', isPublic: false, roles: ['student'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listCourses: { method: 'GET', path: '/course/get', isPublic: true, roles: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  saveCourse: { method: 'POST', path: '/course/create-course', isPublic: false, roles: ['admin'], body: 'multipart', creates: true, isExtension: false, extensionQuery: [] },
  listOutlines: { method: 'GET', path: '/course/outlines/{courseId}', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  saveOutline: { method: 'POST', path: '/course/add-outlines/{courseId}/{outlineId}', isPublic: false, roles: ['admin'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  deleteOutline: { method: 'DELETE', path: '/course/delete-outline/{outlineId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  deleteCourse: { method: 'DELETE', path: '/course/delete/{courseId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listAssignedCourses: { method: 'GET', path: '/course/get-teacher-assiged-course/{teacherId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  assignCourse: { method: 'POST', path: '/course/assign-course', isPublic: false, roles: ['admin'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  submitTeacherApplication: { method: 'POST', path: '/teacher/requested-teacher', isPublic: true, roles: [], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  listTeachers: { method: 'GET', path: '/teacher/get', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'studentId', 'courseId', 'kind', 'sort'] },
  assignTeacherCredentials: { method: 'POST', path: '/teacher/assign_login_credentials', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  deleteTeacher: { method: 'POST', path: '/teacher/delete', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  eraseTeacher: { method: 'DELETE', path: '/teacher/erase/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  blockTeacher: { method: 'POST', path: '/teacher/block', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  removeAssignedCourse: { method: 'DELETE', path: '/teacher/remove-allocated-course/{courseId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  filterTeachers: { method: 'GET', path: '/teacher/get-filtered-teacher/{studentId}/{courseId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listTeacherCourses: { method: 'GET', path: '/teacher/get-teacher-course', isPublic: false, roles: ['teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listTeacherReports: { method: 'GET', path: '/teacher/get-std-performance', isPublic: false, roles: ['teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listTeacherClassTimes: { method: 'GET', path: '/class-time/get_class_time/{teacherId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listAllClasses: { method: 'GET', path: '/class/get-all', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'teacherId', 'courseId', 'kind', 'sort'] },
  filterClasses: { method: 'GET', path: '/class/get-filtered-classes/{teacherId}/{courseId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'kind', 'sort'] },
  listTeacherClasses: { method: 'GET', path: '/class/get', isPublic: false, roles: ['teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  createClass: { method: 'POST', path: '/class/create', isPublic: false, roles: ['teacher'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  editClass: { method: 'PUT', path: '/class/edit/{id}', isPublic: false, roles: ['admin', 'teacher'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  deleteClass: { method: 'DELETE', path: '/class/delete/{id}', isPublic: false, roles: ['admin', 'teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listClassStudents: { method: 'GET', path: '/class/{id}/students', isPublic: false, roles: ['teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listClassAssignments: { method: 'GET', path: '/class/get-students', isPublic: false, roles: ['teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  assignStudents: { method: 'POST', path: '/class/assign-students', isPublic: false, roles: ['teacher'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  removeClassStudent: { method: 'DELETE', path: '/class/remove-std/{classId}/{studentId}/{linkId}', isPublic: false, roles: ['teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listAttendance: { method: 'GET', path: '/attendence/get/{classId}', isPublic: false, roles: ['teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  saveAttendance: { method: 'POST', path: '/attendence/add-edit/{recordId}', isPublic: false, roles: ['teacher'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  deleteAttendance: { method: 'DELETE', path: '/attendence/delete/{id}', isPublic: false, roles: ['teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listPolicies: { method: 'GET', path: '/student-policy/get', isPublic: false, roles: ['admin', 'student'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  savePolicy: { method: 'POST', path: '/student-policy/create-and-edit', isPublic: false, roles: ['admin'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  deletePolicy: { method: 'DELETE', path: '/student-policy/delete/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listEvents: { method: 'GET', path: '/event/get', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  saveEvent: { method: 'POST', path: '/event/create-event', isPublic: false, roles: ['admin'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  deleteEvent: { method: 'DELETE', path: '/event/delete/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listEventMembers: { method: 'GET', path: '/event/get-event-members/{eventId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  getEventBilling: { method: 'GET', path: '/event/get-std-event-billing/{studentId}/{eventId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  updatePaymentStatus: { method: 'PUT', path: '/event/update-payemnt-status', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  toggleEventMembership: { method: 'GET', path: '/event/join-cancel-membership/{eventId}/{studentId}', isPublic: false, roles: ['admin', 'student'], body: null, creates: false, isExtension: false, extensionQuery: ['wants'] },
  listStudentEvents: { method: 'GET', path: '/event/get-std-events', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  submitEventPayment: { method: 'POST', path: '/event/event-payment', isPublic: false, roles: ['student'], body: 'multipart', creates: true, isExtension: false, extensionQuery: [] },
  registerStudent: { method: 'POST', path: '/student/register', isPublic: true, roles: [], body: 'multipart', creates: true, isExtension: false, extensionQuery: [] },
  listStudents: { method: 'GET', path: '/student/get', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'kind', 'sort'] },
  purchaseCourse: { method: 'POST', path: '/student/purchase-course', isPublic: false, roles: ['student'], body: 'multipart', creates: true, isExtension: false, extensionQuery: [] },
  listStudentBilling: { method: 'GET', path: '/student/billing', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listEnrolledCourses: { method: 'GET', path: '/student/get-std-courses', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listStudentClasses: { method: 'GET', path: '/student/classes', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listCourseClasses: { method: 'GET', path: '/student/get-course-classes/{courseId}', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  getStudentPerformance: { method: 'GET', path: '/student/get-performance/{classId}', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  filterStudents: { method: 'GET', path: '/student/get-filtered-stds/{courseId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'kind', 'sort'] },
  assignStudentId: { method: 'POST', path: '/student/assign_login_credentials', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  deleteStudent: { method: 'DELETE', path: '/student/delete/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listStudentBillingDetails: { method: 'GET', path: '/student/get/billing-details/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  eraseStudent: { method: 'DELETE', path: '/student/erase/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  deleteStudentTiming: { method: 'DELETE', path: '/student/delete-std-time/{timingId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  decidePurchase: { method: 'PUT', path: '/student/update-purchase-status', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listAllotments: { method: 'GET', path: '/teacher-allotment/get', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'studentId', 'teacherId', 'kind', 'sort'] },
  listTeacherAllotments: { method: 'GET', path: '/teacher-allotment/get-teacher-allotment', isPublic: false, roles: ['teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  createAllotment: { method: 'POST', path: '/teacher-allotment/allot', isPublic: false, roles: ['admin'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  updateAllotment: { method: 'PUT', path: '/teacher-allotment/update/{id}', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  deleteAllotment: { method: 'DELETE', path: '/teacher-allotment/delete/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listReports: { method: 'GET', path: '/student-performance/get', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'studentId', 'teacherId', 'sort'] },
  saveReport: { method: 'POST', path: '/student-performance/add-edit', isPublic: false, roles: ['teacher'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  editReport: { method: 'PUT', path: '/student-performance/edit', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  deleteReport: { method: 'DELETE', path: '/student-performance/delete/{id}', isPublic: false, roles: ['admin', 'teacher'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  getTimetable: { method: 'GET', path: '/timetable/get', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listOwedLessons: { method: 'GET', path: '/timetable/owed', isPublic: false, roles: ['teacher'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  findClashes: { method: 'POST', path: '/timetable/find-clashes', isPublic: false, roles: ['admin', 'teacher'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  suggestTeachers: { method: 'GET', path: '/timetable/suggest/{studentId}/{courseId}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  changeLessons: { method: 'POST', path: '/timetable/change-lessons', isPublic: false, roles: ['admin', 'teacher'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  undoLessonChange: { method: 'POST', path: '/timetable/undo-change/{id}', isPublic: false, roles: ['admin', 'teacher'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getCalendarFeed: { method: 'GET', path: '/calendar/feed', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  createCalendarFeed: { method: 'POST', path: '/calendar/create-feed', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  revokeCalendarFeed: { method: 'DELETE', path: '/calendar/delete-feed', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getReminders: { method: 'GET', path: '/reminders/get', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveReminders: { method: 'PUT', path: '/reminders/save', isPublic: false, roles: ['admin', 'teacher', 'student'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  addReminderDevice: { method: 'POST', path: '/reminders/device/add', isPublic: false, roles: ['admin', 'teacher', 'student'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  removeReminderDevice: { method: 'POST', path: '/reminders/device/remove', isPublic: false, roles: ['admin', 'teacher', 'student'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  testReminder: { method: 'POST', path: '/reminders/test', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  watchChanges: { method: 'GET', path: '/changes/watch', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getSettings: { method: 'GET', path: '/school/settings', isPublic: true, roles: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveSettings: { method: 'PUT', path: '/school/settings', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  getFrontPage: { method: 'GET', path: '/school/front-page', isPublic: true, roles: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveSchoolLogo: { method: 'PUT', path: '/school/logo', isPublic: false, roles: ['admin'], body: 'multipart', creates: false, isExtension: true, extensionQuery: [] },
  saveFrontPicture: { method: 'PUT', path: '/school/front-picture', isPublic: false, roles: ['admin'], body: 'multipart', creates: false, isExtension: true, extensionQuery: [] },
  listWaiting: { method: 'GET', path: '/inbox/get', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listOwnAttendance: { method: 'GET', path: '/student/attendance', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getStudentProgress: { method: 'GET', path: '/student/progress/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listActs: { method: 'GET', path: '/acts/get', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getSchoolFigures: { method: 'GET', path: '/school/figures', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveStudentNotes: { method: 'PUT', path: '/student/notes/{id}', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  confirmStudentEmail: { method: 'POST', path: '/student/confirm-email/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  confirmTeacherEmail: { method: 'POST', path: '/teacher/confirm-email/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  orderOutlines: { method: 'PUT', path: '/course/order-outlines', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  beginUpload: { method: 'POST', path: '/upload/begin', isPublic: true, roles: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  sendPiece: { method: 'POST', path: '/upload/piece/{upload}/{offset}', isPublic: true, roles: [], body: 'multipart', creates: false, isExtension: true, extensionQuery: [] },
  getUpload: { method: 'GET', path: '/upload/get/{upload}', isPublic: true, roles: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getPaymentTerms: { method: 'GET', path: '/student/payment-terms/{id}', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listOwnFees: { method: 'GET', path: '/fees/own', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  payFee: { method: 'POST', path: '/fees/pay', isPublic: false, roles: ['student'], body: 'multipart', creates: true, isExtension: true, extensionQuery: [] },
  listFees: { method: 'GET', path: '/fees/get', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  decideFee: { method: 'PUT', path: '/fees/decide', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  endFees: { method: 'PUT', path: '/fees/end', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listDiscounts: { method: 'GET', path: '/discount/get', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveDiscount: { method: 'POST', path: '/discount/save', isPublic: false, roles: ['admin'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  endDiscount: { method: 'POST', path: '/discount/end/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listOwnDiscounts: { method: 'GET', path: '/discount/own', isPublic: false, roles: ['student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  noteReceiptSeen: { method: 'POST', path: '/payment/receipt-seen', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  getPayment: { method: 'GET', path: '/student/payment/{id}', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveTransactionId: { method: 'PUT', path: '/student/payment-transaction', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  correctPayment: { method: 'PUT', path: '/student/payment-correction', isPublic: false, roles: ['admin'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  getIncome: { method: 'GET', path: '/school/income', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listPayments: { method: 'GET', path: '/school/payments', isPublic: false, roles: ['admin'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getStatement: { method: 'GET', path: '/student/statement', isPublic: false, roles: ['admin', 'student'], body: null, creates: false, isExtension: true, extensionQuery: [] },
}

/** Calls that are sent without the token, as `METHOD /path`. */
export const publicCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(['POST /auth/login', 'POST /auth/forgot-password', 'POST /auth/check-reset-link', 'POST /auth/reset-password', 'POST /auth/confirm-email', 'GET /course/get', 'POST /teacher/requested-teacher', 'POST /student/register', 'GET /school/settings', 'GET /school/front-page'])

/** Calls with files, as `METHOD /path`. */
export const uploadCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(['POST /course/create-course', 'POST /event/event-payment', 'POST /student/register', 'POST /student/purchase-course', 'PUT /school/logo', 'PUT /school/front-picture', 'POST /upload/piece/{upload}/{offset}', 'POST /fees/pay'])

/** Calls that create a record, as `METHOD /path`. */
export const creatingCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(['POST /course/create-course', 'POST /course/add-outlines/{courseId}/{outlineId}', 'POST /course/assign-course', 'POST /teacher/requested-teacher', 'POST /class/create', 'POST /class/assign-students', 'POST /attendence/add-edit/{recordId}', 'POST /student-policy/create-and-edit', 'POST /event/create-event', 'POST /event/event-payment', 'POST /student/register', 'POST /student/purchase-course', 'POST /teacher-allotment/allot', 'POST /student-performance/add-edit', 'POST /timetable/change-lessons', 'POST /fees/pay', 'POST /discount/save'])

/** Path parameters that are marked `x-secret`: logs leave them out. */
export const secretParameters: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  sendPiece: ['upload'],
  getUpload: ['upload'],
}

/**
 * The required parts of a response by `METHOD /path`: `course[]` is a list, `data?` may be null. Messages for
 * users are not required.
 */
export const answerParts: Readonly<Record<string, readonly string[]>> = {
  'GET /auth/get': ['user'],
  'POST /auth/login': ['token', 'status', 'user'],
  'POST /auth/switch-child': ['token', 'status', 'user'],
  'GET /course/get': ['course[]'],
  'GET /course/outlines/{courseId}': ['outlines[]'],
  'GET /course/get-teacher-assiged-course/{teacherId}': ['courses[]'],
  'GET /teacher/get': ['teachers[]'],
  'GET /teacher/get-filtered-teacher/{studentId}/{courseId}': ['teachers[]'],
  'GET /teacher/get-teacher-course': ['course[]'],
  'GET /teacher/get-std-performance': ['data[]'],
  'GET /class-time/get_class_time/{teacherId}': ['data[]'],
  'GET /class/get-all': ['data[]'],
  'GET /class/get-filtered-classes/{teacherId}/{courseId}': ['data[]'],
  'GET /class/get': ['data[]'],
  'GET /class/{id}/students': ['students[]'],
  'GET /class/get-students': ['students[]'],
  'GET /attendence/get/{classId}': ['attendences[]'],
  'GET /student-policy/get': ['policy[]'],
  'GET /event/get': ['event[]'],
  'GET /event/get-event-members/{eventId}': ['event[]'],
  'GET /event/get-std-event-billing/{studentId}/{eventId}': ['billingDetails?'],
  'GET /event/get-std-events': ['events[]'],
  'GET /student/get': ['students[]'],
  'GET /student/billing': ['billing[]'],
  'GET /student/get-std-courses': ['courses[]'],
  'GET /student/classes': ['classes[]'],
  'GET /student/get-course-classes/{courseId}': ['classes[]'],
  'GET /student/get-performance/{classId}': ['data?'],
  'GET /student/get-filtered-stds/{courseId}': ['students[]'],
  'GET /student/get/billing-details/{id}': ['data[]'],
  'GET /teacher-allotment/get': ['teacherAllotment[]'],
  'GET /teacher-allotment/get-teacher-allotment': ['teacherAllotment[]'],
  'GET /student-performance/get': ['data[]'],
  'GET /timetable/get': ['lessons[]', 'withoutDays[]', 'timeZone', 'zoneData'],
  'GET /timetable/owed': ['lessons[]'],
  'POST /timetable/find-clashes': ['mayGoOn', 'clashes[]'],
  'GET /timetable/suggest/{studentId}/{courseId}': ['suggestions[]', 'wanted[]', 'wantedMinutes', 'timeZone', 'studentZone?'],
  'POST /timetable/change-lessons': ['change'],
  'GET /calendar/feed': ['feed?'],
  'POST /calendar/create-feed': ['path'],
  'GET /reminders/get': ['reminders', 'email'],
  'GET /changes/watch': ['changed[]'],
  'GET /school/settings': ['settings'],
  'GET /school/front-page': ['courses[]', 'policies[]'],
  'GET /inbox/get': ['items[]', 'counts', 'next?'],
  'GET /student/attendance': ['courses[]', 'marks[]'],
  'GET /student/progress/{id}': ['classes[]', 'attendance'],
  'GET /acts/get': ['acts[]'],
  'GET /school/figures': ['minorDigits', 'months[]', 'weeks[]', 'thisMonth'],
  'POST /upload/begin': ['upload', 'received'],
  'POST /upload/piece/{upload}/{offset}': ['received', 'size'],
  'GET /upload/get/{upload}': ['received', 'size'],
  'GET /student/payment-terms/{id}': ['terms'],
  'GET /fees/own': ['fees[]'],
  'GET /fees/get': ['fees[]', 'counts', 'next?'],
  'GET /discount/get': ['discounts[]'],
  'GET /discount/own': ['discounts[]'],
  'GET /student/payment/{id}': ['payment'],
  'GET /school/income': ['currency', 'minorDigits', 'total', 'months[]', 'items[]', 'methods[]', 'others[]'],
  'GET /school/payments': ['payments[]', 'next?'],
  'GET /student/statement': ['statement'],
}
