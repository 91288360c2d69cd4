import { assertConforms, findRequired } from '../assertions.ts'
import { PASSWORD, registerStudent, preferredTime, submitApplication } from '../createTestRecords.ts'
import type { Scenario } from '../Scenario.ts'

export const registering: Scenario = {
  title: 'A student registers with a course and a receipt, gets an ID and signs in',
  run: async (context) => {
    const { call } = await context.admin()
    const course = await context.course()
    const { body, record } = await registerStudent(context, 'Hana')
    assertConforms(record.std_id === null, 'listStudents: a new student already has an ID')
    const again = await context.visitor.expectRefused('registerStudent', [422, 409], { body })
    assertConforms(
      again.status === 409 || 'email' in again.fields,
      'registerStudent: the 422 for a taken email doesn’t name email',
    )

    const { data } = await call('listStudentBillingDetails', { params: { id: record.id } })
    const message = 'listStudentBillingDetails: the payment of the registration is missing'
    const bill = findRequired(data, (one) => one.course.name === course.name, message)
    assertConforms(bill.receipt !== null, 'listStudentBillingDetails: the receipt is missing')
    assertConforms(bill.paymentMethod === 'Bank Transfer', 'listStudentBillingDetails: the payment method is wrong')

    await call('assignStudentId', { body: { id: record.id, studentID: `H-${context.run}` } })
    const { students } = await call('filterStudents', { params: { courseId: course.id } })
    const found = findRequired(
      students,
      ({ id }) => id === record.id,
      'filterStudents: a student of the course is missing',
    )
    assertConforms(found.std_id === `H-${context.run}`, 'assignStudentId: the ID is missing in filterStudents')
    const { status, role } = await context.signIn(body.email, PASSWORD)
    assertConforms(role === 'student' && status === 'allowed', `signIn: a registered student is ${status} as ${role}`)

    const [preferred] = timesOf(found.class_course_data)
    assertConforms(
      preferred?.from === preferredTime.from,
      'filterStudents: class_course_data lacks the preferred times',
    )
    if (preferred.id !== undefined) await call('deleteStudentTiming', { params: { timingId: preferred.id } })
  },
}

export const requesting: Scenario = {
  title: 'A student registers without a receipt, the course waits as a request, and a sibling joins the account',
  needsExtensions: true,
  run: async (context) => {
    // First, because a backend may not implement it.
    const { keepsRequests } = await context.visitor.call('getSettings')
    const [{ call }, course, student] = [await context.admin(), await context.course(), await context.student()]
    const { call: callAsStudent } = student.person
    const taken = await context.visitor.call('checkEmail', { body: { email: student.email } })
    assertConforms(taken.isTaken, 'checkEmail: the email of a student isn’t taken')
    const { requests: none } = await callAsStudent('listOwnRequests')
    assertConforms(!none.some(({ courseId }) => courseId === course.id), 'listOwnRequests: a bought course is listed')
    if (!keepsRequests) return

    const name = `Sara ${context.run}`
    const { id } = await callAsStudent('addChild', { body: { name, courses: [{ course_id: course.id }] } })
    context.onCleanup(`the student ${name}`, () => call('deleteStudent', { params: { id } }))
    const { items } = await call('listWaiting', { query: { kind: 'courseRequest', limit: 100 } })
    const message = 'listWaiting: the request of the new child is missing'
    const request = findRequired(items, ({ person }) => person.id === id, message)
    await call('closeCourseRequest', { params: { id: request.id } })
    const after = await call('listWaiting', { query: { kind: 'courseRequest', limit: 100 } })
    assertConforms(!after.items.some(({ person }) => person.id === id), 'listWaiting: a closed request is listed')
  },
}

type Time = { id?: number; from: string }

/** Accepts the list or its JSON text; both are allowed. */
function timesOf(data: string | { timings: Time[] }[] | null | undefined): Time[] {
  const list = typeof data === 'string' ? (JSON.parse(data) as { timings: Time[] }[]) : data
  return (list ?? []).flatMap(({ timings }) => timings)
}

export const applying: Scenario = {
  title: 'A teacher applies, is accepted, blocked and unblocked',
  run: async (context) => {
    const { call } = await context.admin()
    const { body, record } = await submitApplication(context, 'Sara')
    const statusOf = async () =>
      findRequired(
        (await call('listTeachers')).teachers,
        ({ id }) => id === record.id,
        'listTeachers: the teacher is missing',
      ).status
    assertConforms(record.status === 'pending', `listTeachers: an applicant is ${record.status}, not pending`)
    const { data } = await call('listTeacherClassTimes', { params: { teacherId: record.id } })
    const hasTime = data.some((time) => time.preferred_time_from === preferredTime.from)
    assertConforms(hasTime, 'listTeacherClassTimes: the times of the application are missing')

    const { name, email } = body
    const credentials = { id: `P-${context.run}`, name, email, password: PASSWORD, teacherID: record.id, isEdit: false }
    await call('assignTeacherCredentials', { body: credentials })
    const accepted = await statusOf()
    assertConforms(
      !['pending', 'blocked'].includes(accepted),
      `assignTeacherCredentials: the accepted teacher is ${accepted}`,
    )
    const { role, status } = await context.signIn(email, PASSWORD)
    assertConforms(role === 'teacher' && status === 'allowed', `signIn: an accepted teacher is ${status} as ${role}`)
    await call('assignTeacherCredentials', { body: { ...credentials, name: `${name} Yusuf`, isEdit: true } })

    await call('blockTeacher', { body: { teacherID: record.id, status: accepted } })
    assertConforms((await statusOf()) === 'blocked', 'blockTeacher: the teacher isn’t blocked')
    const blocked = await context.signIn(email, PASSWORD)
    assertConforms(blocked.status === 'blocked', `signIn: the status of a blocked teacher is ${blocked.status}`)
    await blocked.person.expectRefused('listTeacherClasses', [403])
    await call('blockTeacher', { body: { teacherID: record.id, status: 'blocked' } })
    const back = await context.signIn(email, PASSWORD)
    assertConforms(back.status === 'allowed', 'blockTeacher: the unblocked teacher has no access')
  },
}

export const signingIn: Scenario = {
  title: 'An administrator can sign in; wrong passwords and tokens are rejected',
  run: async ({ visitor, invalidUser, credentials, signIn }) => {
    const { person, status, role } = await signIn(credentials.email, credentials.password)
    assertConforms(role === 'admin', `signIn: ${credentials.email} is ${role}, not an administrator`)
    assertConforms(status === 'allowed', `signIn: the administrator is ${status}`)
    const { user } = await person.call('getCurrentUser')
    const isSame = user.email.toLowerCase() === credentials.email.toLowerCase()
    assertConforms(isSame, `getCurrentUser: ${user.email} isn’t the signed-in user`)
    const body = { email: credentials.email, password: `${credentials.password}, but wrong` }
    await visitor.expectRefused('signIn', [401], { body })
    const { fields } = await visitor.expectRefused('signIn', [422], { body: { ...body, email: 'nobody' } })
    assertConforms('email' in fields, 'signIn: the 422 for an invalid email doesn’t name email')
    await visitor.expectRefused('getCurrentUser', [401])
    await invalidUser.expectRefused('getCurrentUser', [401])
  },
}
