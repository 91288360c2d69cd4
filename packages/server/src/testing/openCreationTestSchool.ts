import type { OperationId } from '@maktab/contract/calls'
import type { Handlers } from '../contract/Handler.ts'
import { changeSettings } from './changeSettings.ts'
import { openTestSchool } from './openTestSchool.ts'
import { type Creation, createRegistrations, json, multipart } from './creationRequests.ts'

const time = { from: '16:00', to: '17:00' }

/** A school where every kind of record can be created, with the requests for it. */
export async function openCreationTestSchool(handlers: Partial<Handlers> = {}) {
  const school = await openTestSchool({ handlers })
  const { api, database } = school
  const [admin, teacher, student] = [await school.admin(), await school.teacher(), await school.student()]
  await changeSettings(school, admin.token, { offersTrials: true })
  const [courseId, another] = [await school.course(), await school.course('Letters')]
  const ofAdmin = { token: admin.token }
  const ofStudent = { studentId: student.id, courseId }
  await database.insertInto('course_assignments').values({ teacher_id: teacher.id, course_id: courseId }).execute()
  await api('createClass', {
    token: teacher.token,
    body: { title: 'A', link: 'meet.test/a', classTime: time, courseIds: [courseId] },
  })
  await api('saveEvent', {
    token: admin.token,
    body: { id: 0, title: 'Circle', description: 'An evening', price: 10, time: '2026-12-12T20:00' },
  })
  await api('createClass', {
    token: teacher.token,
    body: {
      title: 'Weekly',
      classTime: { from: '05:00', to: '06:00', days: [1] },
      courseIds: [courseId],
    },
  })
  const weekly = { id: 2, timingId: 2 }
  const [pupil, inClass] = [await school.student(), await school.student()]
  await database.insertInto('class_students').values({ class_id: 1, student_id: inClass.id }).execute()
  await api('createAllotment', {
    token: admin.token,
    body: { studentId: pupil.id, teacherId: teacher.id, courseId, classTimes: [time] },
  })
  const bought = { student_id: student.id, course_id: another, price: 5, amount: 500, currency: 'USD' }
  const { id: purchase_id } = await database
    .insertInto('purchases')
    .values({
      ...bought,
      receipt: null,
      method: null,
      status: 'paid',
      pricing: 'monthly',
      created_at: school.now(),
      decided_at: school.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fee = { student_id: student.id, course_id: another, purchase_id, month: '2026-12', due_on: '2026-12-21' }
  const amounts = { price: 500, discount: 0, amount: 500, currency: 'USD', reference: 'F2-1-2612' }
  const due = { ...fee, ...amounts, status: 'due' as const, created_at: school.now() }
  const next = { ...due, month: '2027-01', reference: 'F2-1-2701' }
  await database.insertInto('fees').values([due, next]).execute()
  const checked = {
    import: 'n'.repeat(32),
    kind: 'students',
    start: 0,
    rows: [{ name: 'Noura', contact_number: '+44 20 5550500', email: 'noura@school.test' }],
  }
  await api('previewImport', { ...ofAdmin, body: checked })
  const slot = await database.selectFrom('allotment_timings').selectAll().executeTakeFirstOrThrow()

  const nothing = { studentId: null, courseId: null, eventId: null, amount: null, from: null, until: null }
  const discount = { id: 0, name: 'Siblings', percentage: 50, ...nothing, mostUses: null, note: null }
  const texts = { title: 'Manners', description: 'Be kind.' }
  const mark = { classId: 1, studentId: inClass.id, date: '2026-11-20', status: 'present' }
  const ofTeacher = { token: teacher.token }
  const chosen = (until: string) => ({
    studentId: pupil.id,
    classTimings: [{ id: slot.id, preferred_time_from: slot.time_from, preferred_time_to: until }],
  })
  const creations: { [Id in OperationId]?: Creation } = {
    ...createRegistrations({ courseId, adminToken: admin.token, studentToken: student.token }),
    saveCourse: { ...ofAdmin, ...multipart({ name: 'Grammar', price: '5' }, 'image', { price: '6' }) },
    saveOutline: { ...ofAdmin, params: { courseId, outlineId: 0 }, ...json(texts, { title: 'Others' }) },
    saveDiscount: { ...ofAdmin, ...json({ ...discount, code: 'ONE' }, { code: 'TWO' }) },
    savePolicy: { ...ofAdmin, ...json({ id: 0, ...texts }, { title: 'Others' }) },
    saveEvent: { ...ofAdmin, ...json({ id: 0, ...texts, price: null, time: '2026-12-12T20:00' }, { price: 4 }) },
    assignCourse: {
      ...ofAdmin,
      ...json({ teacherID: teacher.id, courseID: another }, { courseID: courseId }),
    },
    createAllotment: {
      ...ofAdmin,
      ...json(
        { ...ofStudent, teacherId: teacher.id, classTimes: [time] },
        { classTimes: [{ from: '18:00', to: '19:00' }] },
      ),
    },
    createClass: {
      ...ofTeacher,
      ...json({ title: 'Monday', link: 'meet.test/a', classTime: time, courseIds: [courseId] }, { title: 'Tuesday' }),
    },
    scheduleClass: {
      ...ofTeacher,
      ...json({ title: 'Monday', times: [time, { ...time, days: [2] }], courseIds: [courseId] }, { title: 'Tuesday' }),
    },
    noteMessage: {
      ...ofAdmin,
      ...json(
        { recordKind: 'student', recordId: student.id, channel: 'email', text: 'Lessons start again.' },
        { channel: 'whatsapp' },
      ),
    },
    assignStudents: {
      ...ofTeacher,
      body: async () => ({ classId: 1, students: [chosen(slot.time_to)] }),
      changed: async () => ({ classId: 1, students: [chosen('18:00')] }),
    },
    changeLessons: {
      ...ofTeacher,
      ...json(
        { classId: weekly.id, timingId: weekly.timingId, day: '2026-11-23', scope: 'one', change: 'cancel' },
        { note: 'A journey' },
      ),
    },
    saveAttendance: { ...ofTeacher, params: { recordId: 0 }, ...json(mark, { status: 'absent' }) },
    saveReport: {
      ...ofTeacher,
      ...json(
        {
          id: 0,
          classId: 1,
          studentId: inClass.id,
          courseId,
          attendance: '90',
          testRemarks: 'Good.',
          classParticipation: 'Good.',
        },
        { attendance: '80' },
      ),
    },
    submitEventPayment: {
      token: student.token,
      ...multipart({ eventID: '1', method: 'bank' }, 'receipt', { method: 'jazzcash' }),
    },
    payFee: {
      token: student.token,
      ...multipart({ feeID: '1', paymentMethod: 'jazzcash' }, 'receipt', { paymentMethod: 'bank transfer' }),
    },
    payFees: {
      token: student.token,
      ...multipart({ fees: '[1,2]', paymentMethod: 'jazzcash' }, 'receipt', { paymentMethod: 'bank transfer' }),
    },
    recordPayment: {
      ...ofAdmin,
      ...json({ kind: 'fee', id: 1, amount: 3, method: 'cash', date: '2026-11-21' }, { amount: 2 }),
    },
    recordRefund: {
      ...ofAdmin,
      ...json(
        { kind: 'course', id: purchase_id, amount: 3, method: 'cash', date: '2026-11-21', reason: 'It was cancelled.' },
        { amount: 2 },
      ),
    },
    purchaseCourse: {
      token: student.token,
      ...multipart(
        {
          courseID: String(courseId),
          paymentMethod: 'jazzcash',
          'classTimings[0][from]': '16:00',
          'classTimings[0][to]': '17:00',
        },
        'receipt',
        { paymentMethod: 'bank transfer' },
      ),
    },
    runImport: {
      ...ofAdmin,
      ...json({ import: checked.import, count: 1, updatesExisting: false, invites: false }, { invites: true }),
    },
  }
  return { ...school, creations }
}
