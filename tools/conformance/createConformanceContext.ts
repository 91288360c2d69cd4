import { submitApplication, PASSWORD, createCourse, createReceipt, registerStudent } from './createTestRecords.ts'
import { type BackendConnection, createValidatingClient, listOperations } from './createValidatingClient.ts'
import type { ConformanceContext } from './Scenario.ts'
import { findRequired } from './assertions.ts'

type ContextOptions = Pick<ConformanceContext, 'run' | 'credentials' | 'onCleanup'> & { line: BackendConnection }

/** Creates a context without any records yet. */
export function createConformanceContext({ run, credentials, onCleanup, line }: ContextOptions): ConformanceContext {
  const visitor = createValidatingClient(null, line)
  const signIn: ConformanceContext['signIn'] = async (email, password) => {
    const { token, status, user } = await visitor.call('signIn', { body: { email, password } })
    return { person: createValidatingClient(token, line), status, role: user.role }
  }
  const context: ConformanceContext = {
    run,
    callIds: listOperations(line.profile),
    visitor,
    invalidUser: createValidatingClient('no-such-token', line),
    credentials,
    signIn,
    onCleanup,

    admin: once(async () => (await signIn(credentials.email, credentials.password)).person),

    course: once(async () => {
      const description = 'Created by the conformance test.'
      const body = { name: `Conformance ${run}`, description, price: 30, courseDuration: '3 months' }
      return createCourse(context, { ...body, image: createReceipt('course.png') })
    }),

    student: once(async () => {
      const { body, record } = await registerStudent(context, 'Zaynab')
      const code = `S-${run}`
      const admin = await context.admin()
      await admin.call('assignStudentId', { body: { id: record.id, studentID: code } })
      const { person } = await signIn(body.email, PASSWORD)
      return { id: record.id, name: body.name, email: body.email, code, person }
    }),

    teacher: once(async () => {
      const { body, record } = await submitApplication(context, 'Amina')
      const { name, email } = body
      const code = `T-${run}`
      const [admin, course] = [await context.admin(), await context.course()]
      const credentialsOf = { id: code, name, email, password: PASSWORD, teacherID: record.id, isEdit: false }
      await admin.call('assignTeacherCredentials', { body: credentialsOf })
      await admin.call('assignCourse', { body: { teacherID: record.id, courseID: course.id } })
      const { person } = await signIn(email, PASSWORD)
      return { id: record.id, name, email, code, person }
    }),

    allotment: once(async () => {
      const [admin, student, teacher, course] = [
        await context.admin(),
        await context.student(),
        await context.teacher(),
        await context.course(),
      ]
      const time = { from: '16:00', to: '17:00' }
      const body = { studentId: student.id, teacherId: teacher.id, courseId: course.id, classTimes: [time] }
      await admin.call('createAllotment', { body })
      const { teacherAllotment } = await admin.call('listAllotments')
      const message = 'listAllotments: the new allotment or its times are missing'
      const saved = findRequired(teacherAllotment, (one) => one.student.id === student.id, message)
      const { id } = saved
      const slot = findRequired(saved.student_class_timings, (one) => one.preferred_time_from === time.from, message)
      onCleanup('the allotment', () => admin.call('deleteAllotment', { params: { id } }))
      return { id, slot: { id: slot.id, ...time } }
    }),

    schoolClass: once(async () => {
      const [teacher, student, course] = [await context.teacher(), await context.student(), await context.course()]
      const { slot } = await context.allotment()
      const { call } = teacher.person
      const title = `Group ${run}`
      const classTime = { from: '18:00', to: '19:00' }
      await call('createClass', {
        body: { title, link: 'https://example.com/group', classTime, courseIds: [course.id] },
      })
      const { data } = await call('listTeacherClasses')
      const message = 'listTeacherClasses: the new class or its time is missing'
      const { id, timings } = findRequired(data, (one) => one.title === title, message)
      onCleanup(`the class ${title}`, () => call('deleteClass', { params: { id } }))
      const classTimings = [{ id: slot.id, preferred_time_from: slot.from, preferred_time_to: slot.to }]
      await call('assignStudents', { body: { classId: id, students: [{ studentId: student.id, classTimings }] } })
      const timing = findRequired(timings, ({ from }) => from === classTime.from, message)
      return { id, title, timing: { id: timing.id, ...classTime } }
    }),
  }
  return context
}

/** Caches the promise: later calls get the same value, or the same error. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined
  return () => (cached ??= make())
}
