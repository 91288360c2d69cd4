import type { RequestOf } from '@maktab/client/createApi'
import type { ConformanceContext } from './Scenario.ts'
import { findRequired } from './assertions.ts'

/** Of all accounts created in a run. */
export const PASSWORD = 'prove it to me'

const DAY_MILLISECONDS = 86_400_000

/** A day that is in the past in every time zone, as yyyy-MM-dd. */
export function getPastDay(): string {
  return new Date(Date.now() - 2 * DAY_MILLISECONDS).toISOString().slice(0, 10)
}

/** A one-pixel PNG as a receipt. */
export function createReceipt(name = 'receipt.png'): File {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

type CourseBody = RequestOf<'saveCourse'>['body']

/** Creates a course as an administrator and returns it; deleted after the run. */
export async function createCourse(context: ConformanceContext, body: CourseBody) {
  const { call } = await context.admin()
  await call('saveCourse', { body })
  const { course } = await context.visitor.call('listCourses')
  const saved = findRequired(course, ({ name }) => name === body.name, 'listCourses: the saved course is missing')
  context.onCleanup(`the course ${saved.name}`, () => call('deleteCourse', { params: { courseId: saved.id } }))
  return saved
}

export const preferredTime = { from: '16:00', to: '17:00' }

/** Registers a student with a paid course of the run; deleted after the run. */
export async function registerStudent(context: ConformanceContext, name: string) {
  const [admin, course] = [await context.admin(), await context.course()]
  const email = `${name.toLowerCase()}-${context.run}@example.com`
  const body = {
    name: `${name} ${context.run}`,
    guardian_name: 'Maryam Malik',
    email,
    password: PASSWORD,
    contact_number: '+44 20 5550200',
    preferred_language: 'urdu' as const,
    signature: name,
    date_of_birth: '2012-02-03',
    registration_date: getPastDay(),
    courses: [
      {
        course_id: course.id,
        course_name: course.name,
        timings: [preferredTime],
        billing: { receipt_image: createReceipt(), payment_method: 'Bank Transfer' as const },
      },
    ],
  }
  await context.visitor.call('registerStudent', { body })
  const { students } = await admin.call('listStudents')
  const record = findRequired(students, (one) => one.email === email, 'listStudents: the registered student is missing')
  context.onCleanup(`the student ${body.name}`, () => admin.call('deleteStudent', { params: { id: record.id } }))
  return { body, record }
}

/** Submits a teacher’s application for the course of the run; deleted after the run. */
export async function submitApplication(context: ConformanceContext, name: string) {
  const [admin, course] = [await context.admin(), await context.course()]
  const email = `${name.toLowerCase()}-${context.run}@example.com`
  const body = {
    name: `${name} ${context.run}`,
    date_of_birth: '1990-04-02',
    gender: 'female' as const,
    nationality: 'British',
    contact_number: '+44 20 5550100',
    email,
    languages_spoken: 'arabic' as const,
    age_group: 'children' as const,
    qualification: 'BA',
    institution: 'Leeds',
    application_date: getPastDay(),
    current_address: '12 Rose Lane',
    experience_Quran: '8 years',
    course: [{ id: course.id, name: course.name, timings: [preferredTime] }],
  }
  await context.visitor.call('submitTeacherApplication', { body })
  const { teachers } = await admin.call('listTeachers')
  const record = findRequired(teachers, (one) => one.email === email, 'listTeachers: the applicant is missing')
  context.onCleanup(`the teacher ${body.name}`, () => admin.call('deleteTeacher', { body: { teacherID: record.id } }))
  return { body, record }
}
