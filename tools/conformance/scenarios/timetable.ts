import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

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
