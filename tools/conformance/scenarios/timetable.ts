import { assertConforms, findRequired } from '../assertions.ts'
import type { Scenario } from '../Scenario.ts'
import { getPastDay } from '../registerStudent.ts'

/** Which nobody else in these stories teaches at. */
const time = { from: '03:10', to: '03:50', days: [1, 2, 3, 4, 5, 6, 7] }

export const timetable: Scenario = {
  title: 'A class with days has lessons, which are cancelled and brought back; what clashes is told',
  needsExtensions: true,
  run: async (stage) => {
    const [admin, student, teacher, course] = [
      await stage.admin(),
      await stage.student(),
      await stage.teacher(),
      await stage.course(),
    ]
    const { call } = teacher.person
    // First of all: a backend may do without.
    await call('getTimetable')
    const title = `Early group ${stage.run}`
    await call('createClass', { body: { title, classTime: time, courseIds: [course.id] } })
    const own = findRequired(
      (await call('listTeacherClasses')).data,
      (one) => one.title === title,
      'listTeacherClasses: a class with days isn’t in the list',
    )
    stage.onCleanup(`the class ${title}`, () => call('deleteClass', { params: { id: own.id } }))
    assertConforms(own.timings[0]?.days?.length === 7, 'listTeacherClasses: the days aren’t those sent')

    const lessons = async () => {
      const answer = await call('getTimetable', { query: { days: 7, zone: 'Asia/Kathmandu' } })
      return answer.lessons.filter(({ classId }) => classId === own.id)
    }
    const before = await lessons()
    assertConforms(before.length >= 7, 'getTimetable: a class of every day has fewer than seven lessons in a week')
    const lesson = findRequired(before.slice(2, 3), () => true, 'getTimetable: there is no third lesson')
    assertConforms(lesson.starts.viewerOffset === 345, 'getTimetable: the viewer’s zone isn’t told')
    const { classId, timingId, day } = lesson
    const stateOf = async () => (await lessons()).find((one) => one.day === day)?.state
    const { change } = await call('changeLessons', {
      body: { classId, timingId, day, scope: 'one', change: 'cancel', note: 'A journey' },
    })
    assertConforms((await stateOf()) === 'cancelled', 'changeLessons: the lesson isn’t cancelled')
    await call('undoLessonChange', { params: { id: change } })
    assertConforms((await stateOf()) === 'planned', 'undoLessonChange: the lesson isn’t as it was')

    const { clashes } = await call('findClashes', { body: { classId: own.id, times: [time] } })
    findRequired(clashes, (one) => one.who === 'teacher', 'findClashes: two classes at once aren’t told')
    const params = { studentId: student.id, courseId: course.id }
    const { suggestions } = await admin.call('suggestTeachers', { params })
    findRequired(
      suggestions,
      (one) => one.teacher.id === teacher.id,
      'suggestTeachers: who teaches the course is missing',
    )
    const owed = (await call('listOwedLessons')).lessons
    assertConforms(!owed.some((one) => one.classId === own.id), 'listOwedLessons: a class without students owes marks')
  },
}

export const attendance: Scenario = {
  title: 'A teacher marks who was there, and mends the mark',
  run: async (stage) => {
    const { call } = (await stage.teacher()).person
    const [student, { id: classId }] = [await stage.student(), await stage.schoolClass()]
    const date = getPastDay()
    const mark = { classId, studentId: student.id, date }
    const marks = async () => (await call('listAttendance', { params: { classId } })).attendences
    await call('saveAttendance', { params: { recordId: 0 }, body: { ...mark, status: 'present' } })
    const words = 'listAttendance: a mark that was saved isn’t in the list'
    const { id, status } = findRequired(
      await marks(),
      (one) => one.date === date && one.student.id === student.id,
      words,
    )
    assertConforms(status === 'present', `listAttendance: a mark as present came back as ${status}`)
    await call('saveAttendance', { params: { recordId: id }, body: { ...mark, status: 'absent' } })
    const [changed, ...others] = await marks()
    assertConforms(
      changed?.status === 'absent' && others.length === 0,
      'saveAttendance: with an id it doesn’t change the mark',
    )
    await call('deleteAttendance', { params: { id } })
    assertConforms((await marks()).length === 0, 'deleteAttendance: the mark is still in the list')
  },
}

export const ownAttendance: Scenario = {
  title: 'A student reads what was marked of them, and how far the course has come',
  needsExtensions: true,
  run: async (stage) => {
    const teacher = (await stage.teacher()).person
    const [student, group, course] = [await stage.student(), await stage.schoolClass(), await stage.course()]
    const own = () => student.person.call('listOwnAttendance')
    const body = { classId: group.id, studentId: student.id, date: getPastDay(), status: 'present' as const }
    await own()
    await teacher.call('saveAttendance', { params: { recordId: 0 }, body })
    const { courses, marks } = await own()
    const words = 'listOwnAttendance: a mark that was saved isn’t in the list'
    const mark = findRequired(marks, (one) => one.class.id === group.id && one.date === body.date, words)
    assertConforms(mark.status === 'present', `listOwnAttendance: a mark as present came back as ${mark.status}`)
    const sum = findRequired(
      courses,
      ({ id }) => id === course.id,
      'listOwnAttendance: the course of the class is missing',
    )
    assertConforms(sum.present === 1 && sum.absent === 0, 'listOwnAttendance: the sum isn’t that of the marks')
    assertConforms(sum.held === 1, 'listOwnAttendance: a day with a mark isn’t counted as held')
    await teacher.call('deleteAttendance', { params: { id: mark.id } })
  },
}
