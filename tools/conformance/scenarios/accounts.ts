import { assertConforms, findRequired } from '../assertions.ts'
import { PASSWORD, registerStudent, preferredTime, submitApplication } from '../registerStudent.ts'
import type { Scenario } from '../Scenario.ts'

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

export const applying: Scenario = {
  title: 'A teacher applies, is accepted, blocked and let in again',
  run: async (stage) => {
    const { call } = await stage.admin()
    const { body, record } = await submitApplication(stage, 'Sara')
    const statusOf = async () =>
      findRequired(
        (await call('listTeachers')).teachers,
        ({ id }) => id === record.id,
        'listTeachers: the teacher is gone',
      ).status
    assertConforms(record.status === 'pending', `listTeachers: who has applied is ${record.status}, not pending`)
    const { data } = await call('listTeacherClassTimes', { params: { teacherId: record.id } })
    const isThere = data.some((time) => time.preferred_time_from === preferredTime.from)
    assertConforms(isThere, 'listTeacherClassTimes: the times of the application are missing')

    const { name, email } = body
    const credentials = { id: `P-${stage.run}`, name, email, password: PASSWORD, teacherID: record.id, isEdit: false }
    await call('assignTeacherCredentials', { body: credentials })
    const accepted = await statusOf()
    assertConforms(
      !['pending', 'blocked'].includes(accepted),
      `assignTeacherCredentials: the teacher is ${accepted} after it`,
    )
    const { role, status } = await stage.signIn(email, PASSWORD)
    assertConforms(role === 'teacher' && status === 'allowed', `signIn: an accepted teacher is ${status} as ${role}`)
    await call('assignTeacherCredentials', { body: { ...credentials, name: `${name} Yusuf`, isEdit: true } })

    await call('blockTeacher', { body: { teacherID: record.id, status: accepted } })
    assertConforms((await statusOf()) === 'blocked', 'blockTeacher: the teacher isn’t blocked after it')
    const blocked = await stage.signIn(email, PASSWORD)
    assertConforms(blocked.status === 'blocked', `signIn: the status of a blocked teacher is ${blocked.status}`)
    await blocked.person.expectRefused('listTeacherClasses', [403])
    await call('blockTeacher', { body: { teacherID: record.id, status: 'blocked' } })
    const back = await stage.signIn(email, PASSWORD)
    assertConforms(back.status === 'allowed', 'blockTeacher: a blocked teacher isn’t let in again')
  },
}

export const signingIn: Scenario = {
  title: 'An administrator signs in, and nobody else does',
  run: async ({ visitor, invalidUser, credentials, signIn }) => {
    const { person, status, role } = await signIn(credentials.email, credentials.password)
    assertConforms(role === 'admin', `signIn: ${credentials.email} is ${role}, and no administrator`)
    assertConforms(status === 'allowed', `signIn: the administrator is ${status}`)
    const { user } = await person.call('getCurrentUser')
    const isSame = user.email.toLowerCase() === credentials.email.toLowerCase()
    assertConforms(isSame, `getCurrentUser: ${user.email} isn’t who has signed in`)
    const body = { email: credentials.email, password: `${credentials.password}, but wrong` }
    await visitor.expectRefused('signIn', [401], { body })
    const { fields } = await visitor.expectRefused('signIn', [422], { body: { ...body, email: 'nobody' } })
    assertConforms('email' in fields, 'signIn: 422 for an e-mail that is none doesn’t name email')
    await visitor.expectRefused('getCurrentUser', [401])
    await invalidUser.expectRefused('getCurrentUser', [401])
  },
}
