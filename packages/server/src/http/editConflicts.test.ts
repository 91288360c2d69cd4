import type { OperationId } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { versionConflict } from '../lib/HttpError.ts'
import { type TestSchool, openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile } from '../testing/formData.ts'

/** Creates one of each editable record, all with the id 1, and the requests that edit them. */
async function openSchool() {
  const school = await openTestSchool()
  const { api, database } = school
  const [admin, teacher, student] = [await school.admin(), await school.teacher(), await school.student()]
  const courseId = await school.course()
  await database.insertInto('course_assignments').values({ teacher_id: teacher.id, course_id: courseId }).execute()
  const ofStudent = { studentId: student.id, courseId }
  const allotment = { ...ofStudent, teacherId: teacher.id, classTimes: [{ from: '16:00', to: '17:00' }] }
  const report = { ...ofStudent, classId: 1, attendance: '90', testRemarks: 'Good.', classParticipation: 'Good.' }
  const newClass = { title: 'Monday', link: 'meet.test/a', classTime: allotment.classTimes[0] }
  const event = { title: 'Circle', description: 'An evening', price: null, time: '2026-12-12T20:00' }
  const mark = { classId: 1, studentId: student.id, date: '2026-11-20', status: 'present' }
  const bothTexts = { title: 'Manners', description: 'Be kind.' }

  const createRecord = async (id: OperationId, token: string, body: object, params: Record<string, number> = {}) =>
    expect((await api(id, { token, body, params })).status, id).toBeLessThan(300)
  await createRecord('saveOutline', admin.token, bothTexts, { courseId, outlineId: 0 })
  await createRecord('savePolicy', admin.token, { id: 0, ...bothTexts })
  await createRecord('saveEvent', admin.token, { id: 0, ...event })
  await createRecord('saveEvent', admin.token, { id: 0, ...event, price: 10 })
  await createRecord('createAllotment', admin.token, allotment)
  await createRecord('createClass', teacher.token, { ...newClass, courseIds: [courseId] })
  await database.insertInto('class_students').values({ class_id: 1, student_id: student.id }).execute()
  await createRecord('saveReport', teacher.token, { id: 0, ...report })
  await createRecord('saveAttendance', teacher.token, mark, { recordId: 0 })

  const payment = { eventID: '2', method: 'bank' }
  const pay = async () =>
    api('submitEventPayment', {
      token: student.token,
      body: createForm({ ...payment, receipt: await createPictureFile() }),
    })
  await database
    .insertInto('event_members')
    .values({ event_id: 2, student_id: student.id, payment_status: 'pending', receipt: 'receipt-1.webp' })
    .execute()

  const { testRemarks: _, classParticipation: __, ...reportOfAdmin } = report
  const edits: { [Id in OperationId]?: Edit } = {
    saveCourse: { token: admin.token, body: { id: '1', name: 'Tajweed', price: '45' }, isForm: true },
    saveOutline: { token: admin.token, body: bothTexts, params: { courseId, outlineId: 1 } },
    savePolicy: { token: admin.token, body: { id: 1, ...bothTexts } },
    saveEvent: { token: admin.token, body: { id: 1, ...event } },
    editClass: {
      token: teacher.token,
      body: { ...newClass, id: 1, classTime: { id: 1, ...newClass.classTime } },
      params: { id: 1 },
    },
    updateAllotment: { token: admin.token, body: allotment, params: { id: 1 } },
    saveReport: { token: teacher.token, body: { id: 1, ...report } },
    editReport: { token: admin.token, body: { id: 1, teacherId: teacher.id, ...reportOfAdmin } },
    saveAttendance: { token: teacher.token, body: mark, params: { recordId: 1 } },
    assignTeacherCredentials: {
      token: admin.token,
      body: { id: 'T-1', name: 'Amina', email: 'amina@school.test', teacherID: teacher.id, isEdit: true },
    },
    assignStudentId: { token: admin.token, body: { id: student.id, studentID: 'S-1' } },
    saveStudentNotes: { token: admin.token, body: { notes: 'Calls on Fridays.' }, params: { id: student.id } },
    updatePaymentStatus: { token: admin.token, body: { studentID: student.id, eventID: 2, paymentStatus: 'rejected' } },
    saveSettings: {
      token: admin.token,
      body: {
        name: 'Maktab al-Noor',
        currency: 'PKR',
        timeZone: 'Asia/Karachi',
        paymentInstructions: { domestic: 'Pay at the office.', international: '' },
      },
    },
  }
  return { ...school, edits, pay }
}

type Edit = { token: string; body: object; params?: Record<string, number>; isForm?: true }

function send({ api }: TestSchool, id: OperationId, { token, body, params = {}, isForm }: Edit, version?: number) {
  const sent = version === undefined ? body : { ...body, version: isForm ? String(version) : version }
  return api(id, { token, params, body: isForm ? createForm(sent as Record<string, string>) : sent })
}

const editOperations = [
  'saveCourse',
  'saveOutline',
  'savePolicy',
  'saveEvent',
  'editClass',
  'updateAllotment',
  'saveReport',
  'editReport',
  'saveAttendance',
  'assignTeacherCredentials',
  'assignStudentId',
  'saveStudentNotes',
  'updatePaymentStatus',
  'saveSettings',
] as const

// proves X13
test.each(editOperations)('one of two concurrent edits with %s succeeds and the other gets 409', async (id) => {
  const { edits, ...school } = await openSchool()
  const edit = edits[id]
  if (!edit) throw new Error(`There is no edit of ${id}.`)
  const both = await Promise.all([send(school, id, edit, 1), send(school, id, edit, 1)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.error).toBe(versionConflict().message)
  expect((await send(school, id, edit, 1)).status).toBe(409)
  expect((await send(school, id, edit, 2)).status).toBe(200)
  // An edit without a version overwrites, as the specification requires.
  expect((await send(school, id, edit)).status).toBe(200)
  expect((await send(school, id, edit, 3)).status).toBe(409)
})

// proves 1§3.17, 2§3.1
test('a rejected edit changes nothing', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const save = (body: { id: number; title: string; description: string; version?: number }) =>
    api('savePolicy', { token, body })
  await save({ id: 0, title: 'First', description: 'As it was.' })
  await save({ id: 1, title: 'Second', description: 'Changed.', version: 1 })
  expect((await save({ id: 1, title: 'Third', description: 'Too late.', version: 1 })).status).toBe(409)
  const { policy } = (await api('listPolicies', { token })).body
  expect(policy).toEqual([{ id: 1, version: 2, title: 'Second', description: 'Changed.' }])
})

test('a payment can’t be decided after its receipt was replaced', async () => {
  const { edits, pay, ...school } = await openSchool()
  const { token, body } = edits.updatePaymentStatus!
  const params = { eventId: 2, studentId: (body as { studentID: number }).studentID }
  const read = async () => {
    const { billingDetails } = (await school.api('getEventBilling', { token, params })).body
    return { status: billingDetails?.paymentStatus, version: billingDetails?.version ?? 0 }
  }
  const before = await read()
  expect((await pay()).status).toBe(200)
  const { api } = school
  expect((await api('updatePaymentStatus', { token, body: { ...body, version: before.version } })).status).toBe(409)
  const after = await read()
  expect(after).toEqual({ status: 'pending', version: before.version + 1 })
  expect((await api('updatePaymentStatus', { token, body: { ...body, version: after.version } })).status).toBe(200)
})
