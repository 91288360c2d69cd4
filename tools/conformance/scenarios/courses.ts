import { assertConforms, findRequired } from '../assertions.ts'
import { createCourse } from '../createTestRecords.ts'
import type { Scenario } from '../Scenario.ts'

export const courses: Scenario = {
  title: 'An administrator creates, edits and deletes a course with outlines',
  run: async (context) => {
    const { call } = await context.admin()
    const name = `Short ${context.run}`
    const made = await createCourse(context, { name, price: 12.5, courseDuration: '2 weeks' })
    const { id } = made
    const find = async () => (await context.visitor.call('listCourses')).course.filter((one) => one.name === name)
    assertConforms(made.price === 12.5, `listCourses: the price is ${made.price}, not 12.5`)
    assertConforms(made.course_duration === '2 weeks', 'listCourses: course_duration isn’t the saved courseDuration')
    await call('saveCourse', { body: { id, name, price: 20, courseDuration: '2 weeks' } })
    const changed = await find()
    assertConforms(changed.length === 1, 'saveCourse: an id creates another course instead of updating')
    assertConforms(changed[0]?.price === 20, 'saveCourse: the change is missing in listCourses')

    const outlines = async () => (await call('listOutlines', { params: { courseId: id } })).outlines
    const outline = { title: 'First week', description: 'Letters' }
    await call('saveOutline', { params: { courseId: id, outlineId: 0 }, body: outline })
    const { id: outlineId } = findRequired(
      await outlines(),
      ({ title }) => title === outline.title,
      'listOutlines: the saved outline is missing',
    )
    await call('saveOutline', { params: { courseId: id, outlineId }, body: { ...outline, title: 'Second week' } })
    const [only, ...others] = await outlines()
    assertConforms(
      only?.title === 'Second week' && others.length === 0,
      'saveOutline: an id doesn’t update the outline',
    )
    await call('deleteOutline', { params: { outlineId } })
    assertConforms((await outlines()).length === 0, 'deleteOutline: the outline is still in the list')
    await call('deleteCourse', { params: { courseId: id } })
    assertConforms((await find()).length === 0, 'deleteCourse: the course is still in the list')
  },
}

export const ordering: Scenario = {
  title: 'An administrator reorders the outlines of a course',
  needsExtensions: true,
  run: async (context) => {
    const { call } = await context.admin()
    const { id } = await createCourse(context, { name: `Ordered ${context.run}`, price: 5 })
    const outlines = async () => (await call('listOutlines', { params: { courseId: id } })).outlines
    for (const title of ['First', 'Second']) {
      await call('saveOutline', { params: { courseId: id, outlineId: 0 }, body: { title } })
    }
    const before = (await outlines()).map((one) => one.id)
    await call('orderOutlines', { body: { courseId: id, outlineIds: before.toReversed() } })
    const after = (await outlines()).map((one) => one.id)
    assertConforms(after.join() === before.toReversed().join(), 'orderOutlines: the outlines aren’t in the sent order')
  },
}

