import { must } from '../must.ts'
import { PASSWORD } from '../PASSWORD.ts'
import { register, wantedTime } from '../register.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const registering: Story = {
  title: 'A student registers with a course and a receipt, gets an ID and signs in',
  play: async (stage) => {
    const { ask } = await stage.admin()
    const course = await stage.course()
    const { body, record } = await register(stage, 'Hana')
    must(record.std_id === null, 'listStudents: who has just registered has an ID already')
    const again = await stage.visitor.refused('registerStudent', [422, 409], { body })
    must(again.status === 409 || 'email' in again.fields, 'registerStudent: 422 for a taken e-mail doesn’t name email')

    const { data } = await ask('listStudentBillingDetails', { params: { id: record.id } })
    const words = 'listStudentBillingDetails: what was paid at the registration isn’t there'
    const bill = theOne(data, (one) => one.course.name === course.name, words)
    must(bill.receipt !== null, 'listStudentBillingDetails: the receipt is missing')
    must(bill.paymentMethod === 'Bank Transfer', 'listStudentBillingDetails: the payment method is another')

    await ask('assignStudentId', { body: { id: record.id, studentID: `H-${stage.run}` } })
    const { students } = await ask('filterStudents', { params: { courseId: course.id } })
    const found = theOne(students, ({ id }) => id === record.id, 'filterStudents: a student of the course is missing')
    must(found.std_id === `H-${stage.run}`, 'assignStudentId: the ID isn’t in the list')
    const { status, role } = await stage.signIn(body.email, PASSWORD)
    must(role === 'student' && status === 'allowed', `signIn: who has registered is ${status} as ${role}`)

    const [wanted] = timesOf(found.class_course_data)
    must(wanted?.from === wantedTime.from, 'filterStudents: class_course_data lacks the times that were wanted')
    if (wanted.id !== undefined) await ask('deleteStudentTiming', { params: { timingId: wanted.id } })
  },
}

type Time = { id?: number; from: string }

/** The list, or the list as a text of JSON, as both are allowed. */
function timesOf(data: string | { timings: Time[] }[] | null | undefined): Time[] {
  const list = typeof data === 'string' ? (JSON.parse(data) as { timings: Time[] }[]) : data
  return (list ?? []).flatMap(({ timings }) => timings)
}
