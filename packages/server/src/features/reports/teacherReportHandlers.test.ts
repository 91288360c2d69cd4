import { expect, test } from 'vitest'
import { type TestSchool, openTestSchool } from '#testing/openTestSchool.ts'
import { teacherReportHandlers } from './teacherReportHandlers.ts'

/** A teacher with a class of one course and a student in it. */
async function openSchool() {
  const school = await openTestSchool({ handlers: teacherReportHandlers })
  const [teacher, student, course] = [await school.teacher(), await school.student(), await school.course()]
  const classId = await addClass(school, { teacher_id: teacher.id, student_id: student.id, course_id: course })
  const body = {
    id: 0,
    classId,
    studentId: student.id,
    courseId: course,
    attendance: ' 85 %% ',
    testRemarks: ' Reads with care. ',
    classParticipation: 'Asks good questions.',
    suggestions: ' ',
  }
  const save = (changes: object = {}, token = teacher.token) =>
    school.api('saveReport', { token, body: { ...body, ...changes } })
  const list = async (token = teacher.token) => (await school.api('listTeacherReports', { token })).body.data
  const printed = (token = student.token, params = { classId }) =>
    school.api('getStudentPerformance', { token, params })
  const more = { addTeacher: school.teacher, addStudent: school.student, addCourse: school.course }
  return { ...school, ...more, teacher, student, course, classId, save, list, printed }
}

