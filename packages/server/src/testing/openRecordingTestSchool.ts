import { createForm, createPictureFile } from './formData.ts'
import { addFees } from './openPaymentTestSchool.ts'
import { openTestSchool } from './openTestSchool.ts'

/** The day of the tests’ clock. */
export const TODAY = '2026-11-21'

type Recording = Record<string, unknown>

/** A school with a student, a course and an event, and helpers for payments that the office records. */
export async function openRecordingTestSchool() {
  const school = await openTestSchool()
  const { api, database } = school
  const [{ token }, student, courseId] = [await school.admin(), await school.student(), await school.course()]
  const event = { title: 'Recital', description: '', price: 10, time: '2026-12-05T18:30', link: null }
  const { id: eventId } = await database
    .insertInto('events')
    .values({ ...event, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cash = { method: 'cash', date: TODAY }
  const record = (body: Recording, key?: string) =>
    api('recordPayment', { token, body: { ...cash, ...body }, ...(key !== undefined && { key }) })
  const refund = (body: Recording) =>
    api('recordRefund', { token, body: { ...cash, reason: 'The course was cancelled.', ...body } })
  const cancel = (id: number) => api('voidEntry', { token, body: { id, reason: 'Recorded by mistake.' } })
  const newCourse = { kind: 'course', studentId: student.id, itemId: courseId }
  /** Sends a receipt for the course as the student. */
  const buy = async () => {
    const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
    const receipt = await createPictureFile()
    const body = createForm({ courseID: String(courseId), paymentMethod: 'jazzcash', receipt, ...times })
    return api('purchaseCourse', { token: student.token, body })
  }
  const readPurchases = async () =>
    (await api('listStudentBillingDetails', { token, params: { id: student.id } })).body.data
  const readOwnBills = async () => (await api('listStudentBilling', { token: student.token })).body.billing
  const readIncome = async () => (await api('getIncome', { token, query: { from: '2020-01-01', until: TODAY } })).body
  const readStatement = async () =>
    (await api('getStatement', { token, query: { studentId: String(student.id) } })).body.statement
  const readPayable = async () =>
    (await api('listPayableItems', { token, query: { studentId: String(student.id) } })).body.items
  /** The course payments in the inbox. */
  const readWaiting = async () => (await api('listWaiting', { token, query: { kind: 'coursePayment' } })).body.items
  const addDueFees = (months: readonly string[], studentId = student.id) =>
    addFees(school, { studentId, courseId, months })
  return {
    ...school,
    newStudent: school.student,
    token,
    student,
    courseId,
    eventId,
    newCourse,
    record,
    refund,
    cancel,
    buy,
    readPurchases,
    readOwnBills,
    readIncome,
    readStatement,
    readPayable,
    readWaiting,
    addDueFees,
  }
}
