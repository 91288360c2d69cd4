import { apply } from './apply.ts'
import { type Line, createPerson } from './createPerson.ts'
import { PASSWORD } from './PASSWORD.ts'
import { callsOf } from './Profile.ts'
import { receipt } from './receipt.ts'
import { register } from './register.ts'
import type { Stage } from './Stage.ts'
import { theOne } from './theOne.ts'

type Setting = Pick<Stage, 'run' | 'credentials' | 'afterwards'> & { line: Line }

/** A stage on which nothing stands yet. */
export function createStage({ run, credentials, afterwards, line }: Setting): Stage {
  const visitor = createPerson(null, line)
  const signIn: Stage['signIn'] = async (email, password) => {
    const { token, status, user } = await visitor.ask('signIn', { body: { email, password } })
    return { person: createPerson(token, line), status, role: user.role }
  }
  const stage: Stage = {
    run,
    callIds: callsOf(line.profile),
    visitor,
    stranger: createPerson('no-such-token', line),
    credentials,
    signIn,
    afterwards,

    admin: once(async () => (await signIn(credentials.email, credentials.password)).person),

    course: once(async () => {
      const admin = await stage.admin()
      const name = `Proof ${run}`
      const body = { name, description: 'Made to prove a backend.', price: 30, courseDuration: '3 months' }
      await admin.ask('saveCourse', { body: { ...body, image: receipt('course.png') } })
      const { course } = await visitor.ask('listCourses')
      const { id } = theOne(
        course,
        (one) => one.name === name,
        'listCourses: a course that was saved isn’t in the list',
      )
      afterwards(`the course ${name}`, () => admin.ask('deleteCourse', { params: { courseId: id } }))
      return { id, name }
    }),

    student: once(async () => {
      const { body, record } = await register(stage, 'Zaynab')
      const code = `S-${run}`
      const admin = await stage.admin()
      await admin.ask('assignStudentId', { body: { id: record.id, studentID: code } })
      const { person } = await signIn(body.email, PASSWORD)
      return { id: record.id, name: body.name, email: body.email, code, person }
    }),

    teacher: once(async () => {
      const { body, record } = await apply(stage, 'Amina')
      const { name, email } = body
      const code = `T-${run}`
      const [admin, course] = [await stage.admin(), await stage.course()]
      const credentialsOf = { id: code, name, email, password: PASSWORD, teacherID: record.id, isEdit: false }
      await admin.ask('assignTeacherCredentials', { body: credentialsOf })
      await admin.ask('assignCourse', { body: { teacherID: record.id, courseID: course.id } })
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
      await admin.ask('createAllotment', { body })
      const { teacherAllotment } = await admin.ask('listAllotments')
      const words = 'listAllotments: a student who was allotted isn’t in the list with the times'
      const { id, student_class_timings } = theOne(teacherAllotment, (one) => one.student.id === student.id, words)
      const slot = theOne(student_class_timings, (one) => one.preferred_time_from === time.from, words)
      afterwards('an allotment', () => admin.ask('deleteAllotment', { params: { id } }))
      return { id, slot: { id: slot.id, ...time } }
    }),

    group: once(async () => {
      const [teacher, student, course] = [await stage.teacher(), await stage.student(), await stage.course()]
      const { slot } = await stage.allotment()
      const { ask } = teacher.person
      const title = `Group ${run}`
      const classTime = { from: '18:00', to: '19:00' }
      await ask('createClass', {
        body: { title, link: 'https://example.com/group', classTime, courseIds: [course.id] },
      })
      const { data } = await ask('listTeacherClasses')
      const words = 'listTeacherClasses: a class that was made isn’t in the list with its time'
      const { id, timings } = theOne(data, (one) => one.title === title, words)
      afterwards(`the class ${title}`, () => ask('deleteClass', { params: { id } }))
      const classTimings = [{ id: slot.id, preferred_time_from: slot.from, preferred_time_to: slot.to }]
      await ask('assignStudents', { body: { classId: id, students: [{ studentId: student.id, classTimings }] } })
      const timing = theOne(timings, ({ from }) => from === classTime.from, words)
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
