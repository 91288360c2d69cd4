import { assertConforms, findRequired } from '../assertions.ts'
import { createReceipt } from '../registerStudent.ts'
import type { Scenario } from '../Scenario.ts'
import { createHash } from 'node:crypto'

const NOBODY = 2_147_483_000

export const fees: Scenario = {
  title: 'A course is paid by the month, its fees are listed, and nobody pays or decides one that isn’t there',
  needsExtensions: true,
  run: async (stage) => {
    const { call, expectRefused } = await stage.admin()
    const { person, id: studentId } = await stage.student()
    const name = `Monthly ${stage.run}`
    await call('saveCourse', { body: { name, price: 25, pricing: 'monthly' } })
    const { course } = await person.call('listCourses')
    const saved = findRequired(
      course,
      (one) => one.name === name,
      'listCourses: a course that was saved isn’t in the list',
    )
    stage.onCleanup(`the course ${name}`, () => call('deleteCourse', { params: { courseId: saved.id } }))
    assertConforms(saved.pricing === 'monthly', 'listCourses: a course that is paid by the month isn’t told as one')
    const own = (await person.call('listOwnFees')).fees
    const { fees: listed } = await call('listFees', { query: { studentId, limit: 100 } })
    assertConforms(listed.length === own.length, 'listFees: a student’s fees aren’t those that they read themselves')
    const payment = { feeID: NOBODY, receipt: createReceipt(), paymentMethod: 'jazzcash' as const }
    await person.expectRefused('payFee', [404], { body: payment })
    await expectRefused('decideFee', [404], { body: { id: NOBODY, paymentStatus: 'paid' } })
    await expectRefused('endFees', [404], { body: { id: NOBODY } })
  },
}

export const reminders: Scenario = {
  title: 'What one is reminded of is kept as it was chosen',
  needsExtensions: true,
  run: async (stage) => {
    const { call, expectRefused } = (await stage.student()).person
    const { reminders: before } = await call('getReminders')
    const { fields } = await expectRefused('saveReminders', [422], { body: { ...before, timeZone: 'Nowhere/Land' } })
    assertConforms('timeZone' in fields, 'saveReminders: 422 for a zone that is none doesn’t name timeZone')
    await call('saveReminders', { body: { ...before, hourBefore: !before.hourBefore, timeZone: 'Asia/Kathmandu' } })
    const { reminders: after } = await call('getReminders')
    assertConforms(after.hourBefore !== before.hourBefore, 'getReminders: not what was saved')
    assertConforms(after.timeZone === 'Asia/Kathmandu', 'getReminders: the zone isn’t the one saved')
    await call('testReminder')
  },
}

export const reports: Scenario = {
  title: 'A teacher writes a report; its student reads it, the administrator mends it',
  run: async (stage) => {
    const [admin, { call, expectRefused }] = [await stage.admin(), (await stage.teacher()).person]
    const [student, teacher, course] = [await stage.student(), await stage.teacher(), await stage.course()]
    const { id: classId } = await stage.schoolClass()
    const place = { classId, studentId: student.id, courseId: course.id }
    const body = { id: 0, ...place, attendance: '85%', testRemarks: 'Reads well.', classParticipation: 'Asks much.' }
    const { fields } = await expectRefused('saveReport', [422], { body: { ...body, attendance: '' } })
    assertConforms('attendance' in fields, 'saveReport: 422 for no attendance doesn’t name attendance')
    await call('saveReport', { body })
    const isIt = (one: { student: { id: number } }) => one.student.id === student.id
    const words = 'listTeacherReports: a report that was saved isn’t in the list'
    const { id } = findRequired((await call('listTeacherReports')).data, isIt, words)
    await call('saveReport', { body: { ...body, id, testRemarks: 'Reads very well.' } })
    const read = async () => (await student.person.call('getStudentPerformance', { params: { classId } })).data
    assertConforms(
      (await read())?.test_remarks === 'Reads very well.',
      'getStudentPerformance: not what the teacher wrote',
    )

    const edit = { id, ...place, teacherId: teacher.id, attendance: '90%', test_remarks: 'Recites well.' }
    await admin.call('editReport', { body: edit })
    const all = (await admin.call('listReports')).data
    const mended = findRequired(all, (one) => one.id === id, 'listReports: a report is missing')
    assertConforms(mended.test_remarks === 'Recites well.', 'editReport: the remarks aren’t those sent')
    await call('deleteReport', { params: { id } })
    assertConforms(!(await call('listTeacherReports')).data.some(isIt), 'deleteReport: the report is still in the list')
  },
}

export const uploads: Scenario = {
  title: 'A receipt is sent before its form, which names it',
  needsExtensions: true,
  run: async (stage) => {
    const name = `Bought in pieces ${stage.run}`
    const { call } = await stage.admin()
    const { person } = await stage.student()
    await call('saveCourse', { body: { name, price: 25 } })
    const { id } = findRequired(
      (await person.call('listCourses')).course,
      (one) => one.name === name,
      'The course is missing',
    )
    stage.onCleanup(`the course ${name}`, () => call('deleteCourse', { params: { courseId: id } }))

    const piece = createReceipt()
    const bytes = new Uint8Array(await piece.arrayBuffer())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const { upload, received } = await person.call('beginUpload', {
      body: { size: bytes.length, type: 'image/png', sha256 },
    })
    assertConforms(received === 0, 'beginUpload: something is there before anything was sent')
    const sent = await person.call('sendPiece', { params: { upload, offset: 0 }, body: { piece } })
    assertConforms(sent.received === bytes.length, 'sendPiece: not all of the piece is there')
    const there = await person.call('getUpload', { params: { upload } })
    assertConforms(
      there.received === bytes.length && there.size === bytes.length,
      'getUpload: it says otherwise than the piece',
    )
    const body = { courseID: id, paymentMethod: 'jazzcash' as const, classTimings: [{ from: '15:00', to: '16:00' }] }
    await person.call('purchaseCourse', { body: { ...body, receiptUpload: upload } })
    const bill = findRequired(
      (await person.call('listStudentBilling')).billing,
      (one) => one.course?.name === name,
      'listStudentBilling: what was bought is missing',
    )
    assertConforms(bill.receipt !== null, 'listStudentBilling: the receipt that came in pieces is missing')
  },
}
