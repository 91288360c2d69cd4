import { examples } from '@maktab/contract/examples'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Where a form shows a field error: at a field, or in the group or at the button that acts as the field. */
type FieldError = {
  role: 'textbox' | 'combobox' | 'group' | 'button' | 'spinbutton'
  name: string | RegExp
  says: string
}

const { unknownPlaces, unknownRates, longSteps } = examples.saveSettings[422]
const textbox = (name: string | RegExp, message: string): FieldError => ({ role: 'textbox', name, says: message })
const combobox = (name: string | RegExp, message: string): FieldError => ({ role: 'combobox', name, says: message })
const group = (name: string | RegExp, message: string): FieldError => ({ role: 'group', name, says: message })
const title = textbox('Title', 'Title is required')
const classTime = [group(/^Class time$/i, 'Class timings (from and to) are required')]

/** Error responses by form and where each error is shown. The first invalid field receives focus. */
export const fieldErrorCases: Record<string, readonly [answer: object, errors: FieldError[]][]> = {
  'admin/OutlineForm': [[examples.saveOutline[422].invalid, [title]]],
  'admin/EventForm': [
    [examples.saveEvent[422].invalid, [title, textbox('Price', 'Price must be a number of 0 or more')]],
  ],
  'admin/StaffEditForm': [[examples.editStaff[422].invalid, [textbox('Name', 'Name is required')]]],
  'admin/TestEmailForm': [
    [examples.sendTestEmail[422].invalid, [textbox('Send a test email to', 'Email must be an email address')]],
  ],
  'admin/AssignCourseForm': [[examples.assignCourse[422].invalid, [combobox('Course', 'Course is required')]]],
  'admin/LoginCredentialsForm': [
    [examples.assignTeacherCredentials[422].codeTaken, [textbox('Teacher ID', 'This teacher ID is taken.')]],
  ],
  'admin/ApproveForm': [
    [examples.assignTeacherCredentials[422].codeTaken, [textbox('Teacher ID', 'This teacher ID is taken.')]],
  ],
  'admin/PaymentStatusForm': [
    [
      examples.updatePaymentStatus[422].invalid,
      [{ role: 'button', name: /Payment Status/, says: 'Payment status is required' }],
    ],
  ],
  'admin/AllotmentForm': [
    [
      examples.createAllotment[422].invalid,
      [combobox('Teacher', 'Teacher is required'), group('Time slot 1', 'To is required')],
    ],
  ],
  'admin/ClassForm': [[examples.editClass[422].invalid, classTime]],
  'admin/ReportForm': [[examples.editReport[422].invalid, [combobox('Student', 'Student is required')]]],
  'admin/CourseForm': [
    [
      examples.saveCourse[422].invalid,
      [textbox('Name', 'Name is required'), textbox('Price', 'Price must be a number of 0 or more')],
    ],
  ],
  'admin/SettingsSectionForm of the school': [
    [unknownPlaces, [combobox('Time zone', 'We don’t recognize this time zone.')]],
  ],
  'admin/SettingsSectionForm of currencies': [
    [unknownPlaces, [combobox('Currency', 'We don’t recognize this currency code.')]],
    [unknownRates, [textbox('Rate', 'The rate must be more than 0.')]],
  ],
  'admin/SettingsSectionForm of the front page': [
    [longSteps, [group('How it works, step 1', 'Title must have at most 60 characters')]],
  ],
  'admin/FrontPictureCard': [
    [
      examples.saveFrontPicture[422].invalid,
      [group('Front page image', 'We couldn’t read this image. Choose another one.')],
    ],
  ],
  'admin/AssignStudentIdForm': [
    [examples.assignStudentId[422].codeTaken, [textbox('Student ID', 'This student ID is taken.')]],
  ],
  'admin/NotesForm': [
    [examples.saveStudentNotes[422].invalid, [textbox('Notes', 'Notes must have at most 4000 characters')]],
  ],
  'admin/PolicyForm': [[examples.savePolicy[422].invalid, [title, textbox('Description', 'Description is required')]]],
  'admin/DiscountForm': [[examples.saveDiscount[422].invalid, [textbox('Code', 'This code is already in use.')]]],
  'teacher/EditClassForm': [[examples.editClass[422].invalid, classTime]],
  'shared/NewClassForm': [[examples.scheduleClass[422].invalid, [title]]],
  'teacher/ReportForm': [[examples.saveReport[422].invalid, [textbox('Attendance', 'Attendance is required')]]],
  'teacher/AssignStudentsForm': [
    [examples.assignStudents[422].invalid, [{ role: 'button', name: /Class$/, says: 'Please select a class' }]],
  ],
  'teacher/AttendanceForm': [
    [examples.saveAttendance[422].invalid, [{ role: 'spinbutton', name: /^day, Date/, says: 'Date is required' }]],
  ],
  'admin/RecordPaymentForm': [
    [examples.recordPayment[422].tooMuch, [textbox(/^Amount/, 'Only 25 USD is due for this.')]],
  ],
  'admin/RecordRefundDialog': [
    [examples.recordRefund[422].tooMuch, [textbox(/^Amount/, 'Only 45 USD was paid for this.')]],
  ],
  'admin/VoidEntryDialog': [[examples.voidEntry[422].invalid, [textbox('Reason', 'Reason is required')]]],
  'student/EventPaymentForm': [
    [examples.submitEventPayment[422].tooLarge, [group(/^Receipt/, 'The image is larger than 5 MB.')]],
  ],
  'student/FeePaymentForm': [[examples.payFee[422].invalid, [group(/^Receipt/, 'Receipt is required')]]],
  'student/FeePaymentForm of several fees': [
    [examples.payFees[422].invalid, [group(/^Receipt/, 'Receipt is required')]],
  ],
  'student/PurchaseForm': [[examples.purchaseCourse[422].invalid, [group(/^Receipt/, 'Receipt is required')]]],
  'shared/ReminderSettingsForm': [
    [examples.saveReminders[422].invalid, [combobox('Your time zone', 'We don’t recognize this time zone.')]],
  ],
}

/** Expects the error at its field: as its description or inside the group. */
export async function expectFieldError(form: Locator, { role, name, says }: FieldError): Promise<void> {
  const field = form.getByRole(role, { name }).first()
  if (role === 'group') await expect.element(field.getByText(says).first()).toBeVisible()
  else await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(says))
}
