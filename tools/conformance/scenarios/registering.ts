import { assertConforms } from '../assertConforms.ts'
import { PASSWORD } from '../PASSWORD.ts'
import { registerStudent, preferredTime } from '../registerStudent.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const registering: Scenario = {
  title: 'A student registers with a course and a receipt, gets an ID and signs in',
  run: async (stage) => {
    const { call } = await stage.admin()
    const course = await stage.course()
    const { body, record } = await registerStudent(stage, 'Hana')
    assertConforms(record.std_id === null, 'listStudents: who has just registered has an ID already')
    const again = await stage.visitor.expectRefused('registerStudent', [422, 409], { body })
    assertConforms(
      again.status === 409 || 'email' in again.fields,
      'registerStudent: 422 for a taken e-mail doesn’t name email',
    )

    const { data } = await call('listStudentBillingDetails', { params: { id: record.id } })
    const words = 'listStudentBillingDetails: what was paid at the registration isn’t there'
    const bill = findRequired(data, (one) => one.course.name === course.name, words)
    assertConforms(bill.receipt !== null, 'listStudentBillingDetails: the receipt is missing')
    assertConforms(bill.paymentMethod === 'Bank Transfer', 'listStudentBillingDetails: the payment method is another')

    await call('assignStudentId', { body: { id: record.id, studentID: `H-${stage.run}` } })
    const { students } = await call('filterStudents', { params: { courseId: course.id } })
    const found = findRequired(
      students,
      ({ id }) => id === record.id,
      'filterStudents: a student of the course is missing',
    )
    assertConforms(found.std_id === `H-${stage.run}`, 'assignStudentId: the ID isn’t in the list')
    const { status, role } = await stage.signIn(body.email, PASSWORD)
    assertConforms(role === 'student' && status === 'allowed', `signIn: who has registered is ${status} as ${role}`)

    const [wanted] = timesOf(found.class_course_data)
    assertConforms(
      wanted?.from === preferredTime.from,
      'filterStudents: class_course_data lacks the times that were wanted',
    )
    if (wanted.id !== undefined) await call('deleteStudentTiming', { params: { timingId: wanted.id } })
  },
}

type Time = { id?: number; from: string }

/** The list, or the list as a text of JSON, as both are allowed. */
function timesOf(data: string | { timings: Time[] }[] | null | undefined): Time[] {
  const list = typeof data === 'string' ? (JSON.parse(data) as { timings: Time[] }[]) : data
  return (list ?? []).flatMap(({ timings }) => timings)
}
