import type { OperationId } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '../addresses/roles.ts'
import { openApp, testStep } from './openApp.tsx'

const OFFLINE = 'Can’t connect. Check your internet connection and try again.'

/** A list that fails: the message of each failure, and what is shown after a retry. */
type FailedList<Id extends OperationId = OperationId> = {
  as: Role
  path: string
  call: Id
  says: { [Situation in NonNullable<Situations[Id]>]?: string }
  readAs: NonNullable<Situations[Id]>
  shows: string | RegExp
}

/** Type helper that limits the situations to those of the operation. */
const failed = <Id extends OperationId>(
  as: Role,
  path: string,
  call: Id,
  says: FailedList<Id>['says'],
  readAs: FailedList<Id>['readAs'],
  shows: string | RegExp,
) => ({ as, path: `/${as}/${path}`, call, says: Object.entries(says) as [string, string][], readAs, shows })

const { student } = examples.listEventMembers[200].typical.event.find(({ payment_status: is }) => is === 'pending')!
const wentWrong = { serverError: 'Something went wrong' }
const courses = { serverError: 'Error fetching courses' }
const allotments = { serverError: 'Error fetching allotments' }
const classes = { serverError: 'Failed to load classes', networkError: `Error fetching classes. ${OFFLINE}` }
const reports = {
  serverError: 'Failed to load student performance data',
  networkError: `Error fetching student performance. ${OFFLINE}`,
}
const students = { serverError: 'Failed to load students', networkError: `Error fetching students. ${OFFLINE}` }

const lists = [
  failed('admin', 'allot-teacher', 'listAllotments', allotments, 'empty', 'No allotments found.'),
  failed('admin', 'classes', 'listAllClasses', classes, 'empty', 'No classes found.'),
  failed('admin', 'classes?teacher=1&course=1', 'filterClasses', classes, 'empty', 'No classes found.'),
  failed('admin', 'course', 'listCourses', courses, 'empty', 'No courses yet'),
  failed('admin', 'event', 'listEvents', { serverError: 'Error fetching events' }, 'empty', 'No events found.'),
  failed('admin', 'event?members=2', 'listEventMembers', wentWrong, 'empty', 'No members found.'),
  failed(
    'admin',
    `event?members=4&student=${student.id}`,
    'getEventBilling',
    wentWrong,
    'withoutMethod',
    'Not specified',
  ),
  failed('admin', 'student-Performance-report', 'listReports', reports, 'empty', 'No performance records found.'),
  failed('admin', 'students', 'listStudents', students, 'empty', 'No students found.'),
  failed(
    'admin',
    'students?course=1',
    'filterStudents',
    { ...students, notFound: 'This no longer exists.' },
    'empty',
    'This course has no students.',
  ),
  failed(
    'admin',
    'students?student=1&tab=billing',
    'listStudentBillingDetails',
    wentWrong,
    'typical',
    'Tajweed for beginners',
  ),
  failed('admin', 'students?student=1&tab=teachers', 'listAllotments', allotments, 'typical', /Amina Yusuf/),
  failed(
    'admin',
    'students?student=1&tab=classes',
    'getStudentProgress',
    wentWrong,
    'typical',
    'Tajweed, Monday group',
  ),
  failed('admin', 'students?student=1&tab=reports', 'listReports', reports, 'typical', 'Tajweed for beginners'),
  failed(
    'admin',
    'students?student=1&tab=events',
    'listEvents',
    { serverError: 'Error fetching events' },
    'typical',
    'Open evening',
  ),
  failed('admin', 'teacher?student=1', 'listAllotments', allotments, 'empty', 'Teacher not found'),
  failed(
    'admin',
    'teacher?student=1&course=1',
    'filterTeachers',
    { serverError: 'Error fetching teachers' },
    'empty',
    'Teacher not found',
  ),
  failed('admin', 'teacher?teacher=1&tab=week', 'getTimetable', wentWrong, 'typical', 'Tajweed, Monday group'),
  failed('admin', 'teacher?teacher=1&tab=students', 'listAllotments', allotments, 'typical', 'Zaynab Malik'),
  failed('admin', 'teacher?teacher=1&tab=reports', 'listReports', reports, 'typical', 'Zaynab Malik'),
  failed('teacher', 'alloted-students', 'listTeacherAllotments', students, 'empty', 'No data found.'),
  failed('teacher', 'classes', 'listTeacherClasses', classes, 'empty', 'No classes found.'),
  failed('teacher', 'course', 'listTeacherCourses', courses, 'typical', 'Tajweed for beginners'),
  failed('teacher', 'student-performance', 'listTeacherReports', reports, 'typical', /Zaynab Malik/),
  failed('student', 'billing', 'listStudentBilling', wentWrong, 'empty', 'No bills yet.'),
  failed('student', 'courses', 'listCourses', courses, 'typical', 'Tajweed for beginners'),
  failed(
    'student',
    'event',
    'listStudentEvents',
    { serverError: 'Error fetching events' },
    'empty',
    'No upcoming events found.',
  ),
  failed('student', 'policy', 'listPolicies', wentWrong, 'empty', 'No policies available at the moment.'),
  failed('student', 'timetable', 'getTimetable', wentWrong, 'empty', 'No lessons this week'),
  failed('student', 'enrolled-courses', 'listEnrolledCourses', courses, 'typical', 'Tajweed for beginners'),
  failed('student', 'enrolled-courses?classes=all', 'listStudentClasses', classes, 'typical', 'Tajweed, Monday group'),
  failed('student', 'enrolled-courses?classes=1', 'listCourseClasses', classes, 'typical', 'Tajweed, Monday group'),
  failed('student', 'enrolled-courses?report=1', 'getStudentPerformance', reports, 'typical', 'Tajweed for beginners'),
  failed(
    'student',
    'enrolled-courses?attendance=all',
    'listOwnAttendance',
    { serverError: 'Failed to load attendance' },
    'typical',
    'Arabic grammar I',
  ),
]

// proves 1§8.11, 1§8.12, 2§2.reports.4, 2§8.8, 2§8.9, 2§8.15
test.for(lists)(
  '$path shows once that $call failed, and loads it on retry',
  async ({ as, path, call, says, readAs, shows }) => {
    const main = page.getByRole('main')
    const tryAgain = main.getByRole('button', { name: 'Try again' })
    const fetch = await openApp(path, { as, situations: { [call]: says[0]![0] } })
    for (const [index, [situation, message]] of says.entries()) {
      await testStep(situation, async () => {
        if (index > 0) {
          fetch.use({ [call]: situation })
          await tryAgain.click()
        }
        await expect.element(main.getByRole('alert').getByText(message)).toBeVisible()
        expect.soft(page.getByText(message).elements(), `how often “${message}” is shown`).toHaveLength(1)
      })
    }
    await testStep(readAs, async () => {
      fetch.use({ [call]: readAs })
      await tryAgain.click()
      await expect.element(main.getByText(shows).first()).toBeVisible()
      await expect.poll(() => main.getByRole('alert').elements(), { message: 'remaining errors' }).toEqual([])
    })
  },
)
