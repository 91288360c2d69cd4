import { assertConforms, NotImplementedError, findRequired } from '../assertions.ts'
import { createCourse, createReceipt } from '../createTestRecords.ts'
import type { ConformanceContext, Scenario } from '../Scenario.ts'

/** Creates a course of this name, and lets the student buy it. */
async function buy(context: ConformanceContext, name: string): Promise<number> {
  const { person } = await context.student()
  const { id } = await createCourse(context, { name, price: 25 })
  const body = { courseID: id, paymentMethod: 'jazzcash' as const, classTimings: [{ from: '15:00', to: '16:00' }] }
  await person.call('purchaseCourse', { body: { ...body, receipt: createReceipt() } })
  return id
}

/** The payment for a course, as an administrator reads it. */
async function paymentFor(context: ConformanceContext, name: string) {
  const [{ call }, { id }] = [await context.admin(), await context.student()]
  const { data } = await call('listStudentBillingDetails', { params: { id } })
  return findRequired(data, (one) => one.course.name === name, 'listStudentBillingDetails: the purchase is missing')
}

/** The bill for a course, as the student reads it. */
export async function billFor(context: ConformanceContext, name: string) {
  const { billing } = await (await context.student()).person.call('listStudentBilling')
  return findRequired(billing, (one) => one.course?.name === name, 'listStudentBilling: the purchase is missing')
}

/** The id of the payment for a course. Without it the payment can’t be decided. */
async function paymentIdFor(context: ConformanceContext, name: string): Promise<number> {
  const { id } = await paymentFor(context, name)
  if (id === undefined) throw new NotImplementedError('decidePurchase')
  return id
}

export const purchases: Scenario = {
  title: 'A student buys a course, and both the student and the administrator see the payment',
  run: async (context) => {
    const name = `Bought ${context.run}`
    await buy(context, name)
    const { person } = await context.student()
    const bill = await billFor(context, name)
    assertConforms(bill.paymentMethod === 'jazzcash', 'listStudentBilling: the payment method isn’t the one sent')
    assertConforms(bill.receipt !== null, 'listStudentBilling: the receipt is missing')
    await paymentFor(context, name)
    const { courses } = await person.call('listEnrolledCourses')
    assertConforms(
      !courses.some((one) => one.name === name),
      'listEnrolledCourses: the course is listed before the payment is approved',
    )
  },
}

export const decisions: Scenario = {
  title: 'Approving a course payment enrols the student',
  needsExtensions: true,
  run: async (context) => {
    const name = `Decided ${context.run}`
    const courseId = await buy(context, name)
    const [{ call }, { person }] = [await context.admin(), await context.student()]
    const paymentId = await paymentIdFor(context, name)
    await call('decidePurchase', { body: { id: paymentId, paymentStatus: 'paid' } })
    const { courses } = await person.call('listEnrolledCourses')
    findRequired(courses, (one) => one.id === courseId, 'listEnrolledCourses: the paid course is missing')
  },
}

export const pendingPayments: Scenario = {
  title: 'A course payment is in the inbox until it is decided',
  needsExtensions: true,
  run: async (context) => {
    const name = `Waiting ${context.run}`
    await buy(context, name)
    const { call } = await context.admin()
    const find = async (after?: string) => {
      const query = { kind: 'coursePayment' as const, limit: 100, ...(after !== undefined && { after }) }
      const { items, next } = await call('listWaiting', { query })
      return { item: items.find(({ what }) => what === name), next }
    }
    let found = await find()
    while (!found.item && found.next !== null) found = await find(found.next)
    assertConforms(found.item?.price === 25, 'listWaiting: the purchase is missing or has the wrong price')
    await call('decidePurchase', { body: { id: found.item?.id ?? 0, paymentStatus: 'rejected' } })
    assertConforms((await find()).item === undefined, 'listWaiting: the decided payment is still listed')
  },
}

