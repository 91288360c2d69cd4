// @module-tag slow
import { expect, test } from 'vitest'
import type { OperationRequest } from '#contract/Handler.ts'
import { createGate, waitUntilBlockedOrDone } from '#testing/concurrency.ts'
import { openPostgresTestSchool } from '#testing/openPostgresTestSchool.ts'
import { classHandlers } from '../classes/classHandlers.ts'
import { decidePurchase, purchaseHandlers } from '../payments/purchaseHandlers.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { studentHandlers } from '../students/studentHandlers.ts'
import { teacherHandlers } from '../teachers/teacherHandlers.ts'

const MISSING = 'PostgreSQL is not on this machine.'
const time = { from: '16:00', to: '17:00' }

/** A teacher with a course. The deletion and the creation of a class can be paused before they commit. */
async function open(skip: (why: string) => never) {
  const [deletion, creation] = [createGate(), createGate()]
  let isStopped = false
  const school = await openPostgresTestSchool({
    handlers: {
      deleteTeacher: async (call: OperationRequest<'deleteTeacher'>) => {
        const response = await teacherHandlers.deleteTeacher(call)
        if (!isStopped) await deletion.wait()
        return response
      },
      createClass: async (call: OperationRequest<'createClass'>) => {
        const response = await classHandlers.createClass(call)
        if (isStopped) await creation.wait()
        return response
      },
    },
  })
  if (!school) return skip(MISSING)
  const { api, database } = school
  const [admin, teacher, student] = [await school.admin(), await school.teacher(), await school.student()]
  const [courseID, another] = [await school.course(), await school.course('Letters')]
  await database.insertInto('course_assignments').values({ teacher_id: teacher.id, course_id: courseID }).execute()
  const rows = [{ student: 'S-1', teacher: 'T-1', course: 'Tajweed', times: 'Mon 16:00-17:00' }]
  const imported = { import: 'i'.repeat(32), kind: 'allotments', start: 0, rows }
  await database.updateTable('students').set({ std_id: 'S-1' }).where('id', '=', student.id).execute()
  await database.updateTable('teachers').set({ teach_id: 'T-1' }).where('id', '=', teacher.id).execute()
  await api('previewImport', { token: admin.token, body: imported })
  const newClass = { title: 'Monday', link: 'meet.test/a', classTime: time, courseIds: [courseID] }
  return {
    ...school,
    deletion,
    creation,
    stopCreation: () => void (isStopped = true),
    remove: () => api('deleteTeacher', { token: admin.token, body: { teacherID: teacher.id } }),
    make: {
      createClass: () => api('createClass', { token: teacher.token, body: newClass }),
      assignCourse: () =>
        api('assignCourse', { token: admin.token, body: { teacherID: teacher.id, courseID: another } }),
      createAllotment: () =>
        api('createAllotment', {
          token: admin.token,
          body: { studentId: student.id, teacherId: teacher.id, courseId: courseID, classTimes: [time] },
        }),
      runImport: () =>
        api('runImport', {
          token: admin.token,
          body: { import: imported.import, count: 1, updatesExisting: false, invites: false },
        }),
    },
    leftovers: async () => [
      ...(await database.selectFrom('classes').select('id').where('archived_at', 'is', null).execute()),
      ...(await database.selectFrom('course_assignments').select('id').execute()),
      ...(await database.selectFrom('allotments').select('id').execute()),
    ],
  }
}

test.for(['createClass', 'assignCourse', 'createAllotment', 'runImport'] as const)(
  '%s waits for a concurrent deletion of the teacher and then creates nothing',
  async (id, { skip }) => {
    const { secondConnection, deletion, remove, make, leftovers } = await open(skip)
    const removed = remove()
    await deletion.arrived
    const creation = make[id]()
    await waitUntilBlockedOrDone(secondConnection, creation)
    deletion.open()
    expect((await removed).status).toBe(200)
    expect([404, 422]).toContain((await creation).status)
    expect(await leftovers()).toEqual([])
  },
)

test('a class created during the deletion of its teacher is deleted too', async ({ skip }) => {
  const { secondConnection, creation, stopCreation, remove, make, leftovers } = await open(skip)
  expect((await make.createClass()).status).toBe(200)
  stopCreation()
  const made = make.createClass()
  await creation.arrived
  const removed = remove()
  await waitUntilBlockedOrDone(secondConnection, removed)
  creation.open()
  expect([(await made).status, (await removed).status]).toEqual([200, 200])
  expect(await leftovers()).toEqual([])
})

