import { ApiError } from '@maktab/client/ApiError'
import { setTimeout as wait } from 'node:timers/promises'
import type { VirtualUser } from './createVirtualUser.ts'
import type { Mark, Payment, LoadTestState } from './LoadTestState.ts'

const TIMES = [{ from: '16:00', to: '17:00' }]
const CHANGED = 409
/** Of so many payments one is rejected, and one is decided by a hand that presses twice. */
const REJECTED = 5
const PRESSED_TWICE = 7
const POLL_MILLISECONDS = 200

async function comeIn(person: VirtualUser, world: LoadTestState): Promise<void> {
  await person.signIn()
  world.tokens.push(person.getToken())
  await person.call('getCurrentUser', {})
  await world.think()
  await person.call('getTimetable', { query: { from: world.today, days: 7 } })
  await world.think()
}

/** Looks at the week, buys a course, and looks what became of it. */
export async function playStudentDay(
  person: VirtualUser,
  world: LoadTestState,
  whose: { studentId: number; courseId: number },
) {
  await comeIn(person, world)
  await person.call('listStudentClasses', {})
  await person.call('listCourses', {})
  await world.think()
  // Another picture for each: what follows the end of a JPEG shows nothing.
  const bytes = Buffer.concat([world.receipt, Buffer.from(`${whose.studentId}`)])
  const receipt = new File([bytes], 'receipt.jpg', { type: 'image/jpeg' })
  const body = { courseID: whose.courseId, receipt, paymentMethod: 'jazzcash' as const, classTimings: TIMES }
  const { reference } = await person.call('purchaseCourse', { body })
  const payment: Payment = { ...whose, reference: reference ?? '' }
  world.payments.push(payment)
  world.waiting.push(payment)
  await person.watch('listStudentBilling', {}, world.lookMilliseconds)
}

/** Looks at the week, and marks who is there in a class. */
export async function playTeacherDay(person: VirtualUser, world: LoadTestState) {
  await comeIn(person, world)
  const { data } = await person.call('listTeacherClasses', {})
  const classId = data[0]?.id
  if (classId === undefined) throw new Error('A teacher has no class.')
  const { students } = await person.call('listClassStudents', { params: { id: classId } })
  await person.call('listAttendance', { params: { classId } })
  for (const { id: studentId } of students.slice(0, 10)) {
    const mark: Mark = { classId, studentId, date: world.today, status: studentId % 4 === 0 ? 'absent' : 'present' }
    // Where an answer is lost the app looks whether the mark is there, and sends it once more if not.
    const isThere = async () => {
      const { attendences } = await person.call('listAttendance', { params: { classId } })
      return attendences.some(({ student, date }) => student.id === studentId && date === world.today)
    }
    await person.callUnless('saveAttendance', { params: { recordId: 0 }, body: mark }, isThere)
    world.marks.push(mark)
    await world.think()
  }
  await person.watch('listAttendance', { params: { classId } }, world.lookMilliseconds)
}

/** Decides what waits, until everything is paid and decided; looks at long lists between. */
export async function playAdminDay(person: VirtualUser, world: LoadTestState) {
  await comeIn(person, world)
  while (!world.unpaid.signal.aborted || world.waiting.length > 0) {
    const payment = world.waiting.shift()
    if (!payment) {
      await wait(POLL_MILLISECONDS)
      continue
    }
    await person.call('listWaiting', {})
    await person.call('listStudents', { query: { search: 'malik', limit: 10 } })
    await decide(person, payment)
    await world.think()
  }
}

async function decide(person: VirtualUser, payment: Payment): Promise<void> {
  const { studentId, reference } = payment
  const find = async () => {
    const { data } = await person.call('listStudentBillingDetails', { params: { id: studentId } })
    const found = data.find((one) => one.reference === reference)
    if (found?.id === undefined) throw new Error(`The payment ${reference} was confirmed but is missing.`)
    return { ...found, id: found.id }
  }
  const { id } = await find()
  const paymentStatus = studentId % REJECTED === 0 ? 'rejected' : 'paid'
  payment.sentAt = performance.now()
  const press = () =>
    person
      .callUnless(
        'decidePurchase',
        { body: { id, paymentStatus } },
        async () => (await find()).paymentStatus !== 'pending',
      )
      .then(
        () => true,
        (error: unknown) => {
          // Somebody was ahead: here that is the other press.
          if (error instanceof ApiError && error.status === CHANGED) return false
          throw error
        },
      )
  const presses = await Promise.all(studentId % PRESSED_TWICE === 0 ? [press(), press()] : [press()])
  if (!presses.includes(true) && (await find()).paymentStatus !== paymentStatus) {
    throw new Error(`The payment ${reference} is still undecided.`)
  }
  payment.decision = paymentStatus
}