export const rejectionReasons: Scenario = {
  title: 'A rejected payment shows the reason and who rejected it',
  needsExtensions: true,
  run: async (context) => {
    const name = `Rejected ${context.run}`
    await buy(context, name)
    const { call } = await context.admin()
    const paymentId = await paymentIdFor(context, name)
    const reason = 'The receipt can’t be read.'
    const { acts: before } = await call('listActs', { query: { limit: 1 } })
    await call('noteReceiptSeen', { body: { kind: 'course', id: paymentId } })
    await call('decidePurchase', { body: { id: paymentId, paymentStatus: 'rejected', reason } })
    const { acts } = await call('listActs', { query: { recordKind: 'coursePayment', recordId: paymentId } })
    const act = findRequired(acts, (one) => one.kind === 'rejectPayment', 'listActs: the decision is missing')
    assertConforms(
      act.who?.isYou === true && act.reason === reason,
      'listActs: the person or the reason of the rejection is missing',
    )
    assertConforms(
      before.every((one) => one.id < act.id),
      'listActs: the later decision has a smaller id',
    )
    const bill = await billFor(context, name)
    assertConforms(bill.reason === reason, 'listStudentBilling: the reason of the rejection is missing')
    assertConforms(bill.history?.at(-1)?.reason === reason, 'listStudentBilling: the history of the receipt is missing')
    assertConforms(typeof bill.seenAt === 'string', 'listStudentBilling: seenAt of the receipt is missing')
  },
}

export const income: Scenario = {
  title: 'An approved course payment counts as income of the month',
  needsExtensions: true,
  run: async (context) => {
    const name = `Income ${context.run}`
    await buy(context, name)
    const { call } = await context.admin()
    const paymentId = await paymentIdFor(context, name)
    const read = async () => {
      const { months, minorDigits } = await call('getSchoolFigures')
      return months.reduce((sum, { courseIncome }) => sum + courseIncome, 0) / 10 ** minorDigits
    }
    const before = await read()
    await call('decidePurchase', { body: { id: paymentId, paymentStatus: 'paid' } })
    assertConforms((await read()) - before === 25, 'getSchoolFigures: the payment isn’t counted as income')
  },
}

export const bookkeeping: Scenario = {
  title: 'A course payment appears once in income, payments and statement',
  needsExtensions: true,
  run: async (context) => {
    const name = `Booked ${context.run}`
    await buy(context, name)
    const [{ call }, { id: studentId, person }] = [await context.admin(), await context.student()]
    const paymentId = await paymentIdFor(context, name)
    await call('decidePurchase', { body: { id: paymentId, paymentStatus: 'paid' } })
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'yyyy-MM-dd'.length)
    const period = { from: day(-1), until: day(1) }
    const { items, minorDigits } = await call('getIncome', { query: period })
    const item = findRequired(items, (one) => one.name === name, 'getIncome: the payment is missing')
    assertConforms(item.amount === 25 * 10 ** minorDigits, 'getIncome: the amount is wrong')
    const listed = []
    for (let next: string | null | undefined; next !== null;) {
      const page = await call('listPayments', { query: { ...period, ...(next !== undefined && { after: next }) } })
      listed.push(...page.payments)
      next = page.next
    }
    const row = findRequired(listed, (one) => one.item === name, 'listPayments: the payment is missing')
    assertConforms(row.amount === 25 && row.status === 'paid', 'listPayments: the amount or the status is wrong')
    const mine = (await person.call('getStatement')).statement.lines.filter((one) => one.item === name)
    assertConforms(
      mine.map(({ what }) => what).join() === 'charge,payment',
      'getStatement: the charge or the payment is missing',
    )
    const { statement } = await call('getStatement', { query: { studentId, ...period } })
    assertConforms(
      statement.lines.filter((one) => one.item === name).length === 2,
      'getStatement: the lines differ from the student’s own statement',
    )
  },
}
