import { submitApplication, PASSWORD, createReceipt, registerStudent } from './registerStudent.ts'
import { type BackendConnection, createApiUser, listOperations } from './createApiUser.ts'
import type { ConformanceContext } from './Scenario.ts'
import { findRequired } from './assertions.ts'

type Setting = Pick<ConformanceContext, 'run' | 'credentials' | 'onCleanup'> & { line: BackendConnection }

/** A stage on which nothing stands yet. */
export function createConformanceContext({ run, credentials, onCleanup, line }: Setting): ConformanceContext {
  const visitor = createApiUser(null, line)
  const signIn: ConformanceContext['signIn'] = async (email, password) => {
    const { token, status, user } = await visitor.call('signIn', { body: { email, password } })
    return { person: createApiUser(token, line), status, role: user.role }
  }
  const stage: ConformanceContext = {
    run,
    callIds: listOperations(line.profile),
    visitor,
    invalidUser: createApiUser('no-such-token', line),
    credentials,
    signIn,
    onCleanup,

    admin: once(async () => (await signIn(credentials.email, credentials.password)).person),

    course: once(async () => {
      const admin = await stage.admin()
      const name = `Proof ${run}`
      const body = { name, description: 'Made to prove a backend.', price: 30, courseDuration: '3 months' }
      await admin.call('saveCourse', { body: { ...body, image: createReceipt('course.png') } })
      const { course } = await visitor.call('listCourses')
      const { id } = findRequired(
        course,
        (one) => one.name === name,
        'listCourses: a course that was saved isn’t in the list',
      )
      onCleanup(`the course ${name}`, () => admin.call('deleteCourse', { params: { courseId: id } }))
      return { id, name }
    }),

    student: once(async () => {
      const { body, record } = await registerStudent(stage, 'Zaynab')
      const code = `S-${run}`
      const admin = await stage.admin()
      await admin.call('assignStudentId', { body: { id: record.id, studentID: code } })
      const { person } = await signIn(body.email, PASSWORD)
      return { id: record.id, name: body.name, email: body.email, code, person }
    }),

    teacher: once(async () => {
      const { body, record } = await submitApplication(stage, 'Amina')
      const { name, email } = body
      const code = `T-${run}`
      const [admin, course] = [await stage.admin(), await stage.course()]
      const credentialsOf = { id: code, name, email, password: PASSWORD, teacherID: record.id, isEdit: false }
      await admin.call('assignTeacherCredentials', { body: credentialsOf })
      await admin.call('assignCourse', { body: { teacherID: record.id, courseID: course.id } })
      const { person } = await signIn(email, PASSWORD)
      return { id: record.id, name, email, code, person }
    }),

    allotment: once(async () => {
      const [admin, student, teacher, course] = [
        await stage.admin(),
        await stage.student(),
        await stage.teacher(),
        await stage.course(),
      ]
      const time = { from: '16:00', to: '17:00' }
      const body = { studentId: student.id, teacherId: teacher.id, courseId: course.id, classTimes: [time] }
      await admin.call('createAllotment', { body })
      const { teacherAllotment } = await admin.call('listAllotments')
      const words = 'listAllotments: a student who was allotted isn’t in the list with the times'
      const { id, student_class_timings } = findRequired(
        teacherAllotment,
        (one) => one.student.id === student.id,
        words,
      )
      const slot = findRequired(student_class_timings, (one) => one.preferred_time_from === time.from, words)
      onCleanup('an allotment', () => admin.call('deleteAllotment', { params: { id } }))
      return { id, slot: { id: slot.id, ...time } }
    }),

    schoolClass: once(async () => {
      const [teacher, student, course] = [await stage.teacher(), await stage.student(), await stage.course()]
      const { slot } = await stage.allotment()
      const { call } = teacher.person
      const title = `Group ${run}`
      const classTime = { from: '18:00', to: '19:00' }
      await call('createClass', {
        body: { title, link: 'https://example.com/group', classTime, courseIds: [course.id] },
      })
      const { data } = await call('listTeacherClasses')
      const words = 'listTeacherClasses: a class that was made isn’t in the list with its time'
      const { id, timings } = findRequired(data, (one) => one.title === title, words)
      onCleanup(`the class ${title}`, () => call('deleteClass', { params: { id } }))
      const classTimings = [{ id: slot.id, preferred_time_from: slot.from, preferred_time_to: slot.to }]
      await call('assignStudents', { body: { classId: id, students: [{ studentId: student.id, classTimings }] } })
      const timing = findRequired(timings, ({ from }) => from === classTime.from, words)
      return { id, title, timing: { id: timing.id, ...classTime } }
    }),
  }
  return stage
}

/** Makes something for the first who asks; who asks later has the same, or the same reason why there is none. */
function once<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined
  return () => (made ??= make())
}
