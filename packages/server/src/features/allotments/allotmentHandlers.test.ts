import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

async function openAllotments() {
  const school = await openClassTestSchool()
  const { api, admin, teacher, courseId } = school
  const student = await school.newStudent()
  const form = {
    studentId: student.id,
    teacherId: teacher.id,
    courseId,
    classTimes: [
      { from: '16:00', to: '17:00', days: [3, 1] },
      { from: '23:30', to: '00:15' },
    ],
  }
  const create = (more: object = {}) => api('createAllotment', { token: admin.token, body: { ...form, ...more } })
  const update = (id: number, more: object = {}) =>
    api('updateAllotment', { token: admin.token, params: { id }, body: { ...form, ...more } })
  const list = async () => (await api('listAllotments', { token: admin.token })).body.teacherAllotment
  const slots = async (id: number) => {
    const found = (await list()).find((allotment) => allotment.id === id)
    return found?.student_class_timings.map((slot) => [slot.id, slot.preferred_time_from, slot.preferred_time_to])
  }
  return { ...school, student, form, create, update, list, slots }
}

// proves 2§3.12, 2§3.19, GET teacher-allotment/get, GET teacher-allotment/get-teacher-allotment
// proves POST teacher-allotment/allot
test('an allotment of a student appears in the lists of the teacher and the student', async () => {
  const { api, teacher, student, courseId, newTeacher, create, list, database } = await openAllotments()
  expect(await list()).toEqual([])
  expect(await create()).toEqual({ status: 200, body: { message: 'Teacher allotted' } })
  const nameOf = async (id: number) => {
    const found = await database.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirstOrThrow()
    return found.name
  }
  const expected = [
    {
      id: 1,
      version: 1,
      student: { id: student.id, std_id: expect.stringMatching(/^S-/), name: await nameOf(student.accountId) },
      teacher: { id: teacher.id, teach_id: expect.stringMatching(/^T-/), name: await nameOf(teacher.accountId) },
      course: { id: courseId, name: 'Tajweed' },
      student_class_timings: [
        { id: 1, preferred_time_from: '16:00', preferred_time_to: '17:00', days: [1, 3] },
        { id: 2, preferred_time_from: '23:30', preferred_time_to: '00:15', days: [] },
      ],
    },
  ]
  expect(await list()).toEqual(expected)
  const own = await api('listTeacherAllotments', { token: teacher.token })
  expect(own.body.teacherAllotment).toEqual([{ ...expected[0], reported: null, reportOwed: false }])
  const { token } = await newTeacher()
  expect((await api('listTeacherAllotments', { token })).body.teacherAllotment).toEqual([])
})

// proves D24.1
test('saving the same allotment several times creates it once', async () => {
  const { teacher, newCourse, assign, create, update, list } = await openAllotments()
  const responses = await Promise.all([create(), create(), create()])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  const twice = { courseId: ['This student is already allotted to this teacher for this course.'] }
  expect((await create()).body.error).toEqual(twice)
  expect(await list()).toHaveLength(1)

  const second = await newCourse('Arabic')
  await assign(teacher.id, second)
  expect((await create({ courseId: second, classTimes: [{ from: '09:00', to: '10:00' }] })).status).toBe(200)
  const [, last] = await list()
  const moved = await update(last?.id ?? 0)
  expect([moved.status, moved.body.error]).toEqual([422, twice])
  expect((await list()).map(({ course }) => course.name)).toEqual(['Tajweed', 'Arabic'])
})

// proves 2§5.16
test('unknown or inactive people and courses, and courses not taught, are rejected at their field', async () => {
  const { newTeacher, newStudent, newCourse, assign, teacher, create, update, list, database } = await openAllotments()
  const [blocked, pending] = [await newTeacher('blocked'), await newTeacher('pending')]
  for (const { id } of [blocked, pending]) await assign(id)
  const archivedCourse = await newCourse('Gone')
  await assign(teacher.id, archivedCourse)
  await database.updateTable('courses').set({ archived_at: 1 }).where('id', '=', archivedCourse).execute()
  await create()
  const before = await list()
  for (const [more, field] of [
    [{ studentId: 999 }, 'studentId'],
    [{ studentId: (await newStudent('archived')).id }, 'studentId'],
    [{ teacherId: 999 }, 'teacherId'],
    [{ teacherId: (await newTeacher('archived')).id }, 'teacherId'],
    [{ teacherId: blocked.id }, 'teacherId'],
    [{ teacherId: pending.id }, 'teacherId'],
    [{ courseId: 999 }, 'courseId'],
    [{ courseId: archivedCourse }, 'courseId'],
    [{ courseId: await newCourse('Arabic') }, 'courseId'],
    [{ classTimes: [] }, 'classTimes'],
    [{ classTimes: [{ from: '10:00', to: '10:00' }] }, 'classTimes[0].to'],
    [
      {
        classTimes: [
          { from: '10:00', to: '11:00' },
          { from: '10:00', to: '11:00' },
        ],
      },
      'classTimes[1]',
    ],
  ] as const) {
    for (const rejected of [await create(more), await update(1, more)]) {
      expect([rejected.status, Object.keys(rejected.body.error ?? {})]).toEqual([422, [field]])
    }
  }
  expect(await list()).toEqual(before)
})

