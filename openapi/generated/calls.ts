// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export type Role = 'admin' | 'teacher' | 'student'

export type Call = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  path: string
  /** Sent without the token. */
  isPublic: boolean
  roles: readonly Role[]
  body: 'json' | 'multipart' | null
}

export type OperationId =
  | 'getCurrentUser'
  | 'signIn'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'signOut'
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
  | 'getSettings'
  | 'saveSettings'

/** What a visitor may call. */
export type PublicOperationId =
  | 'signIn'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'listCourses'
  | 'submitTeacherApplication'
  | 'registerStudent'
  | 'getSettings'

export const calls: Record<OperationId, Call> = {
  getCurrentUser: { method: 'GET', path: '/auth/get', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null },
  signIn: { method: 'POST', path: '/auth/login', isPublic: true, roles: [], body: 'json' },
  requestPasswordReset: { method: 'POST', path: '/auth/forgot-password', isPublic: true, roles: [], body: 'json' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', isPublic: true, roles: [], body: 'json' },
  signOut: { method: 'POST', path: '/auth/logout', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null },
  listCourses: { method: 'GET', path: '/course/get', isPublic: true, roles: [], body: null },
  saveCourse: { method: 'POST', path: '/course/create-course', isPublic: false, roles: ['admin'], body: 'multipart' },
  listOutlines: { method: 'GET', path: '/course/outlines/{courseId}', isPublic: false, roles: ['admin', 'teacher', 'student'], body: null },
  saveOutline: { method: 'POST', path: '/course/add-outlines/{courseId}/{outlineId}', isPublic: false, roles: ['admin'], body: 'json' },
  deleteOutline: { method: 'DELETE', path: '/course/delete-outline/{outlineId}', isPublic: false, roles: ['admin'], body: null },
  deleteCourse: { method: 'DELETE', path: '/course/delete/{courseId}', isPublic: false, roles: ['admin'], body: null },
  listAssignedCourses: { method: 'GET', path: '/course/get-teacher-assiged-course/{teacherId}', isPublic: false, roles: ['admin'], body: null },
  assignCourse: { method: 'POST', path: '/course/assign-course', isPublic: false, roles: ['admin'], body: 'json' },
  submitTeacherApplication: { method: 'POST', path: '/teacher/requested-teacher', isPublic: true, roles: [], body: 'json' },
  listTeachers: { method: 'GET', path: '/teacher/get', isPublic: false, roles: ['admin'], body: null },
  assignTeacherCredentials: { method: 'POST', path: '/teacher/assign_login_credentials', isPublic: false, roles: ['admin'], body: 'json' },
  deleteTeacher: { method: 'POST', path: '/teacher/delete', isPublic: false, roles: ['admin'], body: 'json' },
  blockTeacher: { method: 'POST', path: '/teacher/block', isPublic: false, roles: ['admin'], body: 'json' },
  removeAssignedCourse: { method: 'DELETE', path: '/teacher/remove-allocated-course/{courseId}', isPublic: false, roles: ['admin'], body: null },
  filterTeachers: { method: 'GET', path: '/teacher/get-filtered-teacher/{studentId}/{courseId}', isPublic: false, roles: ['admin'], body: null },
  listTeacherCourses: { method: 'GET', path: '/teacher/get-teacher-course', isPublic: false, roles: ['teacher'], body: null },
  listTeacherReports: { method: 'GET', path: '/teacher/get-std-performance', isPublic: false, roles: ['teacher'], body: null },
  listTeacherClassTimes: { method: 'GET', path: '/class-time/get_class_time/{teacherId}', isPublic: false, roles: ['admin'], body: null },
  listAllClasses: { method: 'GET', path: '/class/get-all', isPublic: false, roles: ['admin'], body: null },
  filterClasses: { method: 'GET', path: '/class/get-filtered-classes/{teacherId}/{courseId}', isPublic: false, roles: ['admin'], body: null },
  listTeacherClasses: { method: 'GET', path: '/class/get', isPublic: false, roles: ['teacher'], body: null },
  createClass: { method: 'POST', path: '/class/create', isPublic: false, roles: ['teacher'], body: 'json' },
  editClass: { method: 'PUT', path: '/class/edit/{id}', isPublic: false, roles: ['admin', 'teacher'], body: 'json' },
  deleteClass: { method: 'DELETE', path: '/class/delete/{id}', isPublic: false, roles: ['admin', 'teacher'], body: null },
  listClassStudents: { method: 'GET', path: '/class/{id}/students', isPublic: false, roles: ['teacher'], body: null },
  listClassAssignments: { method: 'GET', path: '/class/get-students', isPublic: false, roles: ['teacher'], body: null },
  assignStudents: { method: 'POST', path: '/class/assign-students', isPublic: false, roles: ['teacher'], body: 'json' },
  removeClassStudent: { method: 'DELETE', path: '/class/remove-std/{classId}/{studentId}/{linkId}', isPublic: false, roles: ['teacher'], body: null },
  listAttendance: { method: 'GET', path: '/attendence/get/{classId}', isPublic: false, roles: ['teacher'], body: null },
  saveAttendance: { method: 'POST', path: '/attendence/add-edit/{recordId}', isPublic: false, roles: ['teacher'], body: 'json' },
  deleteAttendance: { method: 'DELETE', path: '/attendence/delete/{id}', isPublic: false, roles: ['teacher'], body: null },
  listPolicies: { method: 'GET', path: '/student-policy/get', isPublic: false, roles: ['admin', 'student'], body: null },
  savePolicy: { method: 'POST', path: '/student-policy/create-and-edit', isPublic: false, roles: ['admin'], body: 'json' },
  deletePolicy: { method: 'DELETE', path: '/student-policy/delete/{id}', isPublic: false, roles: ['admin'], body: null },
  listEvents: { method: 'GET', path: '/event/get', isPublic: false, roles: ['admin'], body: null },
  saveEvent: { method: 'POST', path: '/event/create-event', isPublic: false, roles: ['admin'], body: 'json' },
  deleteEvent: { method: 'DELETE', path: '/event/delete/{id}', isPublic: false, roles: ['admin'], body: null },
  listEventMembers: { method: 'GET', path: '/event/get-event-members/{eventId}', isPublic: false, roles: ['admin'], body: null },
  getEventBilling: { method: 'GET', path: '/event/get-std-event-billing/{studentId}/{eventId}', isPublic: false, roles: ['admin'], body: null },
  updatePaymentStatus: { method: 'PUT', path: '/event/update-payemnt-status', isPublic: false, roles: ['admin'], body: 'json' },
  toggleEventMembership: { method: 'GET', path: '/event/join-cancel-membership/{eventId}/{studentId}', isPublic: false, roles: ['admin', 'student'], body: null },
  listStudentEvents: { method: 'GET', path: '/event/get-std-events', isPublic: false, roles: ['student'], body: null },
  submitEventPayment: { method: 'POST', path: '/event/event-payment', isPublic: false, roles: ['student'], body: 'multipart' },
  registerStudent: { method: 'POST', path: '/student/register', isPublic: true, roles: [], body: 'multipart' },
  listStudents: { method: 'GET', path: '/student/get', isPublic: false, roles: ['admin'], body: null },
  purchaseCourse: { method: 'POST', path: '/student/purchase-course', isPublic: false, roles: ['student'], body: 'multipart' },
  listStudentBilling: { method: 'GET', path: '/student/billing', isPublic: false, roles: ['student'], body: null },
  listEnrolledCourses: { method: 'GET', path: '/student/get-std-courses', isPublic: false, roles: ['student'], body: null },
  listStudentClasses: { method: 'GET', path: '/student/classes', isPublic: false, roles: ['student'], body: null },
  listCourseClasses: { method: 'GET', path: '/student/get-course-classes/{courseId}', isPublic: false, roles: ['student'], body: null },
  getStudentPerformance: { method: 'GET', path: '/student/get-performance/{classId}', isPublic: false, roles: ['student'], body: null },
  filterStudents: { method: 'GET', path: '/student/get-filtered-stds/{courseId}', isPublic: false, roles: ['admin'], body: null },
  assignStudentId: { method: 'POST', path: '/student/assign_login_credentials', isPublic: false, roles: ['admin'], body: 'json' },
  deleteStudent: { method: 'DELETE', path: '/student/delete/{id}', isPublic: false, roles: ['admin'], body: null },
  listStudentBillingDetails: { method: 'GET', path: '/student/get/billing-details/{id}', isPublic: false, roles: ['admin'], body: null },
  deleteStudentTiming: { method: 'DELETE', path: '/student/delete-std-time/{timingId}', isPublic: false, roles: ['admin'], body: null },
  decidePurchase: { method: 'PUT', path: '/student/update-purchase-status', isPublic: false, roles: ['admin'], body: 'json' },
  listAllotments: { method: 'GET', path: '/teacher-allotment/get', isPublic: false, roles: ['admin'], body: null },
  listTeacherAllotments: { method: 'GET', path: '/teacher-allotment/get-teacher-allotment', isPublic: false, roles: ['teacher'], body: null },
  createAllotment: { method: 'POST', path: '/teacher-allotment/allot', isPublic: false, roles: ['admin'], body: 'json' },
  updateAllotment: { method: 'PUT', path: '/teacher-allotment/update/{id}', isPublic: false, roles: ['admin'], body: 'json' },
  deleteAllotment: { method: 'DELETE', path: '/teacher-allotment/delete/{id}', isPublic: false, roles: ['admin'], body: null },
  listReports: { method: 'GET', path: '/student-performance/get', isPublic: false, roles: ['admin'], body: null },
  saveReport: { method: 'POST', path: '/student-performance/add-edit', isPublic: false, roles: ['teacher'], body: 'json' },
  editReport: { method: 'PUT', path: '/student-performance/edit', isPublic: false, roles: ['admin'], body: 'json' },
  deleteReport: { method: 'DELETE', path: '/student-performance/delete/{id}', isPublic: false, roles: ['admin', 'teacher'], body: null },
  getSettings: { method: 'GET', path: '/school/settings', isPublic: true, roles: [], body: null },
  saveSettings: { method: 'PUT', path: '/school/settings', isPublic: false, roles: ['admin'], body: 'json' },
}

/** Calls that are sent without the token, as `METHOD /path`. */
export const publicCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(['POST /auth/login', 'POST /auth/forgot-password', 'POST /auth/reset-password', 'GET /course/get', 'POST /teacher/requested-teacher', 'POST /student/register', 'GET /school/settings'])

/** Calls that carry files, as `METHOD /path`. */
export const uploadCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(['POST /course/create-course', 'POST /event/event-payment', 'POST /student/register', 'POST /student/purchase-course'])
