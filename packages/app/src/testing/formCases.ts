import { examples } from '@maktab/contract/examples'
import { teacher } from '#addresses/teacher.ts'
import { page, userEvent } from 'vitest/browser'
import { choose, press, type, typeTime } from './userActions.ts'
import type { FormCase } from './openForm.ts'
import { paymentFormCases } from './paymentFormCases.ts'
import { settingsFormCases } from './settingsFormCases.ts'

const course = examples.listCourses[200].typical.course[8]!
const outline = examples.listOutlines[200].typical.outlines[0]!
const report = examples.listReports[200].typical.data[0]!
const taught = examples.listTeacherReports[200].typical.data[0]!
const allotment = examples.listAllotments[200].typical.teacherAllotment.find(
  ({ student_class_timings: times }) => times.length === 2,
)!
const applicant = examples.listTeachers[200].pending.teachers[0]!
const member = examples.listEventMembers[200].typical.event.find(({ payment_status: is }) => is === 'pending')!
const title = { fill: () => type('Title', 'What was typed') }

/** Every form of the three areas by its component, and what it is about if there are several cases. */
export const formCases: Record<string, FormCase> = {
  'admin/OutlineForm': {
    as: 'admin',
    at: '/admin/course?outlines=1',
    call: 'saveOutline',
    response: { read: 'listOutlines', found: examples.listOutlines[200].typical },
    fill: async () => {
      await press(`Edit ${outline.title}`)
      await title.fill()
    },
    press: 'Update',
  },
  'admin/EventForm': {
    as: 'admin',
    at: `/admin/event?event=${examples.listEvents[200].typical.event[0]!.id}`,
    call: 'saveEvent',
    response: { read: 'listEvents', found: examples.listEvents[200].typical },
    ...title,
    press: 'Update event',
  },
  'admin/AssignCourseForm': {
    as: 'admin',
    at: '/admin/teacher?teacher=1&tab=courses',
    call: 'assignCourse',
    fill: () => choose('Course', course.name),
    press: 'Assign',
  },
  'admin/LoginCredentialsForm': {
    as: 'admin',
    at: '/admin/teacher?teacher=1&tab=credentials',
    call: 'assignTeacherCredentials',
    response: { read: 'listTeachers', found: examples.listTeachers[200].typical },
    fill: () => type('Name', 'What was typed'),
    press: 'Update',
  },
  'admin/ApproveForm': {
    as: 'admin',
    at: '/admin/inbox',
    call: 'assignTeacherCredentials',
    situations: { listTeachers: 'pending' },
    response: { read: 'listTeachers', found: examples.listTeachers[200].pending },
    fill: async () => {
      await press(`Approve ${applicant.name}…`)
      await type('Teacher ID', 'TCH-900')
    },
    press: 'Approve and copy login',
  },
  'admin/PaymentStatusForm': {
    as: 'admin',
    at: `/admin/event?members=4&student=${member.student.id}`,
    call: 'updatePaymentStatus',
    response: { read: 'getEventBilling', found: examples.getEventBilling[200].pending, isAsSeen: true },
    fill: async () => {
      await press(/Payment Status/)
      await page.getByRole('option', { name: 'Paid' }).click()
    },
    press: 'Save Changes',
  },
  'admin/AllotmentForm': {
    as: 'admin',
    at: `/admin/allot-teacher?edit=${allotment.id}`,
    call: 'updateAllotment',
    response: { read: 'listAllotments', found: examples.listAllotments[200].typical },
    fill: () => choose('Teacher', 'TCH-001'),
    press: 'Update Allotment',
  },
  'admin/ClassForm': {
    as: 'admin',
    at: `/admin/classes?class=${examples.listAllClasses[200].typical.data[0]!.id}`,
    call: 'editClass',
    response: { read: 'listAllClasses', found: examples.listAllClasses[200].typical },
    ...title,
    press: 'Save',
  },
  'admin/ReportForm': {
    as: 'admin',
    at: `/admin/student-Performance-report?edit=${report.id}`,
    call: 'editReport',
    response: { read: 'listReports', found: examples.listReports[200].typical },
    fill: () => type('Test Remarks', 'What was typed'),
    press: 'Update',
  },
  'admin/CourseForm': {
    as: 'admin',
    at: '/admin/course',
    call: 'saveCourse',
    response: { read: 'listCourses', found: examples.listCourses[200].typical },
    fill: async () => {
      await press(`Edit ${course.name}`)
      await type('Name', 'What was typed')
    },
    press: 'Update',
  },
  'admin/AssignStudentIdForm': {
    as: 'admin',
    at: '/admin/students?student=1&tab=code',
    call: 'assignStudentId',
    response: { read: 'listStudents', found: examples.listStudents[200].typical },
    fill: () => type('Student ID', 'STD-100'),
    press: 'Submit',
  },
  'admin/StudentForm': {
    as: 'admin',
    at: '/admin/students?form=1',
    call: 'editStudent',
    response: { read: 'listStudents', found: examples.listStudents[200].typical },
    fill: () => type('Name', 'What was typed'),
    press: 'Update',
  },
  'admin/TeacherForm': {
    as: 'admin',
    at: '/admin/teacher?form=1',
    call: 'editTeacher',
    response: { read: 'listTeachers', found: examples.listTeachers[200].typical },
    fill: () => type('Name', 'What was typed'),
    press: 'Update',
  },
  'admin/NotesForm': {
    as: 'admin',
    at: '/admin/students?student=1&tab=notes',
    call: 'saveStudentNotes',
    response: { read: 'listStudents', found: examples.listStudents[200].typical },
    fill: async () => {
      await press('Edit notes')
      await type('Notes', 'What was typed')
    },
    press: 'Update',
  },
  'admin/PolicyForm': {
    as: 'admin',
    at: `/admin/policy?policy=${examples.listPolicies[200].typical.policy[0]!.id}`,
    call: 'savePolicy',
    response: { read: 'listPolicies', found: examples.listPolicies[200].typical },
    ...title,
    press: 'Update Policy',
  },
  'admin/DiscountForm': {
    as: 'admin',
    at: '/admin/discounts?discount=2',
    call: 'saveDiscount',
    response: { read: 'listDiscounts', found: examples.listDiscounts[200].typical },
    fill: () => type('Name', 'What was typed'),
    press: 'Update discount',
  },
  'teacher/PracticeForm': {
    as: 'teacher',
    at: '/teacher/classes?class=1&view=register&day=2026-03-23',
    call: 'savePractice',
    response: { read: 'listClassPractice', found: examples.listClassPractice[200].typical },
    fill: async () => {
      await press('Edit practice')
      await type('Practice until the next lesson', 'What was typed')
    },
    press: 'Save practice',
  },
  'teacher/ProfileForm': {
    as: 'teacher',
    at: teacher.profile.href(),
    call: 'saveOwnProfile',
    response: { read: 'getOwnProfile', found: examples.getOwnProfile[200].typical },
    fill: () => type('About you', 'What was typed'),
    press: 'Update profile',
  },
  'teacher/EditClassForm': {
    as: 'teacher',
    at: `/teacher/classes?edit=${examples.listTeacherClasses[200].typical.data[0]!.id}`,
    call: 'editClass',
    response: { read: 'listTeacherClasses', found: examples.listTeacherClasses[200].typical },
    ...title,
    press: 'Update',
  },
  'shared/NewClassForm': {
    as: 'teacher',
    at: '/teacher/classes?form=new',
    call: 'scheduleClass',
    fill: async () => {
      await choose('Courses', 'Tajweed for beginners')
      await userEvent.keyboard('{Escape}')
      await title.fill()
      await type('Link', 'meet.maktab.test/morning')
      await typeTime(/From/, '0700')
      await typeTime(/To/, '0745')
    },
    press: 'Submit',
  },
  'teacher/ReportForm': {
    as: 'teacher',
    at: `/teacher/student-performance?edit=${taught.id}`,
    call: 'saveReport',
    response: { read: 'listTeacherReports', found: examples.listTeacherReports[200].typical },
    fill: () => type('Test remarks', 'What was typed'),
    press: 'Update',
  },
  'teacher/AssignStudentsForm': {
    as: 'teacher',
    at: '/teacher/add-student?class=2',
    call: 'assignStudents',
    fill: () => page.getByText('STD-004 · Omar Haddad').click(),
    press: 'Assign 1 student',
  },
  'teacher/AttendanceForm': {
    as: 'teacher',
    at: '/teacher/classes?class=1&view=single',
    call: 'saveAttendance',
    response: { read: 'listAttendance', found: examples.listAttendance[200].typical },
    fill: async () => {
      await press(/^Edit STD-006 · Maryam Khan, 18/)
      await page.getByRole('radio', { name: 'Absent' }).click({ force: true })
    },
    press: 'Submit',
  },
  ...paymentFormCases,
  ...settingsFormCases,
  'shared/ReminderSettingsForm': {
    as: 'student',
    at: '/student/reminders',
    call: 'saveReminders',
    fill: () => page.getByText('1 hour before a lesson').click(),
    press: 'Save',
  },
}
