// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

import type { LimitedPart, Role } from './schema.ts'

export type { LimitedPart, Role }

export type Call = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  path: string
  /** Needs no sign-in. */
  isPublic: boolean
  roles: readonly Role[]
  /** Administrators with a part of the office who may call it; those with everything may call all. */
  parts: readonly LimitedPart[]
  body: 'json' | 'multipart' | null
  /** Creates a record; takes the header `Idempotency-Key`, so that a retry creates no duplicate. */
  creates: boolean
  /** Marked `x-extension`: a backend with only the specified calls responds with 404. */
  isExtension: boolean
  /** The query parameters that are marked `x-extension`. */
  extensionQuery: readonly string[]
}

/** All calls by operation ID. */
export type Calls = {
  /** `GET /auth/get` · admin, teacher, student · Get the current user · openapi/paths/auth.yaml:2 */
  getCurrentUser: Call
  /** `POST /auth/login` · visitor · Sign in · openapi/paths/auth.yaml:56 */
  signIn: Call
  /** `POST /auth/forgot-password` · visitor · Request a password reset link · openapi/paths/auth.yaml:139 */
  requestPasswordReset: Call
  /** `POST /auth/check-reset-link` · visitor · Check a reset link · openapi/paths/auth.yaml:237 */
  checkResetLink: Call
  /** `POST /auth/reset-password` · visitor · Set a new password · openapi/paths/auth.yaml:187 */
  resetPassword: Call
  /** `POST /auth/logout` · admin, teacher, student · Sign out · openapi/paths/auth.yaml:289 */
  signOut: Call
  /** `POST /auth/confirm-email` · visitor · Confirm an email · openapi/paths/auth.yaml:324 */
  confirmEmail: Call
  /** `POST /auth/send-confirmation` · student · Resend the confirmation link · openapi/paths/auth.yaml:379 */
  sendConfirmation: Call
  /** `POST /auth/switch-child` · student · Switch to another child of the same account · openapi/paths/auth.yaml:412 */
  switchChild: Call
  /** `GET /auth/family` · student · Get an overview of all children of the account · openapi/paths/family.yaml:2 */
  getFamily: Call
  /** `PUT /auth/name` · admin, teacher, student · Change the current user’s name · openapi/paths/auth.yaml:531 */
  changeOwnName: Call
  /** `PUT /auth/password` · admin, teacher, student · Change the current user’s password · openapi/paths/auth.yaml:587 */
  changeOwnPassword: Call
  /** `GET /course/get` · visitor · List all courses · openapi/paths/course.yaml:2 */
  listCourses: Call
  /** `POST /course/create-course` · admin · Create or update a course · openapi/paths/course.yaml:32 */
  saveCourse: Call
  /** `GET /course/outlines/{courseId}` · admin, teacher, student · List a course’s outlines · openapi/paths/course.yaml:115 */
  listOutlines: Call
  /** `POST /course/add-outlines/{courseId}/{outlineId}` · admin · Create or update an outline · openapi/paths/course.yaml:164 */
  saveOutline: Call
  /** `DELETE /course/delete-outline/{outlineId}` · admin · Delete an outline · openapi/paths/course.yaml:255 */
  deleteOutline: Call
  /** `DELETE /course/delete/{courseId}` · admin · Delete a course · openapi/paths/course.yaml:298 */
  deleteCourse: Call
  /** `GET /course/get-teacher-assiged-course/{teacherId}` · admin · List a teacher’s assigned courses · openapi/paths/course.yaml:341 */
  listAssignedCourses: Call
  /** `POST /course/assign-course` · admin · Assign a course to a teacher · openapi/paths/course.yaml:388 */
  assignCourse: Call
  /** `POST /teacher/requested-teacher` · visitor · Submit a teacher application · openapi/paths/teacher.yaml:2 */
  submitTeacherApplication: Call
  /** `GET /teacher/get` · admin · List all teachers · openapi/paths/teacher.yaml:59 */
  listTeachers: Call
  /** `POST /teacher/assign_login_credentials` · admin · Set a teacher’s ID and password · openapi/paths/teacher.yaml:166 */
  assignTeacherCredentials: Call
  /** `POST /teacher/delete` · admin · Delete a teacher · openapi/paths/teacher.yaml:229 */
  deleteTeacher: Call
  /** `DELETE /teacher/erase/{id}` · admin · Erase a teacher’s personal data · openapi/paths/teacher.yaml:525 */
  eraseTeacher: Call
  /** `POST /teacher/block` · admin · Block or unblock a teacher · openapi/paths/teacher.yaml:288 */
  blockTeacher: Call
  /** `DELETE /teacher/remove-allocated-course/{courseId}` · admin · Remove a course assignment · openapi/paths/teacher.yaml:349 */
  removeAssignedCourse: Call
  /** `GET /teacher/get-filtered-teacher/{studentId}/{courseId}` · admin · List a student’s teachers for a course · openapi/paths/teacher.yaml:401 */
  filterTeachers: Call
  /** `GET /teacher/get-teacher-course` · teacher · List the current teacher’s courses · openapi/paths/teacher.yaml:457 */
  listTeacherCourses: Call
  /** `GET /teacher/get-std-performance` · teacher · List the current teacher’s reports · openapi/paths/teacher.yaml:492 */
  listTeacherReports: Call
  /** `GET /class-time/get_class_time/{teacherId}` · admin · List a teacher’s class times · openapi/paths/classTime.yaml:2 */
  listTeacherClassTimes: Call
  /** `GET /class/get-all` · admin · List all classes · openapi/paths/class.yaml:2 */
  listAllClasses: Call
  /** `GET /class/get-filtered-classes/{teacherId}/{courseId}` · admin · List a teacher’s classes for a course · openapi/paths/class.yaml:96 */
  filterClasses: Call
  /** `GET /class/get` · teacher · List the current teacher’s classes · openapi/paths/class.yaml:202 */
  listTeacherClasses: Call
  /** `POST /class/create` · teacher · Create a class · openapi/paths/class.yaml:237 */
  createClass: Call
  /** `PUT /class/edit/{id}` · admin, teacher · Update a class · openapi/paths/class.yaml:361 */
  editClass: Call
  /** `DELETE /class/delete/{id}` · admin, teacher · Delete a class · openapi/paths/class.yaml:435 */
  deleteClass: Call
  /** `GET /class/{id}/students` · teacher · List a class’s students · openapi/paths/class.yaml:479 */
  listClassStudents: Call
  /** `GET /class/get-students` · teacher · List students in the current teacher’s classes · openapi/paths/class.yaml:524 */
  listClassAssignments: Call
  /** `POST /class/assign-students` · teacher · Add students to a class · openapi/paths/class.yaml:557 */
  assignStudents: Call
  /** `DELETE /class/remove-std/{classId}/{studentId}/{linkId}` · teacher · Remove a student from a class · openapi/paths/class.yaml:615 */
  removeClassStudent: Call
  /** `GET /attendence/get/{classId}` · teacher · List a class’s attendance · openapi/paths/attendance.yaml:2 */
  listAttendance: Call
  /** `POST /attendence/add-edit/{recordId}` · teacher · Mark or change attendance · openapi/paths/attendance.yaml:49 */
  saveAttendance: Call
  /** `DELETE /attendence/delete/{id}` · teacher · Delete an attendance record · openapi/paths/attendance.yaml:118 */
  deleteAttendance: Call
  /** `GET /student-policy/get` · admin, student · List policies · openapi/paths/policy.yaml:2 */
  listPolicies: Call
  /** `POST /student-policy/create-and-edit` · admin · Create or update a policy · openapi/paths/policy.yaml:38 */
  savePolicy: Call
  /** `DELETE /student-policy/delete/{id}` · admin · Delete a policy · openapi/paths/policy.yaml:107 */
  deletePolicy: Call
  /** `GET /event/get` · admin · List all events · openapi/paths/event.yaml:2 */
  listEvents: Call
  /** `POST /event/create-event` · admin · Create or update an event · openapi/paths/event.yaml:38 */
  saveEvent: Call
  /** `DELETE /event/delete/{id}` · admin · Delete an event · openapi/paths/event.yaml:109 */
  deleteEvent: Call
  /** `GET /event/get-event-members/{eventId}` · admin · List an event’s members · openapi/paths/event.yaml:152 */
  listEventMembers: Call
  /** `GET /event/get-std-event-billing/{studentId}/{eventId}` · admin · Get a student’s payment for an event · openapi/paths/event.yaml:200 */
  getEventBilling: Call
  /** `PUT /event/update-payemnt-status` · admin · Approve, reject or reopen an event payment · openapi/paths/event.yaml:264 */
  updatePaymentStatus: Call
  /** `GET /event/join-cancel-membership/{eventId}/{studentId}` · admin, student · Join or leave an event · openapi/paths/event.yaml:323 */
  toggleEventMembership: Call
  /** `GET /event/get-std-events` · student · List events with the current student’s payment and membership · openapi/paths/event.yaml:404 */
  listStudentEvents: Call
  /** `POST /event/event-payment` · student · Pay for an event · openapi/paths/event.yaml:453 */
  submitEventPayment: Call
  /** `POST /student/register` · visitor · Register as a student · openapi/paths/student.yaml:2 */
  registerStudent: Call
  /** `POST /student/check-email` · visitor · Check whether an email is taken · openapi/paths/registration.yaml:2 */
  checkEmail: Call
  /** `POST /student/add-child` · student · Register another child of the signed-in guardian · openapi/paths/registration.yaml:55 */
  addChild: Call
  /** `GET /student/requests` · student · List the current student’s course requests · openapi/paths/registration.yaml:119 */
  listOwnRequests: Call
  /** `DELETE /student/request/{id}` · admin · Close a course request · openapi/paths/registration.yaml:157 */
  closeCourseRequest: Call
  /** `GET /student/get` · admin · List all students · openapi/paths/student.yaml:70 */
  listStudents: Call
  /** `POST /student/purchase-course` · student · Buy a course · openapi/paths/student.yaml:171 */
  purchaseCourse: Call
  /** `GET /student/billing` · student · List the current student’s billing · openapi/paths/student.yaml:244 */
  listStudentBilling: Call
  /** `GET /student/get-std-courses` · student · List the current student’s courses · openapi/paths/student.yaml:285 */
  listEnrolledCourses: Call
  /** `GET /student/classes` · student · List the current student’s classes · openapi/paths/student.yaml:318 */
  listStudentClasses: Call
  /** `GET /student/get-course-classes/{courseId}` · student · List the current student’s classes for a course · openapi/paths/student.yaml:351 */
  listCourseClasses: Call
  /** `GET /student/get-performance/{classId}` · student · Get the current student’s report for a class · openapi/paths/student.yaml:400 */
  getStudentPerformance: Call
  /** `GET /student/get-filtered-stds/{courseId}` · admin · List a course’s students · openapi/paths/student.yaml:451 */
  filterStudents: Call
  /** `POST /student/assign_login_credentials` · admin · Set a student’s ID · openapi/paths/student.yaml:551 */
  assignStudentId: Call
  /** `DELETE /student/delete/{id}` · admin · Delete a student · openapi/paths/student.yaml:610 */
  deleteStudent: Call
  /** `GET /student/get/billing-details/{id}` · admin · List a student’s billing · openapi/paths/student.yaml:653 */
  listStudentBillingDetails: Call
  /** `DELETE /student/erase/{id}` · admin · Erase a student’s personal data · openapi/paths/student.yaml:804 */
  eraseStudent: Call
  /** `DELETE /student/delete-std-time/{timingId}` · admin · Delete a student’s class time · openapi/paths/student.yaml:702 */
  deleteStudentTiming: Call
  /** `PUT /student/update-purchase-status` · admin · Approve or reject a course purchase · openapi/paths/student.yaml:745 */
  decidePurchase: Call
  /** `GET /teacher-allotment/get` · admin · List all allotments · openapi/paths/allotment.yaml:2 */
  listAllotments: Call
  /** `GET /teacher-allotment/get-teacher-allotment` · teacher · List the current teacher’s allotments · openapi/paths/allotment.yaml:90 */
  listTeacherAllotments: Call
  /** `POST /teacher-allotment/allot` · admin · Allot a student to a teacher · openapi/paths/allotment.yaml:125 */
  createAllotment: Call
  /** `PUT /teacher-allotment/update/{id}` · admin · Update an allotment · openapi/paths/allotment.yaml:185 */
  updateAllotment: Call
  /** `DELETE /teacher-allotment/delete/{id}` · admin · Delete an allotment · openapi/paths/allotment.yaml:254 */
  deleteAllotment: Call
  /** `GET /student-performance/get` · admin · List all reports · openapi/paths/report.yaml:2 */
  listReports: Call
  /** `POST /student-performance/add-edit` · teacher · Create or update a report · openapi/paths/report.yaml:81 */
  saveReport: Call
  /** `PUT /student-performance/edit` · admin · Update any teacher’s report · openapi/paths/report.yaml:141 */
  editReport: Call
  /** `DELETE /student-performance/delete/{id}` · admin, teacher · Delete a report · openapi/paths/report.yaml:198 */
  deleteReport: Call
  /** `GET /timetable/get` · admin, teacher, student · Get the timetable · openapi/paths/timetable.yaml:2 */
  getTimetable: Call
  /** `GET /timetable/owed` · teacher · List lessons with missing attendance · openapi/paths/timetable.yaml:111 */
  listOwedLessons: Call
  /** `POST /timetable/find-clashes` · admin, teacher · Find schedule conflicts · openapi/paths/timetable.yaml:147 */
  findClashes: Call
  /** `GET /timetable/suggest/{studentId}/{courseId}` · admin · Suggest teachers for a student · openapi/paths/timetable.yaml:212 */
  suggestTeachers: Call
  /** `POST /timetable/change-lessons` · admin, teacher · Cancel, move or restore lessons · openapi/paths/timetable.yaml:273 */
  changeLessons: Call
  /** `POST /timetable/undo-change/{id}` · admin, teacher · Undo a lesson change · openapi/paths/timetable.yaml:347 */
  undoLessonChange: Call
  /** `POST /student/excuse-lesson` · student · Excuse the student from a lesson · openapi/paths/excuse.yaml:2 */
  excuseLesson: Call
  /** `POST /student/withdraw-excuse` · student · Withdraw an excuse · openapi/paths/excuse.yaml:60 */
  withdrawExcuse: Call
  /** `GET /teacher/practice` · admin, teacher · Get the practice set in a lesson · openapi/paths/practice.yaml:2 */
  listClassPractice: Call
  /** `POST /teacher/practice` · admin, teacher · Set the practice until the next lesson · openapi/paths/practice.yaml:72 */
  savePractice: Call
  /** `GET /student/practice` · student · Get what the student practises until the next lessons · openapi/paths/practice.yaml:135 */
  listOwnPractice: Call
  /** `POST /student/practice/mark` · student · Mark a day of the practice as done · openapi/paths/practice.yaml:190 */
  markPractice: Call
  /** `GET /calendar/feed` · admin, teacher, student · Get the calendar feed’s status · openapi/paths/calendar.yaml:2 */
  getCalendarFeed: Call
  /** `POST /calendar/create-feed` · admin, teacher, student · Create a calendar feed URL · openapi/paths/calendar.yaml:39 */
  createCalendarFeed: Call
  /** `DELETE /calendar/delete-feed` · admin, teacher, student · Revoke the calendar feed URL · openapi/paths/calendar.yaml:76 */
  revokeCalendarFeed: Call
  /** `GET /reminders/get` · admin, teacher, student · Get reminder settings · openapi/paths/reminders.yaml:2 */
  getReminders: Call
  /** `PUT /reminders/save` · admin, teacher, student · Save reminder settings · openapi/paths/reminders.yaml:43 */
  saveReminders: Call
  /** `POST /reminders/device/add` · admin, teacher, student · Add a reminder device · openapi/paths/reminders.yaml:187 */
  addReminderDevice: Call
  /** `POST /reminders/device/remove` · admin, teacher, student · Remove a reminder device · openapi/paths/reminders.yaml:244 */
  removeReminderDevice: Call
  /** `POST /reminders/test` · admin, teacher, student · Send a test reminder · openapi/paths/reminders.yaml:103 */
  testReminder: Call
  /** `POST /reminders/attendance` · admin · Remind teachers of missing attendance · openapi/paths/reminders.yaml:140 */
  remindTeachers: Call
  /** `GET /changes/watch` · admin, teacher, student · Stream changes · openapi/paths/changes.yaml:2 */
  watchChanges: Call
  /** `GET /school/settings` · visitor · Get school settings · openapi/paths/school.yaml:2 */
  getSettings: Call
  /** `PUT /school/settings` · admin · Update school settings · openapi/paths/school.yaml:38 */
  saveSettings: Call
  /** `GET /school/front-page` · visitor · Get front page content · openapi/paths/school.yaml:224 */
  getFrontPage: Call
  /** `PUT /school/logo` · admin · Set or remove the school logo · openapi/paths/school.yaml:102 */
  saveSchoolLogo: Call
  /** `PUT /school/front-picture` · admin · Set or remove the front page image · openapi/paths/school.yaml:160 */
  saveFrontPicture: Call
  /** `GET /school/status` · admin · Get the state of the system · openapi/paths/school.yaml:278 */
  getSchoolStatus: Call
  /** `POST /school/test-email` · admin · Send a test email · openapi/paths/school.yaml:319 */
  sendTestEmail: Call
  /** `PUT /school/getting-started` · admin · Hide or show the first steps · openapi/paths/school.yaml:378 */
  hideGettingStarted: Call
  /** `GET /staff/get` · admin · List the staff of the office · openapi/paths/staff.yaml:2 */
  listStaff: Call
  /** `POST /staff/invite` · admin · Invite an administrator · openapi/paths/staff.yaml:41 */
  inviteStaff: Call
  /** `PUT /staff/edit/{id}` · admin · Change the name or the part of an administrator · openapi/paths/staff.yaml:100 */
  editStaff: Call
  /** `PUT /staff/block/{id}` · admin · Block or unblock an administrator · openapi/paths/staff.yaml:167 */
  blockStaff: Call
  /** `POST /staff/link/{id}` · admin · Create a new invitation link · openapi/paths/staff.yaml:240 */
  createStaffLink: Call
  /** `DELETE /staff/delete/{id}` · admin · Remove an administrator · openapi/paths/staff.yaml:298 */
  deleteStaff: Call
  /** `GET /inbox/get` · admin · List inbox items · openapi/paths/inbox.yaml:2 */
  listWaiting: Call
  /** `GET /student/attendance` · student · List the current student’s attendance · openapi/paths/attendance.yaml:159 */
  listOwnAttendance: Call
  /** `GET /student/progress/{id}` · admin · Get a student’s classes and attendance · openapi/paths/attendance.yaml:198 */
  getStudentProgress: Call
  /** `GET /acts/get` · admin · List the decision history · openapi/paths/acts.yaml:2 */
  listActs: Call
  /** `POST /acts/note-message` · admin · Record that a message was opened for sending · openapi/paths/acts.yaml:124 */
  noteMessage: Call
  /** `GET /school/figures` · admin · Get school statistics · openapi/paths/figures.yaml:2 */
  getSchoolFigures: Call
  /** `GET /teacher/guardian-contact/{studentId}` · teacher · Get the contact details of a student’s guardian · openapi/paths/student.yaml:920 */
  getGuardianContact: Call
  /** `POST /student/create` · admin · Add a student · openapi/paths/student.yaml:1012 */
  createStudent: Call
  /** `PUT /student/edit/{id}` · admin · Edit a student · openapi/paths/student.yaml:1082 */
  editStudent: Call
  /** `POST /teacher/create` · admin · Add a teacher · openapi/paths/teacher.yaml:615 */
  createTeacher: Call
  /** `PUT /teacher/edit/{id}` · admin · Edit a teacher · openapi/paths/teacher.yaml:679 */
  editTeacher: Call
  /** `GET /teacher/profile` · teacher · Get the current teacher’s public profile · openapi/paths/teacher.yaml:752 */
  getOwnProfile: Call
  /** `PUT /teacher/profile` · teacher · Update the current teacher’s public profile · openapi/paths/teacher.yaml:789 */
  saveOwnProfile: Call
  /** `PUT /teacher/photo` · teacher · Set or remove the current teacher’s photo · openapi/paths/teacher.yaml:844 */
  saveOwnPhoto: Call
  /** `PUT /teacher/hide-profile` · admin · Hide a teacher’s public profile, or stop hiding it · openapi/paths/teacher.yaml:900 */
  hideTeacherProfile: Call
  /** `POST /auth/invite` · admin · Issue an invitation · openapi/paths/auth.yaml:468 */
  createInvitation: Call
  /** `POST /import/preview` · admin · Check rows of an import · openapi/paths/import.yaml:2 */
  previewImport: Call
  /** `POST /import/run` · admin · Import the checked rows · openapi/paths/import.yaml:67 */
  runImport: Call
  /** `POST /import/undo` · admin · Undo an import · openapi/paths/import.yaml:133 */
  undoImport: Call
  /** `GET /import/list` · admin · List recent imports · openapi/paths/import.yaml:192 */
  listImports: Call
  /** `PUT /student/notes/{id}` · admin · Save notes on a student · openapi/paths/student.yaml:850 */
  saveStudentNotes: Call
  /** `POST /student/confirm-email/{id}` · admin · Confirm a student’s email · openapi/paths/student.yaml:968 */
  confirmStudentEmail: Call
  /** `POST /teacher/confirm-email/{id}` · admin · Confirm a teacher’s email · openapi/paths/teacher.yaml:571 */
  confirmTeacherEmail: Call
  /** `PUT /course/order-outlines` · admin · Reorder a course’s outlines · openapi/paths/course.yaml:448 */
  orderOutlines: Call
  /** `POST /class/schedule` · admin, teacher · Create a class with several weekly times · openapi/paths/class.yaml:295 */
  scheduleClass: Call
  /** `POST /upload/begin` · student, visitor · Start a chunked receipt upload · openapi/paths/upload.yaml:2 */
  beginUpload: Call
  /** `POST /upload/piece/{upload}/{offset}` · student, visitor · Upload a chunk · openapi/paths/upload.yaml:62 */
  sendPiece: Call
  /** `GET /upload/get/{upload}` · student, visitor · Get upload progress · openapi/paths/upload.yaml:146 */
  getUpload: Call
  /** `GET /student/payment-terms/{id}` · student · Get payment terms · openapi/paths/money.yaml:2 */
  getPaymentTerms: Call
  /** `GET /fees/own` · student · List the current student’s fees · openapi/paths/fees.yaml:2 */
  listOwnFees: Call
  /** `POST /fees/pay` · student · Submit a fee payment · openapi/paths/fees.yaml:42 */
  payFee: Call
  /** `POST /student/pay-fees` · student · Submit one payment for several fees · openapi/paths/family.yaml:61 */
  payFees: Call
  /** `GET /fees/get` · admin · List all fees · openapi/paths/fees.yaml:107 */
  listFees: Call
  /** `PUT /fees/decide` · admin · Approve, reject or waive a fee · openapi/paths/fees.yaml:212 */
  decideFee: Call
  /** `PUT /fees/end` · admin · End a student’s fees for a course · openapi/paths/fees.yaml:274 */
  endFees: Call
  /** `GET /discount/get` · admin · List discounts · openapi/paths/discount.yaml:2 */
  listDiscounts: Call
  /** `POST /discount/save` · admin · Create or update a discount · openapi/paths/discount.yaml:39 */
  saveDiscount: Call
  /** `POST /discount/end/{id}` · admin · End a discount · openapi/paths/discount.yaml:113 */
  endDiscount: Call
  /** `GET /discount/own` · student · List the current student’s discounts · openapi/paths/discount.yaml:163 */
  listOwnDiscounts: Call
  /** `POST /payment/receipt-seen` · admin · Mark a receipt as seen · openapi/paths/money.yaml:88 */
  noteReceiptSeen: Call
  /** `GET /student/payment/{id}` · admin · Get a payment for review · openapi/paths/money.yaml:148 */
  getPayment: Call
  /** `PUT /student/payment-transaction` · admin · Save a transaction number · openapi/paths/money.yaml:222 */
  saveTransactionId: Call
  /** `PUT /student/payment-correction` · admin · Correct a payment decision · openapi/paths/money.yaml:282 */
  correctPayment: Call
  /** `POST /payment/record` · admin · Record a payment · openapi/paths/entries.yaml:2 */
  recordPayment: Call
  /** `POST /payment/refund` · admin · Record a refund · openapi/paths/entries.yaml:74 */
  recordRefund: Call
  /** `PUT /payment/void` · admin · Void a payment or refund · openapi/paths/entries.yaml:139 */
  voidEntry: Call
  /** `GET /payment/payable` · admin · List what a student can pay for · openapi/paths/entries.yaml:199 */
  listPayableItems: Call
  /** `GET /school/income` · admin · Get income · openapi/paths/money.yaml:346 */
  getIncome: Call
  /** `GET /school/payments` · admin · List payments · openapi/paths/money.yaml:417 */
  listPayments: Call
  /** `GET /student/statement` · admin, student · Get a student’s statement · openapi/paths/money.yaml:556 */
  getStatement: Call
  /** `POST /trial/request` · visitor · Ask for a trial lesson · openapi/paths/trial.yaml:2 */
  requestTrial: Call
  /** `GET /trial/state/{token}` · visitor · Get the state of a trial lesson · openapi/paths/trial.yaml:62 */
  getTrial: Call
  /** `GET /trial/get` · admin, teacher · List trial lessons · openapi/paths/trial.yaml:114 */
  listTrials: Call
  /** `GET /trial/teachers/{id}` · admin · Suggest teachers for a trial lesson · openapi/paths/trial.yaml:155 */
  suggestTrialTeachers: Call
  /** `POST /trial/arrange` · admin · Arrange a trial lesson · openapi/paths/trial.yaml:223 */
  arrangeTrial: Call
  /** `POST /trial/decline` · admin · Decline a trial lesson · openapi/paths/trial.yaml:289 */
  declineTrial: Call
  /** `POST /trial/outcome` · admin, teacher · Record the outcome of a trial lesson · openapi/paths/trial.yaml:349 */
  noteTrialOutcome: Call
}

