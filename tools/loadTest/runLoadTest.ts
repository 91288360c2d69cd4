import { ApiError } from '@maktab/client/ApiError'
import { setTimeout as wait } from 'node:timers/promises'
import { type VirtualUser, createVirtualUser, type SeededUser } from './virtualUsers.ts'
import { createReceiptImage } from '../../packages/server/src/testing/receiptFiles.ts'
import { createLatencyRecorder } from './measurements.ts'
import type { Cluster } from './startCluster.ts'

/** A successful payment and its decision. */
export type Payment = {
  studentId: number
  courseId: number
  reference: string
  decision?: 'paid' | 'rejected'
  sentAt?: number
}
type Mark = { classId: number; studentId: number; date: string; status: 'present' | 'absent' }

/** Successful actions, and payments that await a decision. */
export type LoadTestState = {
  today: string
  receipt: Uint8Array
  payments: Payment[]
  /** Payments that no administrator has picked up yet. */
  waiting: Payment[]
  marks: Mark[]
  tokens: string[]
  /** Resolves when all students have paid. */
  unpaid: AbortController
  /** How long users view a page, which refetches on changes. */
  lookMilliseconds: number
  /** Pause between two actions of a user. */
  think: () => Promise<void>
}

const TIMES = [{ from: '16:00', to: '17:00' }]
const CHANGED = 409
/** One in this many payments is rejected, or decided by a double click. */
const REJECTED = 5
const PRESSED_TWICE = 7
const DAY_POLL_MILLISECONDS = 200

async function signInAndView(person: VirtualUser, world: LoadTestState): Promise<void> {
  await person.signIn()
  world.tokens.push(person.getToken())
  await person.call('getCurrentUser', {})
  await world.think()
  await person.call('getTimetable', { query: { from: world.today, days: 7 } })
  await world.think()
}

/** Views the week, buys a course, and views the purchase. */
async function playStudentDay(
  person: VirtualUser,
  world: LoadTestState,
  whose: { studentId: number; courseId: number },
) {
  await signInAndView(person, world)
  await person.call('listStudentClasses', {})
  await person.call('listCourses', {})
  await world.think()
  // A different file each time: bytes after the end of a JPEG are ignored.
  const bytes = Buffer.concat([world.receipt, Buffer.from(`${whose.studentId}`)])
  const receipt = new File([bytes], 'receipt.jpg', { type: 'image/jpeg' })
  const body = { courseID: whose.courseId, receipt, paymentMethod: 'jazzcash' as const, classTimings: TIMES }
  const { reference } = await person.call('purchaseCourse', { body })
  const payment: Payment = { ...whose, reference: reference ?? '' }
  world.payments.push(payment)
  world.waiting.push(payment)
  await person.watch('listStudentBilling', {}, world.lookMilliseconds)
}

/** Views the week and records attendance of a class. */
async function playTeacherDay(person: VirtualUser, world: LoadTestState) {
  await signInAndView(person, world)
  const { data } = await person.call('listTeacherClasses', {})
  const classId = data[0]?.id
  if (classId === undefined) throw new Error('A teacher has no class.')
  const { students } = await person.call('listClassStudents', { params: { id: classId } })
  await person.call('listAttendance', { params: { classId } })
  for (const { id: studentId } of students.slice(0, 10)) {
    const mark: Mark = { classId, studentId, date: world.today, status: studentId % 4 === 0 ? 'absent' : 'present' }
    // After a lost response the app checks whether the record exists, and resends it if not.
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

/** Decides payments until all are done, and views long lists in between. */
async function playAdminDay(person: VirtualUser, world: LoadTestState) {
  await signInAndView(person, world)
  while (!world.unpaid.signal.aborted || world.waiting.length > 0) {
    const payment = world.waiting.shift()
    if (!payment) {
      await wait(DAY_POLL_MILLISECONDS)
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
          // 409: already decided, here by the other click.
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

const POLL_MILLISECONDS = 20

type LoadTestPace = { signInsASecond: number; thinkMilliseconds: number; lookMilliseconds: number }
export type LoadTestRun = Awaited<ReturnType<typeof runLoadTest>>

/** Starts users one after the other; when half have started, one process is killed. */
export async function runLoadTest(
  stage: Cluster,
  people: readonly SeededUser[],
  { courses, ...pace }: LoadTestPace & { courses: number },
) {
  const times = createLatencyRecorder()
  const persons: { id: number; role: SeededUser['role']; person: VirtualUser }[] = []
  const world: LoadTestState = {
    today: new Date().toISOString().slice(0, 10),
    receipt: await createReceiptImage({ amount: '5000', transaction: '123456', payer: '0300123', day: '26112026' }),
    payments: [],
    waiting: [],
    marks: [],
    tokens: [],
    unpaid: new AbortController(),
    lookMilliseconds: pace.lookMilliseconds,
    think: () => wait(pace.thinkMilliseconds * (0.5 + Math.random())),
  }
  const live = async ({ role, id, ...who }: SeededUser, place: number) => {
    await wait((place * 1000) / pace.signInsASecond)
    const person = createVirtualUser(who, { proxy: stage.proxy, times, killed: stage.killed })
    persons.push({ id, role, person })
    if (role === 'admin') await playAdminDay(person, world)
    else if (role === 'teacher') await playTeacherDay(person, world)
    else await playStudentDay(person, world, { studentId: id, courseId: (id % courses) + 1 })
  }
  const begun = performance.now()
  const days = people.map(async (one, place) => {
    await live(one, place).catch((error: unknown) => times.errors.push(`a ${one.role}: ${String(error)}`))
    return one.role
  })
  const ofStudents = days.filter((_, place) => people[place]?.role === 'student')
  void Promise.all(ofStudents).then(() => world.unpaid.abort())
  while (world.tokens.length < people.length / 2 && times.errors.length === 0) await wait(POLL_MILLISECONDS)
  const atKill = times.count()
  await stage.replaceOne()
  await Promise.all(days)
  return { world, times, persons, atKill, seconds: (performance.now() - begun) / 1000 }
}