export const classes: Scenario = {
  title: 'A class is visible to its teacher, its student and the administrator',
  run: async (context) => {
    const admin = await context.admin()
    const [student, teacher, course] = [await context.student(), await context.teacher(), await context.course()]
    const { id, title, timing } = await context.schoolClass()
    const isClass = (one: { id: number }) => one.id === id
    const listed = (await admin.call('listAllClasses')).data
    findRequired(listed, isClass, 'listAllClasses: a class is missing')
    const params = { teacherId: teacher.id, courseId: course.id }
    findRequired(
      (await admin.call('filterClasses', { params })).data,
      isClass,
      'filterClasses: a class of the teacher and course is missing',
    )
    const body = { title, link: 'https://example.com/other', classTime: { ...timing, from: '18:30' } }
    await admin.call('editClass', { params: { id }, body })
    const own = (await teacher.person.call('listTeacherClasses')).data
    const changed = findRequired(own, isClass, 'listTeacherClasses: the class is missing after a change')
    assertConforms(changed.classLink === body.link, 'editClass: the link isn’t the one sent')
    assertConforms(changed.timings[0]?.from === '18:30', 'editClass: the time isn’t the one sent')
    const long = { params: { id }, body: { ...body, title: 'T'.repeat(256) } }
    const { fields } = await teacher.person.expectRefused('editClass', [422], long)
    assertConforms('title' in fields, 'editClass: the 422 for a title of 256 characters doesn’t name title')

    const enrolled = async () => (await teacher.person.call('listClassStudents', { params: { id } })).students
    findRequired(await enrolled(), (one) => one.id === student.id, 'listClassStudents: the assigned student is missing')
    const { students } = await teacher.person.call('listClassAssignments')
    const link = findRequired(
      students,
      (one) => one.classID === id && one.student.id === student.id,
      'listClassAssignments: the assigned student is missing',
    )
    const mine = (await student.person.call('listStudentClasses')).classes
    findRequired(mine, (one) => one.class.id === id, 'listStudentClasses: the student’s class is missing')
    const ofCourse = await student.person.call('listCourseClasses', { params: { courseId: course.id } })
    findRequired(ofCourse.classes, (one) => one.class.id === id, 'listCourseClasses: the student’s class is missing')

    const removal = { params: { classId: id, studentId: student.id, linkId: link.id } }
    await teacher.person.call('removeClassStudent', removal)
    assertConforms((await enrolled()).length === 0, 'removeClassStudent: the student is still in the class')
    const { slot } = await context.allotment()
    const classTimings = [{ id: slot.id, preferred_time_from: slot.from, preferred_time_to: slot.to }]
    const back = { classId: id, students: [{ studentId: student.id, classTimings }] }
    await teacher.person.call('assignStudents', { body: back })
  },
}

export const assigning: Scenario = {
  title: 'A course is assigned to a teacher and removed again',
  run: async (context) => {
    const { call } = await context.admin()
    const { id: teacherId, person } = await context.teacher()
    const { id: courseId } = await createCourse(context, { name: `Assigned ${context.run}`, price: 5 })
    await call('assignCourse', { body: { teacherID: teacherId, courseID: courseId } })
    const assigned = async () =>
      (await call('listAssignedCourses', { params: { teacherId } })).courses.filter((one) => one.course.id === courseId)
    const own = async () => (await person.call('listTeacherCourses')).course.some((one) => one.course.id === courseId)
    const link = findRequired(await assigned(), () => true, 'listAssignedCourses: the assigned course is missing')
    assertConforms(await own(), 'listTeacherCourses: the assigned course is missing')
    await person.call('listOutlines', { params: { courseId } })
    await call('removeAssignedCourse', { params: { courseId: link.id } })
    assertConforms((await assigned()).length === 0, 'removeAssignedCourse: the course is still in the list')
    assertConforms(!(await own()), 'removeAssignedCourse: the course is still in listTeacherCourses')
  },
}

export const allotting: Scenario = {
  title: 'A student is allotted to a teacher, and the times are changed',
  run: async (context) => {
    const { call } = await context.admin()
    const [student, teacher, course] = [await context.student(), await context.teacher(), await context.course()]
    const { id, slot } = await context.allotment()
    const { teacherAllotment } = await teacher.person.call('listTeacherAllotments')
    const message = 'listTeacherAllotments: the student is missing'
    const mine = findRequired(teacherAllotment, (one) => one.id === id, message)
    assertConforms(mine.student.std_id === student.code, 'listTeacherAllotments: the student’s ID is wrong')
    const { teachers } = await call('filterTeachers', { params: { studentId: student.id, courseId: course.id } })
    assertConforms(
      teachers.some((one) => one.id === teacher.id),
      'filterTeachers: the teacher of the student is missing',
    )

    const body = { studentId: student.id, teacherId: teacher.id, courseId: course.id }
    const more = { from: '20:00', to: '21:00' }
    await call('updateAllotment', { params: { id }, body: { ...body, classTimes: [slot, more] } })
    const { teacherAllotment: all } = await call('listAllotments')
    const changed = findRequired(all, (one) => one.id === id, 'listAllotments: the allotment is missing after a change')
    const times = new Set(changed.student_class_timings.map((one) => one.preferred_time_from))
    assertConforms(
      [slot.from, more.from].every((time) => times.has(time)),
      'updateAllotment: the times aren’t those sent',
    )
    await call('updateAllotment', { params: { id }, body: { ...body, classTimes: [slot] } })
    const none = { params: { id }, body: { ...body, classTimes: [] } }
    await (await context.admin()).expectRefused('updateAllotment', [422], none)
  },
}
