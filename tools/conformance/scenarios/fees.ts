import { assertConforms } from '../assertConforms.ts'
import { createReceipt } from '../createReceipt.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

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