// proves X65
test('a teacher deleted while being accepted gets only the acceptance mail', async ({ skip }) => {
  const approval = createGate()
  const school = await openPostgresTestSchool({
    handlers: {
      assignTeacherCredentials: async (call: OperationRequest<'assignTeacherCredentials'>) => {
        const response = await teacherHandlers.assignTeacherCredentials(call)
        await approval.wait()
        return response
      },
    },
  })
  if (!school) return skip(MISSING)
  const { api, secondConnection, database, mails } = school
  const [{ token }, { id: teacherID, email }] = [await school.admin(), await school.teacher('pending')]
  const body = { id: 'T-900', teacherID, name: 'Amina', email, password: 'open sesame', isEdit: false }
  const approved = api('assignTeacherCredentials', { token, body })
  await approval.arrived
  const removed = api('deleteTeacher', { token, body: { teacherID } })
  await waitUntilBlockedOrDone(secondConnection, removed)
  approval.open()
  expect([(await approved).status, (await removed).status]).toEqual([200, 200])
  const acts = await database.selectFrom('acts').select('kind').orderBy('id').execute()
  expect(acts.map(({ kind }) => kind)).toEqual(['approveTeacher', 'delete'])
  expect(mails.map(({ subject }) => subject)).toEqual(['Your application was approved'])
})

// proves X65
test('submissions of the student and decisions about them during an erasure are erased too', async ({ skip }) => {
  const [sending, deciding] = [createGate(), createGate()]
  const school = await openPostgresTestSchool({
    handlers: {
      purchaseCourse: async (call: OperationRequest<'purchaseCourse'>) => {
        const response = await purchaseHandlers.purchaseCourse(call)
        await sending.wait()
        return response
      },
      decidePurchase: async (call: OperationRequest<'decidePurchase'>) => {
        const response = await decidePurchase(call)
        await deciding.wait()
        return response
      },
    },
  })
  if (!school) return skip(MISSING)
  const { api, secondConnection, database, pictures } = school
  const [{ token }, zaynab] = [await school.admin(), await school.student()]
  const courses = [await school.course(), await school.course('Letters')]
  await database.updateTable('accounts').set({ name: 'Zaynab' }).where('id', '=', zaynab.accountId).execute()
  const { id } = await database
    .insertInto('purchases')
    .values({
      student_id: zaynab.id,
      course_id: courses[0] ?? 0,
      receipt: null,
      status: 'pending',
      created_at: 0,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const decided = api('decidePurchase', { token, body: { id, paymentStatus: 'rejected', reason: 'Ask Zaynab.' } })
  const sent = api('purchaseCourse', {
    token: zaynab.token,
    body: createForm({
      courseID: String(courses[1]),
      receipt: await createPictureFile(),
      paymentMethod: 'jazzcash',
      'classTimings[0][from]': '16:00',
      'classTimings[0][to]': '17:00',
    }),
  })
  await Promise.all([deciding.arrived, sending.arrived])
  const erased = api('eraseStudent', { token, params: { id: zaynab.id } })
  await waitUntilBlockedOrDone(secondConnection, erased)
  for (const { open } of [deciding, sending]) open()
  const statuses = [await decided, await sent, await erased].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200])
  const acts = await database.selectFrom('acts').select(['kind', 'reason']).orderBy('id').execute()
  expect(acts).toEqual([
    { kind: 'rejectPayment', reason: 'Ask ….' },
    { kind: 'erase', reason: null },
  ])
  expect(await pictures()).toEqual([])
})

// proves X65
test.for(['eraseStudent', 'deleteStudent'] as const)(
  'a submission of a student waits for a concurrent %s and is not stored',
  async (id, { skip }) => {
    const ending = createGate()
    const end = async (call: OperationRequest<typeof id>) => {
      const response = await studentHandlers[id](call)
      await ending.wait()
      return response
    }
    const school = await openPostgresTestSchool({ handlers: { [id]: end } })
    if (!school) return skip(MISSING)
    const { api, secondConnection, pictures } = school
    const [{ token }, zaynab, courseID] = [await school.admin(), await school.student(), await school.course()]
    const ended = api(id, { token, params: { id: zaynab.id } })
    await ending.arrived
    const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
    const body = createForm({
      courseID: String(courseID),
      receipt: await createPictureFile(),
      paymentMethod: 'jazzcash',
      ...times,
    })
    const sent = api('purchaseCourse', { token: zaynab.token, body })
    await waitUntilBlockedOrDone(secondConnection, sent)
    ending.open()
    expect([(await ended).status, (await sent).status, await pictures()]).toEqual([200, 404, []])
  },
)
