import { assertConforms, NotImplementedError, findRequired } from '../assertions.ts'
import { createReceipt } from '../registerStudent.ts'
import type { ConformanceContext, Scenario } from '../Scenario.ts'

/** Of each story its own course, which the student buys. */
async function buy(stage: ConformanceContext, name: string): Promise<number> {
  const { call } = await stage.admin()
  const { person } = await stage.student()
  await call('saveCourse', { body: { name, price: 25 } })
  const { course } = await person.call('listCourses')
  const { id } = findRequired(
    course,
    (one) => one.name === name,
    'listCourses: a course that was saved isn’t in the list',
  )
  stage.onCleanup(`the course ${name}`, () => call('deleteCourse', { params: { courseId: id } }))
  const body = { courseID: id, paymentMethod: 'jazzcash' as const, classTimings: [{ from: '15:00', to: '16:00' }] }
  await person.call('purchaseCourse', { body: { ...body, receipt: createReceipt() } })
  return id
}

/** What an administrator reads of the payment for a course. */
async function paymentFor(stage: ConformanceContext, name: string) {
  const [{ call }, { id }] = [await stage.admin(), await stage.student()]
  const { data } = await call('listStudentBillingDetails', { params: { id } })
  return findRequired(data, (one) => one.course.name === name, 'listStudentBillingDetails: what was bought is missing')
}

/** The number of the payment for a course, without which it can’t be decided. */
async function paymentIdFor(stage: ConformanceContext, name: string): Promise<number> {
  const { id } = await paymentFor(stage, name)
  if (id === undefined) throw new NotImplementedError('decidePurchase')
  return id
}

export const purchases: Scenario = {
  title: 'A student buys a course, and both sides see what was paid',
  run: async (stage) => {
    const name = `Bought ${stage.run}`
    await buy(stage, name)
    const { person } = await stage.student()
    const mine = (await person.call('listStudentBilling')).billing
    const bill = findRequired(
      mine,
      (one) => one.course?.name === name,
      'listStudentBilling: what was bought is missing',
    )
    assertConforms(bill.paymentMethod === 'jazzcash', 'listStudentBilling: the payment method isn’t the one sent')
    assertConforms(bill.receipt !== null, 'listStudentBilling: the receipt is missing')
    await paymentFor(stage, name)
    const { courses } = await person.call('listEnrolledCourses')
    assertConforms(
      !courses.some((one) => one.name === name),
      'listEnrolledCourses: a course is there before anybody approved it',
    )
  },
}

export const decisions: Scenario = {
  title: 'An administrator accepts the payment of a course, and the student is enrolled',
  needsExtensions: true,
  run: async (stage) => {
    const name = `Decided ${stage.run}`
    const courseId = await buy(stage, name)
    const [{ call }, { person }] = [await stage.admin(), await stage.student()]
    const paymentId = await paymentIdFor(stage, name)
    await call('decidePurchase', { body: { id: paymentId, paymentStatus: 'paid' } })
    const { courses } = await person.call('listEnrolledCourses')
    findRequired(courses, (one) => one.id === courseId, 'listEnrolledCourses: a course that is paid is missing')
  },
}

export const pendingPayments: Scenario = {
  title: 'An administrator finds the payment of a course in what waits, until it is decided',
  needsExtensions: true,
  run: async (stage) => {
    const name = `Waiting ${stage.run}`
    await buy(stage, name)
    const { call } = await stage.admin()
    const find = async (after?: string) => {
      const query = { kind: 'coursePayment' as const, limit: 100, ...(after !== undefined && { after }) }
      const { items, next } = await call('listWaiting', { query })
      return { item: items.find(({ what }) => what === name), next }
    }
    let found = await find()
    while (!found.item && found.next !== null) found = await find(found.next)
    assertConforms(found.item?.price === 25, 'listWaiting: what was bought doesn’t wait, or at another price')
    await call('decidePurchase', { body: { id: found.item?.id ?? 0, paymentStatus: 'rejected' } })
    assertConforms((await find()).item === undefined, 'listWaiting: a payment that is decided still waits')
  },
}

