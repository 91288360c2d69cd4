import { ApiError } from '@maktab/client/ApiError'
import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from './createPerson.ts'
import type { Mark, Payment, World } from './World.ts'

const TIMES = [{ from: '16:00', to: '17:00' }]
const CHANGED = 409
/** Of so many payments one is rejected, and one is decided by a hand that presses twice. */
const REJECTED = 5
const PRESSED_TWICE = 7
const LOOK_MILLISECONDS = 200

async function comeIn(person: Person, world: World): Promise<void> {
  await person.signIn()
  world.tokens.push(person.getToken())
  await person.ask('getCurrentUser', {})
  await world.think()
  await person.ask('getTimetable', { query: { from: world.today, days: 7 } })
  await world.think()
}

/** Looks at the week, buys a course, and looks what became of it. */
export async function studentDay(person: Person, world: World, whose: { studentId: number; courseId: number }) {
  await comeIn(person, world)
  await person.ask('listStudentClasses', {})
  await person.ask('listCourses', {})
  await world.think()
  // Another picture for each: what follows the end of a JPEG shows nothing.
  const bytes = Buffer.concat([world.receipt, Buffer.from(`${whose.studentId}`)])
  const receipt = new File([bytes], 'receipt.jpg', { type: 'image/jpeg' })
  const body = { courseID: whose.courseId, receipt, paymentMethod: 'jazzcash' as const, classTimings: TIMES }
  const { reference } = await person.ask('purchaseCourse', { body })
  const payment: Payment = { ...whose, reference: reference ?? '' }
  world.payments.push(payment)
  world.waiting.push(payment)
  await person.look('listStudentBilling', {}, world.lookMilliseconds)
}

/** Looks at the week, and marks who is there in a class. */
export async function teacherDay(person: Person, world: World) {
  await comeIn(person, world)
  const { data } = await person.ask('listTeacherClasses', {})
  const classId = data[0]?.id
  if (classId === undefined) throw new Error('A teacher has no class.')
  const { students } = await person.ask('listClassStudents', { params: { id: classId } })
  await person.ask('listAttendance', { params: { classId } })
  for (const { id: studentId } of students.slice(0, 10)) {
    const mark: Mark = { classId, studentId, date: world.today, status: studentId % 4 === 0 ? 'absent' : 'present' }
    // Where an answer is lost the app looks whether the mark is there, and sends it once more if not.
    const isThere = async () => {
      const { attendences } = await person.ask('listAttendance', { params: { classId } })
      return attendences.some(({ student, date }) => student.id === studentId && date === world.today)
    }
    await person.askUnless('saveAttendance', { params: { recordId: 0 }, body: mark }, isThere)
    world.marks.push(mark)
    await world.think()
  }
  await person.look('listAttendance', { params: { classId } }, world.lookMilliseconds)
}

/** Decides what waits, until everything is paid and decided; looks at long lists between. */
export async function adminDay(person: Person, world: World) {
  await comeIn(person, world)
  while (!world.unpaid.signal.aborted || world.waiting.length > 0) {
    const payment = world.waiting.shift()
    if (!payment) {
      await wait(LOOK_MILLISECONDS)
      continue
    }
    await person.ask('listWaiting', {})
    await person.ask('listStudents', { query: { search: 'malik', limit: 10 } })
    await decide(person, payment)
    await world.think()
  }
}

async function decide(person: Person, payment: Payment): Promise<void> {
  const { studentId, reference } = payment
  const find = async () => {
    const { data } = await person.ask('listStudentBillingDetails', { params: { id: studentId } })
    const found = data.find((one) => one.reference === reference)
    if (found?.id === undefined) throw new Error(`The payment ${reference} was acknowledged, and is not there.`)
    return { ...found, id: found.id }
  }
  const { id } = await find()
  const paymentStatus = studentId % REJECTED === 0 ? 'rejected' : 'paid'
  payment.sentAt = performance.now()
  const press = () =>
    person
      .askUnless(
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
    throw new Error(`The payment ${reference} was decided by nobody.`)
  }
  payment.decision = paymentStatus
}
