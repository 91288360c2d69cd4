import { assertConforms, findRequired } from '../assertions.ts'
import { createCourse, createReceipt } from '../createTestRecords.ts'
import type { Scenario } from '../Scenario.ts'
import { billFor } from './purchases.ts'
import { createHash } from 'node:crypto'

const MISSING_ID = 2_147_483_000

export const fees: Scenario = {
  title: 'Monthly fees and the family are listed, and paying or deciding a missing fee returns 404',
  needsExtensions: true,
  run: async (context) => {
    const { call, expectRefused } = await context.admin()
    const { person, id: studentId } = await context.student()
    const saved = await createCourse(context, { name: `Monthly ${context.run}`, price: 25, pricing: 'monthly' })
    assertConforms(saved.pricing === 'monthly', 'listCourses: the pricing of a monthly course isn’t “monthly”')
    const own = (await person.call('listOwnFees')).fees
    const { fees: listed } = await call('listFees', { query: { studentId, limit: 100 } })
    assertConforms(listed.length === own.length, 'listFees: the fees of a student differ from listOwnFees')
    const payment = { feeID: MISSING_ID, receipt: createReceipt(), paymentMethod: 'jazzcash' as const }
    await person.expectRefused('payFee', [404], { body: payment })
    const { children } = await person.call('getFamily')
    const isPresent = children.some((child) => child.isPresent && child.id === studentId)
    assertConforms(isPresent, 'getFamily: the student isn’t among the children')
    const { feeID, ...receipt } = payment
    await person.expectRefused('payFees', [404], { body: { ...receipt, fees: [feeID] } })
    await expectRefused('decideFee', [404], { body: { id: MISSING_ID, paymentStatus: 'paid' } })
    await expectRefused('endFees', [404], { body: { id: MISSING_ID } })
  },
}

export const reminders: Scenario = {
  title: 'Reminder settings are saved',
  needsExtensions: true,
  run: async (context) => {
    const { call, expectRefused } = (await context.student()).person
    const { reminders: before } = await call('getReminders')
    const { fields } = await expectRefused('saveReminders', [422], { body: { ...before, timeZone: 'Nowhere/Land' } })
    assertConforms('timeZone' in fields, 'saveReminders: the 422 for an invalid time zone doesn’t name timeZone')
    await call('saveReminders', { body: { ...before, hourBefore: !before.hourBefore, timeZone: 'Asia/Kathmandu' } })
    const { reminders: after } = await call('getReminders')
    assertConforms(after.hourBefore !== before.hourBefore, 'getReminders: the saved settings are missing')
    assertConforms(after.timeZone === 'Asia/Kathmandu', 'getReminders: the time zone isn’t the saved one')
    await call('testReminder')
  },
}

export const reports: Scenario = {
  title: 'A teacher writes a report, the student reads it, and the administrator edits it',
  run: async (context) => {
    const [admin, { call, expectRefused }] = [await context.admin(), (await context.teacher()).person]
    const [student, teacher, course] = [await context.student(), await context.teacher(), await context.course()]
    const { id: classId } = await context.schoolClass()
    const place = { classId, studentId: student.id, courseId: course.id }
    const body = { id: 0, ...place, attendance: '85%', testRemarks: 'Reads well.', classParticipation: 'Asks much.' }
    const { fields } = await expectRefused('saveReport', [422], { body: { ...body, attendance: '' } })
    assertConforms('attendance' in fields, 'saveReport: the 422 for empty attendance doesn’t name attendance')
    await call('saveReport', { body })
    const isIt = (one: { student: { id: number } }) => one.student.id === student.id
    const message = 'listTeacherReports: the saved report is missing'
    const { id } = findRequired((await call('listTeacherReports')).data, isIt, message)
    await call('saveReport', { body: { ...body, id, testRemarks: 'Reads very well.' } })
    const read = async () => (await student.person.call('getStudentPerformance', { params: { classId } })).data
    assertConforms(
      (await read())?.test_remarks === 'Reads very well.',
      'getStudentPerformance: the teacher’s change is missing',
    )

    const edit = { id, ...place, teacherId: teacher.id, attendance: '90%', test_remarks: 'Recites well.' }
    await admin.call('editReport', { body: edit })
    const all = (await admin.call('listReports')).data
    const edited = findRequired(all, (one) => one.id === id, 'listReports: a report is missing')
    assertConforms(edited.test_remarks === 'Recites well.', 'editReport: the remarks aren’t those sent')
    await call('deleteReport', { params: { id } })
    assertConforms(!(await call('listTeacherReports')).data.some(isIt), 'deleteReport: the report is still in the list')
  },
}

export const uploads: Scenario = {
  title: 'A receipt is uploaded before the form that names it',
  needsExtensions: true,
  run: async (context) => {
    const { person } = await context.student()
    const { id, name } = await createCourse(context, { name: `Bought in chunks ${context.run}`, price: 25 })

    const piece = createReceipt()
    const bytes = new Uint8Array(await piece.arrayBuffer())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const { upload, received } = await person.call('beginUpload', {
      body: { size: bytes.length, type: 'image/png', sha256 },
    })
    assertConforms(received === 0, 'beginUpload: received isn’t 0 before anything was sent')
    const sent = await person.call('sendPiece', { params: { upload, offset: 0 }, body: { piece } })
    assertConforms(sent.received === bytes.length, 'sendPiece: received isn’t the size of the piece')
    const status = await person.call('getUpload', { params: { upload } })
    assertConforms(
      status.received === bytes.length && status.size === bytes.length,
      'getUpload: received or size differs from the piece',
    )
    const body = { courseID: id, paymentMethod: 'jazzcash' as const, classTimings: [{ from: '15:00', to: '16:00' }] }
    await person.call('purchaseCourse', { body: { ...body, receiptUpload: upload } })
    const bill = await billFor(context, name)
    assertConforms(bill.receipt !== null, 'listStudentBilling: the uploaded receipt is missing')
  },
}
