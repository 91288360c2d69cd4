import { assertConforms, findRequired } from '../assertions.ts'
import type { Scenario } from '../Scenario.ts'

export const courses: Scenario = {
  title: 'An administrator makes a course with outlines; everybody sees it, until it is deleted',
  run: async ({ run, visitor, admin, onCleanup }) => {
    const { call } = await admin()
    const name = `Short ${run}`
    await call('saveCourse', { body: { name, price: 12.5, courseDuration: '2 weeks' } })
    const find = async () => (await visitor.call('listCourses')).course.filter((one) => one.name === name)
    const made = findRequired(await find(), () => true, 'listCourses: a course that was saved isn’t in the list')
    const { id } = made
    onCleanup(`the course ${name}`, () => call('deleteCourse', { params: { courseId: id } }))
    assertConforms(made.price === 12.5, `listCourses: the price 12.5 came back as ${made.price}`)
    assertConforms(
      made.course_duration === '2 weeks',
      'listCourses: courseDuration didn’t come back as course_duration',
    )
    await call('saveCourse', { body: { id, name, price: 20, courseDuration: '2 weeks' } })
    const changed = await find()
    assertConforms(changed.length === 1, 'saveCourse: with an id it makes another course instead of changing the one')
    assertConforms(changed[0]?.price === 20, 'saveCourse: what was changed isn’t in listCourses')

    const outlines = async () => (await call('listOutlines', { params: { courseId: id } })).outlines
    const outline = { title: 'First week', description: 'Letters' }
    await call('saveOutline', { params: { courseId: id, outlineId: 0 }, body: outline })
    const { id: outlineId } = findRequired(
      await outlines(),
      ({ title }) => title === outline.title,
      'listOutlines: an outline that was saved isn’t in the list',
    )
    await call('saveOutline', { params: { courseId: id, outlineId }, body: { ...outline, title: 'Second week' } })
    const [only, ...others] = await outlines()
    assertConforms(
      only?.title === 'Second week' && others.length === 0,
      'saveOutline: with an id it doesn’t change the outline',
    )
    await call('deleteOutline', { params: { outlineId } })
    assertConforms((await outlines()).length === 0, 'deleteOutline: the outline is still in the list')
    await call('deleteCourse', { params: { courseId: id } })
    assertConforms((await find()).length === 0, 'deleteCourse: the course is still in the list')
  },
}

export const ordering: Scenario = {
  title: 'An administrator puts the outlines of a course in order',
  needsExtensions: true,
  run: async ({ run, admin, onCleanup }) => {
    const { call } = await admin()
    const name = `Ordered ${run}`
    await call('saveCourse', { body: { name, price: 5 } })
    const words = 'listCourses: a course that was saved isn’t in the list'
    const { id } = findRequired((await call('listCourses')).course, (one) => one.name === name, words)
    onCleanup(`the course ${name}`, () => call('deleteCourse', { params: { courseId: id } }))
    const outlines = async () => (await call('listOutlines', { params: { courseId: id } })).outlines
    for (const title of ['First', 'Second']) {
      await call('saveOutline', { params: { courseId: id, outlineId: 0 }, body: { title } })
    }
    const before = (await outlines()).map((one) => one.id)
    await call('orderOutlines', { body: { courseId: id, outlineIds: before.toReversed() } })
    const after = (await outlines()).map((one) => one.id)
    assertConforms(
      after.join() === before.toReversed().join(),
      'orderOutlines: the outlines aren’t in the order that was sent',
    )
  },
}