// proves PUT teacher-allotment/update/{id}
test('an edit keeps the slots it names, adds new ones and removes the rest', async () => {
  const { create, update, slots } = await openAllotments()
  await create()
  const classTimes = [
    { from: '08:00', to: '09:00' },
    { id: 2, from: '22:00', to: '23:00' },
  ]
  expect(await update(1, { classTimes })).toEqual({ status: 200, body: { message: 'Allotment updated' } })
  expect(await slots(1)).toEqual([
    [2, '22:00', '23:00'],
    [3, '08:00', '09:00'],
  ])
})

test('a slot that is unknown, belongs to another allotment or is named twice is rejected', async () => {
  const { newStudent, create, update, slots } = await openAllotments()
  await create()
  await create({ studentId: (await newStudent()).id })
  const [first, second] = [await slots(1), await slots(2)]
  const named = (...ids: number[]) => ({
    classTimes: ids.map((id, at) => ({ id, from: '10:00', to: `11:0${at}` })),
  })
  for (const [ids, field] of [
    [[1, 3], 'classTimes[1].id'],
    [[999], 'classTimes[0].id'],
    [[1, 1], 'classTimes[1].id'],
  ] as const) {
    const rejected = await update(1, named(...ids))
    expect([rejected.status, Object.keys(rejected.body.error ?? {})]).toEqual([422, [field]])
  }
  const created = await create({ ...named(1), studentId: (await newStudent()).id })
  expect(created.status).toBe(422)
  expect([await slots(1), await slots(2), await slots(3)]).toEqual([first, second, undefined])
})

// proves DELETE teacher-allotment/delete/{id}
test('an allotment can be moved to another student, and is deleted with its slots', async () => {
  const { api, admin, newStudent, create, update, list, database } = await openAllotments()
  await create()
  const other = await newStudent()
  expect((await update(1, { studentId: other.id })).status).toBe(200)
  expect((await list()).map(({ student }) => student.id)).toEqual([other.id])
  const remove = () => api('deleteAllotment', { token: admin.token, params: { id: 1 } })
  expect(await remove()).toEqual({ status: 200, body: { message: 'Allotment deleted' } })
  expect((await remove()).status).toBe(404)
  expect((await update(1)).status).toBe(404)
  expect(await list()).toEqual([])
  expect(await database.selectFrom('allotment_timings').selectAll().execute()).toEqual([])
})

test('teachers and students can’t change allotments', async () => {
  const { api, teacher, student, form, create } = await openAllotments()
  await create()
  for (const { token } of [teacher, student]) {
    expect((await api('createAllotment', { token, body: form })).status).toBe(403)
    expect((await api('updateAllotment', { token, params: { id: 1 }, body: form })).status).toBe(403)
    expect((await api('deleteAllotment', { token, params: { id: 1 } })).status).toBe(403)
    expect((await api('listAllotments', { token })).status).toBe(403)
  }
})

test('of two concurrent edits to the same allotment one is saved', async () => {
  const { create, update, newStudent, teacher, assign, newCourse, list } = await openAllotments()
  const [one, other] = [await newStudent(), await newStudent()]
  for (const { id } of [one, other]) expect((await create({ studentId: id })).status).toBe(200)
  const [first, second] = (await list()).map(({ id }) => id)
  for (let round = 0; round < 4; round += 1) {
    const target = await newStudent()
    const course = await newCourse(`Course ${round}`)
    await assign(teacher.id, course)
    const same = { studentId: target.id, courseId: course, classTimes: [{ from: '16:00', to: '17:00' }] }
    const both = await Promise.all([update(first ?? 0, same), update(second ?? 0, same)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const rejected = both.find(({ status }) => status === 422)
    expect(rejected?.body.error).toHaveProperty('courseId')
  }
})