export type OperationId = keyof Calls

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
  | 'checkEmail'
  | 'getSettings'
  | 'getFrontPage'
  | 'beginUpload'
  | 'sendPiece'
  | 'getUpload'
  | 'requestTrial'
  | 'getTrial'

export const calls: Calls = {
  getCurrentUser: { method: 'GET', path: '/auth/get', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  signIn: { method: 'POST', path: '/auth/login', isPublic: true, roles: [], parts: [], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  requestPasswordReset: { method: 'POST', path: '/auth/forgot-password', isPublic: true, roles: [], parts: [], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  checkResetLink: { method: 'POST', path: '/auth/check-reset-link', isPublic: true, roles: [], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  resetPassword: { method: 'POST', path: '/auth/reset-password', isPublic: true, roles: [], parts: [], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  signOut: { method: 'POST', path: '/auth/logout', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  confirmEmail: { method: 'POST', path: '/auth/confirm-email', isPublic: true, roles: [], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  sendConfirmation: { method: 'POST', path: '/auth/send-confirmation', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  switchChild: { method: 'POST', path: '/auth/switch-child', isPublic: false, roles: ['student'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  getFamily: { method: 'GET', path: '/auth/family', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  changeOwnName: { method: 'PUT', path: '/auth/name', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  changeOwnPassword: { method: 'PUT', path: '/auth/password', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listCourses: { method: 'GET', path: '/course/get', isPublic: true, roles: [], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  saveCourse: { method: 'POST', path: '/course/create-course', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'multipart', creates: true, isExtension: false, extensionQuery: [] },
  listOutlines: { method: 'GET', path: '/course/outlines/{courseId}', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  saveOutline: { method: 'POST', path: '/course/add-outlines/{courseId}/{outlineId}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  deleteOutline: { method: 'DELETE', path: '/course/delete-outline/{outlineId}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  deleteCourse: { method: 'DELETE', path: '/course/delete/{courseId}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listAssignedCourses: { method: 'GET', path: '/course/get-teacher-assiged-course/{teacherId}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  assignCourse: { method: 'POST', path: '/course/assign-course', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  submitTeacherApplication: { method: 'POST', path: '/teacher/requested-teacher', isPublic: true, roles: [], parts: [], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  listTeachers: { method: 'GET', path: '/teacher/get', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'studentId', 'courseId', 'kind', 'sort'] },
  assignTeacherCredentials: { method: 'POST', path: '/teacher/assign_login_credentials', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  deleteTeacher: { method: 'POST', path: '/teacher/delete', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  eraseTeacher: { method: 'DELETE', path: '/teacher/erase/{id}', isPublic: false, roles: ['admin'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  blockTeacher: { method: 'POST', path: '/teacher/block', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  removeAssignedCourse: { method: 'DELETE', path: '/teacher/remove-allocated-course/{courseId}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  filterTeachers: { method: 'GET', path: '/teacher/get-filtered-teacher/{studentId}/{courseId}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listTeacherCourses: { method: 'GET', path: '/teacher/get-teacher-course', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listTeacherReports: { method: 'GET', path: '/teacher/get-std-performance', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listTeacherClassTimes: { method: 'GET', path: '/class-time/get_class_time/{teacherId}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listAllClasses: { method: 'GET', path: '/class/get-all', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'teacherId', 'courseId', 'kind', 'sort'] },
  filterClasses: { method: 'GET', path: '/class/get-filtered-classes/{teacherId}/{courseId}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'kind', 'sort'] },
  listTeacherClasses: { method: 'GET', path: '/class/get', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  createClass: { method: 'POST', path: '/class/create', isPublic: false, roles: ['teacher'], parts: [], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  editClass: { method: 'PUT', path: '/class/edit/{id}', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  deleteClass: { method: 'DELETE', path: '/class/delete/{id}', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listClassStudents: { method: 'GET', path: '/class/{id}/students', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listClassAssignments: { method: 'GET', path: '/class/get-students', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  assignStudents: { method: 'POST', path: '/class/assign-students', isPublic: false, roles: ['teacher'], parts: [], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  removeClassStudent: { method: 'DELETE', path: '/class/remove-std/{classId}/{studentId}/{linkId}', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listAttendance: { method: 'GET', path: '/attendence/get/{classId}', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  saveAttendance: { method: 'POST', path: '/attendence/add-edit/{recordId}', isPublic: false, roles: ['teacher'], parts: [], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  deleteAttendance: { method: 'DELETE', path: '/attendence/delete/{id}', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listPolicies: { method: 'GET', path: '/student-policy/get', isPublic: false, roles: ['admin', 'student'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  savePolicy: { method: 'POST', path: '/student-policy/create-and-edit', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  deletePolicy: { method: 'DELETE', path: '/student-policy/delete/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listEvents: { method: 'GET', path: '/event/get', isPublic: false, roles: ['admin'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  saveEvent: { method: 'POST', path: '/event/create-event', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  deleteEvent: { method: 'DELETE', path: '/event/delete/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listEventMembers: { method: 'GET', path: '/event/get-event-members/{eventId}', isPublic: false, roles: ['admin'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  getEventBilling: { method: 'GET', path: '/event/get-std-event-billing/{studentId}/{eventId}', isPublic: false, roles: ['admin'], parts: ['payments'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  updatePaymentStatus: { method: 'PUT', path: '/event/update-payemnt-status', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  toggleEventMembership: { method: 'GET', path: '/event/join-cancel-membership/{eventId}/{studentId}', isPublic: false, roles: ['admin', 'student'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: ['wants'] },
  listStudentEvents: { method: 'GET', path: '/event/get-std-events', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  submitEventPayment: { method: 'POST', path: '/event/event-payment', isPublic: false, roles: ['student'], parts: [], body: 'multipart', creates: true, isExtension: false, extensionQuery: [] },
  registerStudent: { method: 'POST', path: '/student/register', isPublic: true, roles: [], parts: [], body: 'multipart', creates: true, isExtension: false, extensionQuery: [] },
  checkEmail: { method: 'POST', path: '/student/check-email', isPublic: true, roles: [], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  addChild: { method: 'POST', path: '/student/add-child', isPublic: false, roles: ['student'], parts: [], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  listOwnRequests: { method: 'GET', path: '/student/requests', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  closeCourseRequest: { method: 'DELETE', path: '/student/request/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listStudents: { method: 'GET', path: '/student/get', isPublic: false, roles: ['admin'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'kind', 'sort'] },
  purchaseCourse: { method: 'POST', path: '/student/purchase-course', isPublic: false, roles: ['student'], parts: [], body: 'multipart', creates: true, isExtension: false, extensionQuery: [] },
  listStudentBilling: { method: 'GET', path: '/student/billing', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listEnrolledCourses: { method: 'GET', path: '/student/get-std-courses', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listStudentClasses: { method: 'GET', path: '/student/classes', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listCourseClasses: { method: 'GET', path: '/student/get-course-classes/{courseId}', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  getStudentPerformance: { method: 'GET', path: '/student/get-performance/{classId}', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  filterStudents: { method: 'GET', path: '/student/get-filtered-stds/{courseId}', isPublic: false, roles: ['admin'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'kind', 'sort'] },
  assignStudentId: { method: 'POST', path: '/student/assign_login_credentials', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  deleteStudent: { method: 'DELETE', path: '/student/delete/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listStudentBillingDetails: { method: 'GET', path: '/student/get/billing-details/{id}', isPublic: false, roles: ['admin'], parts: ['payments'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  eraseStudent: { method: 'DELETE', path: '/student/erase/{id}', isPublic: false, roles: ['admin'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  deleteStudentTiming: { method: 'DELETE', path: '/student/delete-std-time/{timingId}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  decidePurchase: { method: 'PUT', path: '/student/update-purchase-status', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listAllotments: { method: 'GET', path: '/teacher-allotment/get', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'studentId', 'teacherId', 'kind', 'sort'] },
  listTeacherAllotments: { method: 'GET', path: '/teacher-allotment/get-teacher-allotment', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: false, extensionQuery: [] },
  createAllotment: { method: 'POST', path: '/teacher-allotment/allot', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  updateAllotment: { method: 'PUT', path: '/teacher-allotment/update/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  deleteAllotment: { method: 'DELETE', path: '/teacher-allotment/delete/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  listReports: { method: 'GET', path: '/student-performance/get', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: ['search', 'limit', 'after', 'skip', 'ids', 'studentId', 'teacherId', 'sort'] },
  saveReport: { method: 'POST', path: '/student-performance/add-edit', isPublic: false, roles: ['teacher'], parts: [], body: 'json', creates: true, isExtension: false, extensionQuery: [] },
  editReport: { method: 'PUT', path: '/student-performance/edit', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: false, extensionQuery: [] },
  deleteReport: { method: 'DELETE', path: '/student-performance/delete/{id}', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: null, creates: false, isExtension: false, extensionQuery: [] },
  getTimetable: { method: 'GET', path: '/timetable/get', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listOwedLessons: { method: 'GET', path: '/timetable/owed', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  findClashes: { method: 'POST', path: '/timetable/find-clashes', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  suggestTeachers: { method: 'GET', path: '/timetable/suggest/{studentId}/{courseId}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  changeLessons: { method: 'POST', path: '/timetable/change-lessons', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  undoLessonChange: { method: 'POST', path: '/timetable/undo-change/{id}', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  excuseLesson: { method: 'POST', path: '/student/excuse-lesson', isPublic: false, roles: ['student'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  withdrawExcuse: { method: 'POST', path: '/student/withdraw-excuse', isPublic: false, roles: ['student'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listClassPractice: { method: 'GET', path: '/teacher/practice', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  savePractice: { method: 'POST', path: '/teacher/practice', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listOwnPractice: { method: 'GET', path: '/student/practice', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  markPractice: { method: 'POST', path: '/student/practice/mark', isPublic: false, roles: ['student'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  getCalendarFeed: { method: 'GET', path: '/calendar/feed', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  createCalendarFeed: { method: 'POST', path: '/calendar/create-feed', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  revokeCalendarFeed: { method: 'DELETE', path: '/calendar/delete-feed', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getReminders: { method: 'GET', path: '/reminders/get', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveReminders: { method: 'PUT', path: '/reminders/save', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  addReminderDevice: { method: 'POST', path: '/reminders/device/add', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  removeReminderDevice: { method: 'POST', path: '/reminders/device/remove', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  testReminder: { method: 'POST', path: '/reminders/test', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  remindTeachers: { method: 'POST', path: '/reminders/attendance', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  watchChanges: { method: 'GET', path: '/changes/watch', isPublic: false, roles: ['admin', 'teacher', 'student'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getSettings: { method: 'GET', path: '/school/settings', isPublic: true, roles: [], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveSettings: { method: 'PUT', path: '/school/settings', isPublic: false, roles: ['admin'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  getFrontPage: { method: 'GET', path: '/school/front-page', isPublic: true, roles: [], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveSchoolLogo: { method: 'PUT', path: '/school/logo', isPublic: false, roles: ['admin'], parts: [], body: 'multipart', creates: false, isExtension: true, extensionQuery: [] },
  saveFrontPicture: { method: 'PUT', path: '/school/front-picture', isPublic: false, roles: ['admin'], parts: [], body: 'multipart', creates: false, isExtension: true, extensionQuery: [] },
  getSchoolStatus: { method: 'GET', path: '/school/status', isPublic: false, roles: ['admin'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  sendTestEmail: { method: 'POST', path: '/school/test-email', isPublic: false, roles: ['admin'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  hideGettingStarted: { method: 'PUT', path: '/school/getting-started', isPublic: false, roles: ['admin'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listStaff: { method: 'GET', path: '/staff/get', isPublic: false, roles: ['admin'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  inviteStaff: { method: 'POST', path: '/staff/invite', isPublic: false, roles: ['admin'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  editStaff: { method: 'PUT', path: '/staff/edit/{id}', isPublic: false, roles: ['admin'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  blockStaff: { method: 'PUT', path: '/staff/block/{id}', isPublic: false, roles: ['admin'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  createStaffLink: { method: 'POST', path: '/staff/link/{id}', isPublic: false, roles: ['admin'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  deleteStaff: { method: 'DELETE', path: '/staff/delete/{id}', isPublic: false, roles: ['admin'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listWaiting: { method: 'GET', path: '/inbox/get', isPublic: false, roles: ['admin'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listOwnAttendance: { method: 'GET', path: '/student/attendance', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getStudentProgress: { method: 'GET', path: '/student/progress/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listActs: { method: 'GET', path: '/acts/get', isPublic: false, roles: ['admin'], parts: ['payments', 'teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  noteMessage: { method: 'POST', path: '/acts/note-message', isPublic: false, roles: ['admin'], parts: ['payments', 'teaching'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  getSchoolFigures: { method: 'GET', path: '/school/figures', isPublic: false, roles: ['admin'], parts: ['payments'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getGuardianContact: { method: 'GET', path: '/teacher/guardian-contact/{studentId}', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  createStudent: { method: 'POST', path: '/student/create', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  editStudent: { method: 'PUT', path: '/student/edit/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  createTeacher: { method: 'POST', path: '/teacher/create', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  editTeacher: { method: 'PUT', path: '/teacher/edit/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  getOwnProfile: { method: 'GET', path: '/teacher/profile', isPublic: false, roles: ['teacher'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveOwnProfile: { method: 'PUT', path: '/teacher/profile', isPublic: false, roles: ['teacher'], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  saveOwnPhoto: { method: 'PUT', path: '/teacher/photo', isPublic: false, roles: ['teacher'], parts: [], body: 'multipart', creates: false, isExtension: true, extensionQuery: [] },
  hideTeacherProfile: { method: 'PUT', path: '/teacher/hide-profile', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  createInvitation: { method: 'POST', path: '/auth/invite', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  previewImport: { method: 'POST', path: '/import/preview', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  runImport: { method: 'POST', path: '/import/run', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  undoImport: { method: 'POST', path: '/import/undo', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listImports: { method: 'GET', path: '/import/list', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveStudentNotes: { method: 'PUT', path: '/student/notes/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  confirmStudentEmail: { method: 'POST', path: '/student/confirm-email/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  confirmTeacherEmail: { method: 'POST', path: '/teacher/confirm-email/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  orderOutlines: { method: 'PUT', path: '/course/order-outlines', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  scheduleClass: { method: 'POST', path: '/class/schedule', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  beginUpload: { method: 'POST', path: '/upload/begin', isPublic: true, roles: [], parts: [], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  sendPiece: { method: 'POST', path: '/upload/piece/{upload}/{offset}', isPublic: true, roles: [], parts: [], body: 'multipart', creates: false, isExtension: true, extensionQuery: [] },
  getUpload: { method: 'GET', path: '/upload/get/{upload}', isPublic: true, roles: [], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getPaymentTerms: { method: 'GET', path: '/student/payment-terms/{id}', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listOwnFees: { method: 'GET', path: '/fees/own', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  payFee: { method: 'POST', path: '/fees/pay', isPublic: false, roles: ['student'], parts: [], body: 'multipart', creates: true, isExtension: true, extensionQuery: [] },
  payFees: { method: 'POST', path: '/student/pay-fees', isPublic: false, roles: ['student'], parts: [], body: 'multipart', creates: true, isExtension: true, extensionQuery: [] },
  listFees: { method: 'GET', path: '/fees/get', isPublic: false, roles: ['admin'], parts: ['payments'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  decideFee: { method: 'PUT', path: '/fees/decide', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  endFees: { method: 'PUT', path: '/fees/end', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listDiscounts: { method: 'GET', path: '/discount/get', isPublic: false, roles: ['admin'], parts: ['payments'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveDiscount: { method: 'POST', path: '/discount/save', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  endDiscount: { method: 'POST', path: '/discount/end/{id}', isPublic: false, roles: ['admin'], parts: ['payments'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listOwnDiscounts: { method: 'GET', path: '/discount/own', isPublic: false, roles: ['student'], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  noteReceiptSeen: { method: 'POST', path: '/payment/receipt-seen', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  getPayment: { method: 'GET', path: '/student/payment/{id}', isPublic: false, roles: ['admin'], parts: ['payments'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  saveTransactionId: { method: 'PUT', path: '/student/payment-transaction', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  correctPayment: { method: 'PUT', path: '/student/payment-correction', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  recordPayment: { method: 'POST', path: '/payment/record', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  recordRefund: { method: 'POST', path: '/payment/refund', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  voidEntry: { method: 'PUT', path: '/payment/void', isPublic: false, roles: ['admin'], parts: ['payments'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  listPayableItems: { method: 'GET', path: '/payment/payable', isPublic: false, roles: ['admin'], parts: ['payments'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getIncome: { method: 'GET', path: '/school/income', isPublic: false, roles: ['admin'], parts: ['payments'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listPayments: { method: 'GET', path: '/school/payments', isPublic: false, roles: ['admin'], parts: ['payments'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  getStatement: { method: 'GET', path: '/student/statement', isPublic: false, roles: ['admin', 'student'], parts: ['payments'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  requestTrial: { method: 'POST', path: '/trial/request', isPublic: true, roles: [], parts: [], body: 'json', creates: true, isExtension: true, extensionQuery: [] },
  getTrial: { method: 'GET', path: '/trial/state/{token}', isPublic: true, roles: [], parts: [], body: null, creates: false, isExtension: true, extensionQuery: [] },
  listTrials: { method: 'GET', path: '/trial/get', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  suggestTrialTeachers: { method: 'GET', path: '/trial/teachers/{id}', isPublic: false, roles: ['admin'], parts: ['teaching'], body: null, creates: false, isExtension: true, extensionQuery: [] },
  arrangeTrial: { method: 'POST', path: '/trial/arrange', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  declineTrial: { method: 'POST', path: '/trial/decline', isPublic: false, roles: ['admin'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
  noteTrialOutcome: { method: 'POST', path: '/trial/outcome', isPublic: false, roles: ['admin', 'teacher'], parts: ['teaching'], body: 'json', creates: false, isExtension: true, extensionQuery: [] },
}

/** Calls that are sent without the token, as `METHOD /path`. */
export const publicCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(['POST /auth/login', 'POST /auth/forgot-password', 'POST /auth/check-reset-link', 'POST /auth/reset-password', 'POST /auth/confirm-email', 'GET /course/get', 'POST /teacher/requested-teacher', 'POST /student/register', 'POST /student/check-email', 'GET /school/settings', 'GET /school/front-page', 'POST /trial/request', 'GET /trial/state/{token}'])

/** Calls with files, as `METHOD /path`. */
export const uploadCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(['POST /course/create-course', 'POST /event/event-payment', 'POST /student/register', 'POST /student/purchase-course', 'PUT /school/logo', 'PUT /school/front-picture', 'PUT /teacher/photo', 'POST /upload/piece/{upload}/{offset}', 'POST /fees/pay', 'POST /student/pay-fees'])

/** Calls that create a record, as `METHOD /path`. */
export const creatingCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(['POST /course/create-course', 'POST /course/add-outlines/{courseId}/{outlineId}', 'POST /course/assign-course', 'POST /teacher/requested-teacher', 'POST /class/create', 'POST /class/assign-students', 'POST /attendence/add-edit/{recordId}', 'POST /student-policy/create-and-edit', 'POST /event/create-event', 'POST /event/event-payment', 'POST /student/register', 'POST /student/add-child', 'POST /student/purchase-course', 'POST /teacher-allotment/allot', 'POST /student-performance/add-edit', 'POST /timetable/change-lessons', 'POST /acts/note-message', 'POST /student/create', 'POST /teacher/create', 'POST /import/run', 'POST /class/schedule', 'POST /fees/pay', 'POST /student/pay-fees', 'POST /discount/save', 'POST /payment/record', 'POST /payment/refund', 'POST /trial/request'])

/** Path parameters that are marked `x-secret`: logs leave them out. */
export const secretParameters: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  sendPiece: ['upload'],
  getUpload: ['upload'],
  getTrial: ['token'],
}

/**
 * The required parts of a response by `METHOD /path`: `course[]` is a list, `data?` may be null. Messages for
 * users are not required.
 */
export const answerParts: Readonly<Record<string, readonly string[]>> = {
  'GET /auth/get': ['user'],
  'POST /auth/login': ['token', 'status', 'user'],
  'POST /auth/switch-child': ['token', 'status', 'user'],
  'GET /auth/family': ['children[]'],
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
  'POST /student/check-email': ['isTaken'],
  'POST /student/add-child': ['id'],
  'GET /student/requests': ['requests[]'],
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
  'GET /teacher/practice': ['practice?', 'previous?'],
  'GET /student/practice': ['practices[]'],
  'GET /calendar/feed': ['feed?'],
  'POST /calendar/create-feed': ['path'],
  'GET /reminders/get': ['reminders', 'email'],
  'GET /changes/watch': ['changed[]'],
  'GET /school/settings': ['settings'],
  'GET /school/front-page': ['courses[]', 'policies[]'],
  'GET /school/status': ['softwareVersion', 'database', 'disk?', 'lastBackup?', 'mail', 'gettingStarted'],
  'GET /staff/get': ['staff[]'],
  'POST /staff/invite': ['link', 'until', 'isMailed'],
  'POST /staff/link/{id}': ['link', 'until', 'isMailed'],
  'GET /inbox/get': ['items[]', 'counts', 'next?'],
  'GET /student/attendance': ['courses[]', 'marks[]'],
  'GET /student/progress/{id}': ['classes[]', 'attendance'],
  'GET /acts/get': ['acts[]'],
  'GET /school/figures': ['minorDigits', 'months[]', 'weeks[]', 'thisMonth'],
  'GET /teacher/guardian-contact/{studentId}': ['guardian_name?', 'contact_number?', 'alternate_contact_number?', 'email'],
  'POST /student/create': ['id', 'invitation?'],
  'POST /teacher/create': ['id', 'invitation?'],
  'GET /teacher/profile': ['profile'],
  'POST /auth/invite': ['invitation'],
  'POST /import/preview': ['import', 'rows[]'],
  'POST /import/run': ['import'],
  'POST /import/undo': ['removed', 'kept', 'records[]'],
  'GET /import/list': ['imports[]'],
  'POST /upload/begin': ['upload', 'received'],
  'POST /upload/piece/{upload}/{offset}': ['received', 'size'],
  'GET /upload/get/{upload}': ['received', 'size'],
  'GET /student/payment-terms/{id}': ['terms'],
  'GET /fees/own': ['fees[]'],
  'GET /fees/get': ['fees[]', 'counts', 'next?'],
  'GET /discount/get': ['discounts[]'],
  'GET /discount/own': ['discounts[]'],
  'GET /student/payment/{id}': ['payment'],
  'POST /payment/record': ['id'],
  'POST /payment/refund': ['id'],
  'GET /payment/payable': ['items[]'],
  'GET /school/income': ['currency', 'minorDigits', 'total', 'months[]', 'items[]', 'methods[]', 'others[]'],
  'GET /school/payments': ['payments[]', 'next?'],
  'GET /student/statement': ['statement'],
  'POST /trial/request': ['path'],
  'GET /trial/state/{token}': ['timeZone', 'trial'],
  'GET /trial/get': ['trials[]', 'timeZone'],
  'GET /trial/teachers/{id}': ['timeZone', 'suggestions[]', 'teachers[]'],
}