export const classes: Scenario = {
  title: 'A teacher holds a class; its student and the administrator see it',
  run: async (stage) => {
    const admin = await stage.admin()
    const [student, teacher, course] = [await stage.student(), await stage.teacher(), await stage.course()]
    const { id, title, timing } = await stage.schoolClass()
    const isIt = (one: { id: number }) => one.id === id
    const listed = (await admin.call('listAllClasses')).data
    findRequired(listed, isIt, 'listAllClasses: a class is missing')
    const params = { teacherId: teacher.id, courseId: course.id }
    findRequired(
      (await admin.call('filterClasses', { params })).data,
      isIt,
      'filterClasses: a class of both is missing',
    )
    const body = { title, link: 'https://example.com/other', classTime: { ...timing, from: '18:30' } }
    await admin.call('editClass', { params: { id }, body })
    const own = (await teacher.person.call('listTeacherClasses')).data
    const changed = findRequired(own, isIt, 'listTeacherClasses: the class is gone after a change')
    assertConforms(changed.classLink === body.link, 'editClass: the link isn’t the one sent')
    assertConforms(changed.timings[0]?.from === '18:30', 'editClass: the time isn’t the one sent')
    const long = { params: { id }, body: { ...body, title: 'T'.repeat(256) } }
    const { fields } = await teacher.person.expectRefused('editClass', [422], long)
    assertConforms('title' in fields, 'editClass: 422 for a title of 256 letters doesn’t name title')

    const inIt = async () => (await teacher.person.call('listClassStudents', { params: { id } })).students
    findRequired(await inIt(), (one) => one.id === student.id, 'listClassStudents: who was assigned is missing')
    const { students } = await teacher.person.call('listClassAssignments')
    const link = findRequired(
      students,
      (one) => one.classID === id && one.student.id === student.id,
      'listClassAssignments: who was assigned is missing',
    )
    const mine = (await student.person.call('listStudentClasses')).classes
    findRequired(mine, (one) => one.class.id === id, 'listStudentClasses: the student’s class is missing')
    const ofCourse = await student.person.call('listCourseClasses', { params: { courseId: course.id } })
    findRequired(ofCourse.classes, (one) => one.class.id === id, 'listCourseClasses: the student’s class is missing')

    const leaving = { params: { classId: id, studentId: student.id, linkId: link.id } }
    await teacher.person.call('removeClassStudent', leaving)
    assertConforms((await inIt()).length === 0, 'removeClassStudent: the student is still in the class')
    const { slot } = await stage.allotment()
    const classTimings = [{ id: slot.id, preferred_time_from: slot.from, preferred_time_to: slot.to }]
    const back = { classId: id, students: [{ studentId: student.id, classTimings }] }
    await teacher.person.call('assignStudents', { body: back })
  },
}

export const assigning: Scenario = {
  title: 'A teacher is assigned a course and loses it again',
  run: async ({ run, admin, teacher, visitor, onCleanup }) => {
    const { call } = await admin()
    const { id: teacherId, person } = await teacher()
    const name = `Assigned ${run}`
    await call('saveCourse', { body: { name, price: 5 } })
    const { course } = await visitor.call('listCourses')
    const words = 'listCourses: a course that was saved isn’t in the list'
    const { id: courseId } = findRequired(course, (one) => one.name === name, words)
    onCleanup(`the course ${name}`, () => call('deleteCourse', { params: { courseId } }))
    await call('assignCourse', { body: { teacherID: teacherId, courseID: courseId } })
    const assigned = async () =>
      (await call('listAssignedCourses', { params: { teacherId } })).courses.filter((one) => one.course.id === courseId)
    const own = async () => (await person.call('listTeacherCourses')).course.some((one) => one.course.id === courseId)
    const link = findRequired(
      await assigned(),
      () => true,
      'listAssignedCourses: a course that was assigned is missing',
    )
    assertConforms(await own(), 'listTeacherCourses: a course that was assigned is missing')
    await person.call('listOutlines', { params: { courseId } })
    await call('removeAssignedCourse', { params: { courseId: link.id } })
    assertConforms((await assigned()).length === 0, 'removeAssignedCourse: the course is still in the list')
    assertConforms(!(await own()), 'removeAssignedCourse: the teacher still has the course')
  },
}

export const allotting: Scenario = {
  title: 'A student is allotted to a teacher, at other times later on',
  run: async (stage) => {
    const { call } = await stage.admin()
    const [student, teacher, course] = [await stage.student(), await stage.teacher(), await stage.course()]
    const { id, slot } = await stage.allotment()
    const { teacherAllotment } = await teacher.person.call('listTeacherAllotments')
    const words = 'listTeacherAllotments: the student is missing'
    const mine = findRequired(teacherAllotment, (one) => one.id === id, words)
    assertConforms(mine.student.std_id === student.code, 'listTeacherAllotments: the student has another ID')
    const { teachers } = await call('filterTeachers', { params: { studentId: student.id, courseId: course.id } })
    assertConforms(
      teachers.some((one) => one.id === teacher.id),
      'filterTeachers: the teacher of the student is missing',
    )

    const body = { studentId: student.id, teacherId: teacher.id, courseId: course.id }
    const more = { from: '20:00', to: '21:00' }
    await call('updateAllotment', { params: { id }, body: { ...body, classTimes: [slot, more] } })
    const { teacherAllotment: all } = await call('listAllotments')
    const changed = findRequired(all, (one) => one.id === id, 'listAllotments: the allotment is gone after a change')
    const times = new Set(changed.student_class_timings.map((one) => one.preferred_time_from))
    assertConforms(
      [slot.from, more.from].every((time) => times.has(time)),
      'updateAllotment: the times aren’t those sent',
    )
    await call('updateAllotment', { params: { id }, body: { ...body, classTimes: [slot] } })
    const none = { params: { id }, body: { ...body, classTimes: [] } }
    await (await stage.admin()).expectRefused('updateAllotment', [422], none)
  },
}
