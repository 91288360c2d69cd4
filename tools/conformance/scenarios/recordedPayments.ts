import { assertConforms, findRequired } from '../assertions.ts'
import { createCourse } from '../createTestRecords.ts'
import type { Scenario } from '../Scenario.ts'

export const recordedPayments: Scenario = {
  title: 'Cash in two parts pays a course, and a refund and a void are undone in the statement',
  needsExtensions: true,
  run: async (context) => {
    const { call, expectRefused } = await context.admin()
    const { id: studentId } = await context.student()
    const { id: itemId, name } = await createCourse(context, { name: `In cash ${context.run}`, price: 25 })
    const readOpen = async () =>
      findRequired(
        (await call('listPayableItems', { query: { studentId } })).items,
        (one) => one.kind === 'course' && one.itemId === itemId,
        'listPayableItems: a course that isn’t paid is missing',
      )
    const { left } = await readOpen()
    assertConforms(left === 25, 'listPayableItems: the amount left isn’t the price')
    const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 'yyyy-MM-dd'.length)
    const cash = { kind: 'course' as const, method: 'cash' as const, date }
    const { fields } = await expectRefused('recordPayment', [422], { body: { ...cash, studentId, itemId, amount: 26 } })
    assertConforms('amount' in fields, 'recordPayment: the 422 for too much doesn’t name amount')
    await call('recordPayment', { body: { ...cash, studentId, itemId, amount: 10 } })
    const open = await readOpen()
    assertConforms(open.left === 15 && open.id !== null, 'listPayableItems: a part that was paid isn’t subtracted')
    const id = open.id ?? 0
    await call('recordPayment', { body: { ...cash, id, amount: 15 } })
    const readBill = async () => {
      const { data } = await call('listStudentBillingDetails', { params: { id: studentId } })
      return findRequired(data, (one) => one.course.name === name, 'listStudentBillingDetails: the course is missing')
    }
    assertConforms((await readBill()).paymentStatus === 'paid', 'recordPayment: the course isn’t paid by its parts')
    const refund = await call('recordRefund', { body: { ...cash, id, amount: 5, reason: 'One lesson less.' } })
    assertConforms((await readBill()).payments?.refunded === 5, 'recordRefund: the refund is missing in the bill')
    const readRefunds = async () =>
      (await call('getStatement', { query: { studentId } })).statement.lines.filter(
        ({ what, item }) => what === 'refund' && item === name,
      ).length
    assertConforms((await readRefunds()) === 1, 'getStatement: the refund is missing')
    await call('voidEntry', { body: { id: refund.id, reason: 'Not paid out.' } })
    assertConforms((await readRefunds()) === 0, 'voidEntry: the refund still counts')
    await expectRefused('voidEntry', [409], { body: { id: refund.id, reason: 'Again.' } })
  },
}
