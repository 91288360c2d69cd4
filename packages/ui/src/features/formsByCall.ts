import { allotmentSchema } from './allotments/admin/allotment.schema.ts'
import { classSchema } from './classes/admin/class.schema.ts'
import { courseSchema } from './courses/admin/course.schema.ts'
import { discountSchema } from './discounts/admin/discount.schema.ts'
import { paymentStatusSchema } from './events/admin/paymentStatus.schema.ts'
import { eventSchema } from './events/admin/event.schema.ts'
import { outlineSchema } from './courses/admin/outline.schema.ts'
import { policySchema } from './policies/admin/policy.schema.ts'
import { reportSchema as editedReport } from './reports/admin/ReportFormPage.tsx'
import { frontPictureSchema } from './settings/admin/PictureCards.tsx'
import { settingsSchema } from './settings/admin/settings.schema.ts'
import { testEmailSchema } from './settings/admin/TestEmailForm.tsx'
import { invitationSchema, staffSchema } from './staff/admin/staff.schema.ts'
import { studentSchema } from './students/admin/student.schema.ts'
import { notesSchema } from './students/admin/StudentNotes.tsx'
import { studentIdSchema } from './students/admin/AssignStudentIdForm.tsx'
import { assignCredentialsSchema, editCredentialsSchema } from './teachers/admin/credentials.schema.ts'
import { teacherSchema } from './teachers/admin/teacher.schema.ts'
import { coursesSchema } from './registration/public/registration.schema.ts'
import { createChildSchema, createStepSchema } from './registration/public/registrationSteps.schema.ts'
import { teacherApplicationSchema } from './registration/public/teacherApplication.schema.ts'
import { forgotPasswordSchema, resetPasswordSchema, signInSchema } from './auth/public/auth.schema.ts'
import { ownNameSchema, ownPasswordSchema } from './auth/shared/account.schema.ts'
import { reminderSettingsSchema } from './reminders/shared/ReminderSettingsForm.tsx'
import { cancelLessonSchema, moveLessonSchema } from './timetable/shared/LessonDialog/lessonChange.schema.ts'
import { createPaymentSchema, createRefundSchema } from './payments/admin/recordPayment.schema.ts'
import { voidSchema } from './payments/admin/VoidEntryDialog.tsx'
import { eventPaymentSchema } from './payments/student/EventPaymentForm.tsx'
import { feePaymentSchema } from './payments/student/FeePaymentForm.tsx'
import { purchaseSchema } from './payments/student/PurchaseForm.tsx'
import { assignStudentsSchema } from './classes/teacher/assignStudents.schema.ts'
import { ownClassSchema, teachersClassSchema } from './classes/shared/newClass.schema.ts'
import { classChangeSchema } from './classes/teacher/class.schema.ts'
import { excuseSchema } from './excuses/student/excuse.schema.ts'
import { practiceSchema } from './practice/teacher/PracticeForm.tsx'
import { reportSchema } from './reports/teacher/report.schema.ts'
import { arrangeTrialSchema } from './trial/admin/arrangeTrial.schema.ts'
import { declineTrialSchema } from './trial/admin/DeclineTrialDialog.tsx'
import { requestTrialSchema } from './trial/public/requestTrial.schema.ts'
import { profileSchema } from './visitors/teacher/profile.schema.ts'

const today = '2026-03-02'

/** The schemas of the forms of each call whose body has limits. */
export const formsByCall: Record<string, unknown[]> = {
  addChild: [createChildSchema(today, { asksGuardian: true })],
  arrangeTrial: [arrangeTrialSchema],
  assignStudentId: [studentIdSchema],
  assignStudents: [assignStudentsSchema],
  assignTeacherCredentials: [assignCredentialsSchema, editCredentialsSchema],
  changeLessons: [cancelLessonSchema, moveLessonSchema],
  changeOwnName: [ownNameSchema],
  saveOwnProfile: [profileSchema],
  changeOwnPassword: [ownPasswordSchema],
  createAllotment: [allotmentSchema],
  createClass: [ownClassSchema],
  createStudent: [studentSchema({ today, courses: [] })],
  createTeacher: [teacherSchema({ today, courses: [], isNew: true })],
  scheduleClass: [ownClassSchema, teachersClassSchema],
  declineTrial: [declineTrialSchema],
  excuseLesson: [excuseSchema],
  editClass: [classSchema, classChangeSchema],
  editReport: [editedReport],
  editStaff: [staffSchema],
  editStudent: [studentSchema({ today, courses: [] })],
  editTeacher: [teacherSchema({ today, courses: [], isNew: false })],
  inviteStaff: [invitationSchema],
  payFee: [feePaymentSchema],
  payFees: [feePaymentSchema],
  purchaseCourse: [purchaseSchema({ isFree: false, applied: undefined })],
  recordPayment: [createPaymentSchema(today, [])],
  recordRefund: [createRefundSchema(today, 1_000_000_000)],
  registerStudent: [coursesSchema(today, { offered: [] }), createStepSchema('contact', { today, offered: [] })],
  requestTrial: [requestTrialSchema],
  requestPasswordReset: [forgotPasswordSchema],
  resetPassword: [resetPasswordSchema],
  saveCourse: [courseSchema],
  saveDiscount: [discountSchema],
  saveEvent: [eventSchema],
  saveFrontPicture: [frontPictureSchema(undefined)],
  saveOutline: [outlineSchema],
  savePolicy: [policySchema],
  savePractice: [practiceSchema],
  saveReminders: [reminderSettingsSchema],
  saveReport: [reportSchema],
  saveSettings: [settingsSchema(today)],
  saveStudentNotes: [notesSchema],
  sendTestEmail: [testEmailSchema],
  signIn: [signInSchema],
  submitEventPayment: [eventPaymentSchema('', { isFree: false, applied: undefined })],
  submitTeacherApplication: [teacherApplicationSchema({ today, courses: [] })],
  updateAllotment: [allotmentSchema],
  updatePaymentStatus: [paymentStatusSchema],
  voidEntry: [voidSchema],
}