async function addClass(
  { database }: Pick<TestSchool, 'database'>,
  { teacher_id, student_id, course_id }: { teacher_id: number; student_id: number; course_id: number },
): Promise<number> {
  const { id } = await database
    .insertInto('classes')
    .values({ teacher_id, title: 'Monday group', link: null, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.insertInto('class_courses').values({ class_id: id, course_id }).execute()
  await database.insertInto('class_students').values({ class_id: id, student_id }).execute()
  return id
}

// proves 2§3.21, 2§3.22, GET teacher/get-std-performance, GET student/get-performance/{classId}
// proves POST student-performance/add-edit
test('a teacher can write and edit a report, and its student can print it', async () => {
  const { save, list, printed, teacher, student, course, classId } = await openSchool()
  expect(await list()).toEqual([])
  expect((await printed()).body).toEqual({ data: null, older: [] })
  expect(await save()).toEqual({ status: 200, body: { message: 'Report saved' } })
  const texts = {
    attendance: '85',
    test_remarks: 'Reads with care.',
    participation: 'Asks good questions.',
    suggestions: null,
  }
  const [written] = await list()
  expect(written).toEqual({
    id: 1,
    version: 1,
    student: { id: student.id, std_id: expect.stringMatching(/^S-/), name: expect.stringMatching(/^Student/) },
    teacher: { id: teacher.id, teach_id: expect.stringMatching(/^T-/), name: expect.stringMatching(/^Teacher/) },
    course: { id: course, name: 'Tajweed' },
    class: { id: classId, title: 'Monday group' },
    ...texts,
  })
  expect(await save({ id: 1, attendance: '90', suggestions: 'Read aloud.' })).toEqual({
    status: 200,
    body: { message: 'Performance updated successfully' },
  })
  expect((await printed()).body.data).toEqual({
    id: 1,
    class: { id: classId, title: 'Monday group' },
    marked: null,
    taught: [],
    student: { std_id: written?.student.std_id, name: written?.student.name },
    teacher: { name: written?.teacher.name },
    course: { id: course, name: 'Tajweed' },
    date: '2026-11-21',
    ...texts,
    attendance: '90',
    suggestions: 'Read aloud.',
  })
  expect(await list()).toHaveLength(1)
})

// proves D318.1
test('a printed report lists the outlines that its class had reached on the day of the report', async () => {
  const { save, printed, database, student, course, classId } = await openSchool()
  const outlines = ['Letters', 'Vowels', 'Stops'].map((title) => ({ course_id: course, title, description: null }))
  await database.insertInto('outlines').values(outlines).execute()
  await save()
  const taught = async () => (await printed()).body.data?.taught
  expect(await taught()).toEqual([])
  const days = ['2026-11-09', '2026-11-16', '2026-11-23'].map((date) => ({ date, status: 'present' as const }))
  const marks = days.map((day) => ({ ...day, class_id: classId, student_id: student.id }))
  await database.insertInto('attendance').values(marks).execute()
  // The class of 23 November comes after the report.
  expect(await taught()).toEqual(['Letters', 'Vowels'])
})

// proves D32.1
test.each([
  ['85%', '85'],
  ['92.5 % %', '92.5'],
  ['٨٥٪', '٨٥'],
  ['Came to 3 of 4', 'Came to 3 of 4'],
])('attendance %j is stored as %j', async (attendance, stored) => {
  const { save, list } = await openSchool()
  await save({ attendance })
  expect((await list())[0]?.attendance).toBe(stored)
})

test('blank texts are rejected at their fields', async () => {
  const { save, list } = await openSchool()
  const errorOf = async (changes: object) => (await save(changes)).body.error
  expect(await errorOf({ attendance: ' % ' })).toEqual({ attendance: ['Attendance is required'] })
  expect(await errorOf({ testRemarks: '  ' })).toEqual({ testRemarks: ['Test remarks is required'] })
  expect(await errorOf({ classParticipation: '\n' })).toEqual({
    classParticipation: ['Class participation is required'],
  })
  expect(await list()).toEqual([])
})

test('the class must be the teacher’s, and contain the student and the course', async () => {
  const school = await openSchool()
  const { save, list, database, classId } = school
  const [other, stranger] = [await school.addTeacher(), await school.addStudent()]
  const course = await school.addCourse('Letters')
  const foreign = await addClass(school, { teacher_id: other.id, student_id: stranger.id, course_id: course })
  const errorOf = async (changes: object) => (await save(changes)).body.error
  const notOwn = { classId: ['This isn’t one of your classes.'] }
  expect(await errorOf({ classId: foreign, studentId: stranger.id, courseId: course })).toEqual(notOwn)
  expect(await errorOf({ classId: 999 })).toEqual(notOwn)
  expect(await errorOf({ studentId: stranger.id })).toEqual({ studentId: ['This student isn’t in this class.'] })
  expect(await errorOf({ courseId: course })).toEqual({ courseId: ['This course isn’t taught in this class.'] })
  await database.updateTable('classes').set({ archived_at: 1 }).where('id', '=', classId).execute()
  expect(await errorOf({})).toEqual(notOwn)
  expect(await list()).toEqual([])
})

test('a report can be edited after the student left the class, but not moved to another class', async () => {
  const { save, list, printed, database, student, course: former } = await openSchool()
  await save()
  await database.deleteFrom('class_students').where('student_id', '=', student.id).execute()
  expect((await save({ id: 1, testRemarks: 'Much better.' })).status).toBe(200)
  expect((await list())[0]?.test_remarks).toBe('Much better.')
  expect((await save({ id: 1, courseId: former + 1 })).status).toBe(422)
  expect((await save()).status).toBe(422)
  expect((await printed()).body.data?.test_remarks).toBe('Much better.')
})

test('a teacher can’t see or edit another teacher’s report', async () => {
  const school = await openSchool()
  const { save, list, student, course } = school
  await save()
  const other = await school.addTeacher()
  const own = await addClass(school, { teacher_id: other.id, student_id: student.id, course_id: course })
  expect((await save({ id: 1, classId: own, testRemarks: 'Mine now.' }, other.token)).status).toBe(404)
  expect((await save({ id: 999 })).status).toBe(404)
  expect(await list(other.token)).toEqual([])
  expect((await list())[0]?.test_remarks).toBe('Reads with care.')
  expect((await save({}, student.token)).status).toBe(403)
})

test('only the student can print their report, and gets the newest of the class', async () => {
  const school = await openSchool()
  const { save, printed, student, course, teacher } = school
  await save()
  school.advanceClock(1000)
  const another = await school.addCourse('Letters')
  await school.database.insertInto('class_courses').values({ class_id: school.classId, course_id: another }).execute()
  await save({ testRemarks: 'The newest.', courseId: another })
  await save({ id: 1, testRemarks: 'An old one, put right.' })
  const second = await addClass(school, { teacher_id: teacher.id, student_id: student.id, course_id: course })
  await save({ classId: second, testRemarks: 'Of another class.' })
  const { data, older } = (await printed()).body
  expect(data).toMatchObject({ test_remarks: 'The newest.', course: { id: another, name: 'Letters' } })
  expect(older).toMatchObject([{ test_remarks: 'An old one, put right.', course: { id: course } }])
  const stranger = await school.addStudent()
  expect((await printed(stranger.token)).status).toBe(404)
  expect((await printed(student.token, { classId: 999 })).status).toBe(404)
})

test('a former student of a class gets an empty response without a report, other students get 404', async () => {
  const { printed, database, student, classId } = await openSchool()
  await database
    .insertInto('attendance')
    .values({ class_id: classId, student_id: student.id, date: '2026-11-02', status: 'present' })
    .execute()
  await database.deleteFrom('class_students').execute()
  expect(await printed()).toEqual({ status: 200, body: { data: null, older: [] } })
  await database.deleteFrom('attendance').execute()
  expect((await printed()).status).toBe(404)
})

test('a student has one report per class and course, even with two concurrent submissions', async () => {
  const school = await openSchool()
  const { save, list, printed, database, classId } = school
  const responses = await Promise.all([save(), save({ testRemarks: 'The other.' })])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const duplicateMessage = 'There’s already a report for this student, class and course. Edit that one.'
  expect(responses.find(({ status }) => status === 422)?.body.error).toEqual({ courseId: [duplicateMessage] })
  const another = await school.addCourse('Letters')
  await database.insertInto('class_courses').values({ class_id: classId, course_id: another }).execute()
  expect((await save({ courseId: another })).status).toBe(200)
  const [second] = await list()
  expect((await save({ id: second?.id })).body.error).toEqual({ courseId: [duplicateMessage] })
  expect((await save({ id: second?.id, courseId: another, testRemarks: 'Replaced.' })).status).toBe(200)
  expect(await list()).toHaveLength(2)
  expect((await printed()).body.data?.test_remarks).toBe('Replaced.')
})

test('two old reports on the same course can both be opened', async () => {
  const { save, printed, database, course, classId, student, teacher } = await openSchool()
  await save()
  const former = { class_id: classId, student_id: student.id, course_id: course, teacher_id: teacher.id }
  await database
    .insertInto('reports')
    .values({ ...former, attendance: '70', updated_at: 1 })
    .execute()
  const { data, older } = (await printed()).body
  expect([data?.attendance, older?.map(({ attendance }) => attendance)]).toEqual(['70', ['85']])
})

// proves X81
test('a printed report shows its class, and the attendance up to its date', async () => {
  const { save, printed, student, teacher, course, classId, database, now, ...school } = await openSchool()
  expect((await save()).status).toBe(200)
  expect((await printed()).body.data).toMatchObject({ class: { id: classId, title: 'Monday group' }, marked: null })

  const day = (daysFromNow: number) => new Date(now() + daysFromNow * 86_400_000).toISOString().slice(0, 10)
  const mark = (date: string, status: 'present' | 'absent', class_id = classId, student_id = student.id) =>
    database.insertInto('attendance').values({ class_id, student_id, date, status }).execute()
  await mark(day(-9), 'present')
  await mark(day(-5), 'absent')
  await mark(day(-2), 'present')
  await mark(day(3), 'absent')
  const other = await school.addStudent()
  await mark(day(-20), 'absent', classId, other.id)
  const elsewhere = await addClass({ database }, { teacher_id: teacher.id, student_id: student.id, course_id: course })
  await mark(day(-30), 'present', elsewhere)

  expect((await printed()).body.data?.marked).toEqual({ from: day(-9), to: day(-2), present: 2, absent: 1 })
})
