import { assertConforms, findRequired } from '../assertions.ts'
import type { Scenario } from '../Scenario.ts'
import { getPastDay } from '../createTestRecords.ts'

/** A time that no other scenario uses. */
const time = { from: '03:10', to: '03:50', days: [1, 2, 3, 4, 5, 6, 7] }

export const timetable: Scenario = {
  title: 'A class with weekdays has lessons that can be cancelled and restored; conflicts are found',
  needsExtensions: true,
  run: async (context) => {
    const [admin, student, teacher, course] = [
      await context.admin(),
      await context.student(),
      await context.teacher(),
      await context.course(),
    ]
    const { call } = teacher.person
    // First, because a backend may not implement it.
    await call('getTimetable')
    const title = `Early group ${context.run}`
    await call('createClass', { body: { title, classTime: time, courseIds: [course.id] } })
    const own = findRequired(
      (await call('listTeacherClasses')).data,
      (one) => one.title === title,
      'listTeacherClasses: the class with weekdays is missing',
    )
    context.onCleanup(`the class ${title}`, () => call('deleteClass', { params: { id: own.id } }))
    assertConforms(own.timings[0]?.days?.length === 7, 'listTeacherClasses: the weekdays aren’t those sent')

    const lessons = async () => {
      const response = await call('getTimetable', { query: { days: 7, zone: 'Asia/Kathmandu' } })
      return response.lessons.filter(({ classId }) => classId === own.id)
    }
    const before = await lessons()
    assertConforms(before.length >= 7, 'getTimetable: a daily class has fewer than seven lessons a week')
    const lesson = findRequired(before.slice(2, 3), () => true, 'getTimetable: there is no third lesson')
    assertConforms(
      lesson.starts.viewerOffset === 345,
      'getTimetable: viewerOffset isn’t that of the viewer’s time zone',
    )
    const { classId, timingId, day } = lesson
    const stateOf = async () => (await lessons()).find((one) => one.day === day)?.state
    const { change } = await call('changeLessons', {
      body: { classId, timingId, day, scope: 'one', change: 'cancel', note: 'A journey' },
    })
    assertConforms((await stateOf()) === 'cancelled', 'changeLessons: the lesson isn’t cancelled')
    await call('undoLessonChange', { params: { id: change } })
    assertConforms((await stateOf()) === 'planned', 'undoLessonChange: the lesson isn’t planned again')

    const { clashes } = await call('findClashes', { body: { classId: own.id, times: [time] } })
    findRequired(clashes, (one) => one.who === 'teacher', 'findClashes: the conflict of two classes is missing')
    const params = { studentId: student.id, courseId: course.id }
    const { suggestions } = await admin.call('suggestTeachers', { params })
    findRequired(
      suggestions,
      (one) => one.teacher.id === teacher.id,
      'suggestTeachers: the teacher of the course is missing',
    )
    const missing = (await call('listOwedLessons')).lessons
    assertConforms(
      !missing.some((one) => one.classId === own.id),
      'listOwedLessons: a class without students is listed',
    )
  },
}

export const attendance: Scenario = {
  title: 'A teacher records attendance and corrects it',
  run: async (context) => {
    const { call } = (await context.teacher()).person
    const [student, { id: classId }] = [await context.student(), await context.schoolClass()]
    const date = getPastDay()
    const mark = { classId, studentId: student.id, date }
    const marks = async () => (await call('listAttendance', { params: { classId } })).attendences
    await call('saveAttendance', { params: { recordId: 0 }, body: { ...mark, status: 'present' } })
    const message = 'listAttendance: the saved record is missing'
    const { id, status } = findRequired(
      await marks(),
      (one) => one.date === date && one.student.id === student.id,
      message,
    )
    assertConforms(status === 'present', `listAttendance: the status is ${status}, not present`)
    await call('saveAttendance', { params: { recordId: id }, body: { ...mark, status: 'absent' } })
    const [changed, ...others] = await marks()
    assertConforms(
      changed?.status === 'absent' && others.length === 0,
      'saveAttendance: an id doesn’t update the record',
    )
    await call('deleteAttendance', { params: { id } })
    assertConforms((await marks()).length === 0, 'deleteAttendance: the record is still in the list')
  },
}

export const ownAttendance: Scenario = {
  title: 'A student reads their attendance and the progress of the course',
  needsExtensions: true,
  run: async (context) => {
    const teacher = (await context.teacher()).person
    const [student, group, course] = [await context.student(), await context.schoolClass(), await context.course()]
    const own = () => student.person.call('listOwnAttendance')
    const body = { classId: group.id, studentId: student.id, date: getPastDay(), status: 'present' as const }
    await own()
    await teacher.call('saveAttendance', { params: { recordId: 0 }, body })
    const { courses, marks } = await own()
    const message = 'listOwnAttendance: the saved record is missing'
    const mark = findRequired(marks, (one) => one.class.id === group.id && one.date === body.date, message)
    assertConforms(mark.status === 'present', `listOwnAttendance: the status is ${mark.status}, not present`)
    const sum = findRequired(
      courses,
      ({ id }) => id === course.id,
      'listOwnAttendance: the course of the class is missing',
    )
    assertConforms(sum.present === 1 && sum.absent === 0, 'listOwnAttendance: the sum doesn’t match the records')
    assertConforms(sum.held === 1, 'listOwnAttendance: a day with attendance isn’t counted as held')
    await teacher.call('deleteAttendance', { params: { id: mark.id } })
  },
}