export const rejectionReasons: Scenario = {
  title: 'An administrator says why a payment is rejected, and it stays who did it',
  needsExtensions: true,
  run: async (stage) => {
    const name = `Rejected ${stage.run}`
    await buy(stage, name)
    const [{ call }, { person }] = [await stage.admin(), await stage.student()]
    const paymentId = await paymentIdFor(stage, name)
    const reason = 'The receipt can’t be read.'
    const { acts: before } = await call('listActs', { query: { limit: 1 } })
    await call('noteReceiptSeen', { body: { kind: 'course', id: paymentId } })
    await call('decidePurchase', { body: { id: paymentId, paymentStatus: 'rejected', reason } })
    const { acts } = await call('listActs', { query: { recordKind: 'coursePayment', recordId: paymentId } })
    const act = findRequired(acts, (one) => one.kind === 'rejectPayment', 'listActs: what was decided is missing')
    assertConforms(
      act.who?.isYou === true && act.reason === reason,
      'listActs: who rejected a payment, or why, is missing',
    )
    assertConforms(
      before.every((one) => one.id < act.id),
      'listActs: what was decided later has a smaller number',
    )
    const mine = (await person.call('listStudentBilling')).billing
    const bill = findRequired(
      mine,
      (one) => one.course?.name === name,
      'listStudentBilling: what was bought is missing',
    )
    assertConforms(bill.reason === reason, 'listStudentBilling: why a payment was rejected is missing')
    assertConforms(bill.history?.at(-1)?.reason === reason, 'listStudentBilling: a receipt that was sent is missing')
    assertConforms(typeof bill.seenAt === 'string', 'listStudentBilling: that a receipt was looked at is missing')
  },
}

export const income: Scenario = {
  title: 'What is paid for a course is income of the month, as soon as it is accepted',
  needsExtensions: true,
  run: async (stage) => {
    const name = `Income ${stage.run}`
    await buy(stage, name)
    const { call } = await stage.admin()
    const paymentId = await paymentIdFor(stage, name)
    const read = async () => {
      const { months, minorDigits } = await call('getSchoolFigures')
      return months.reduce((sum, { courseIncome }) => sum + courseIncome, 0) / 10 ** minorDigits
    }
    const before = await read()
    await call('decidePurchase', { body: { id: paymentId, paymentStatus: 'paid' } })
    assertConforms((await read()) - before === 25, 'getSchoolFigures: what was paid is no income')
  },
}

export const bookkeeping: Scenario = {
  title: 'What is paid for a course stands once in the books: in the income, among the payments, in the statement',
  needsExtensions: true,
  run: async (stage) => {
    const name = `Booked ${stage.run}`
    await buy(stage, name)
    const [{ call }, { id: studentId, person }] = [await stage.admin(), await stage.student()]
    const paymentId = await paymentIdFor(stage, name)
    await call('decidePurchase', { body: { id: paymentId, paymentStatus: 'paid' } })
    const today = new Date(Date.now())
    const day = (days: number) =>
      new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 'yyyy-MM-dd'.length)
    const period = { from: day(-1), until: day(1) }
    const { items, minorDigits } = await call('getIncome', { query: period })
    const item = findRequired(items, (one) => one.name === name, 'getIncome: what was paid is missing')
    assertConforms(item.amount === 25 * 10 ** minorDigits, 'getIncome: what was paid is another amount')
    const listed = []
    for (let next: string | null | undefined; next !== null;) {
      const page = await call('listPayments', { query: { ...period, ...(next !== undefined && { after: next }) } })
      listed.push(...page.payments)
      next = page.next
    }
    const row = findRequired(listed, (one) => one.item === name, 'listPayments: what was paid is missing')
    assertConforms(
      row.amount === 25 && row.status === 'paid',
      'listPayments: what was paid is another amount, or not paid',
    )
    const mine = (await person.call('getStatement')).statement.lines.filter((one) => one.item === name)
    assertConforms(
      mine.map(({ what }) => what).join() === 'charge,payment',
      'getStatement: what was owed or paid is missing',
    )
    const { statement } = await call('getStatement', { query: { studentId, ...period } })
    assertConforms(
      statement.lines.filter((one) => one.item === name).length === 2,
      'getStatement: not what the student reads',
    )
  },
}
