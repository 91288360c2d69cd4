import { must } from '../must.ts'
import { receipt } from '../receipt.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

const NOBODY = 2_147_483_000

export const fees: Story = {
  title: 'A course is paid by the month, its fees are listed, and nobody pays or decides one that isn’t there',
  needsExtensions: true,
  play: async (stage) => {
    const { ask, refused } = await stage.admin()
    const { person, id: studentId } = await stage.student()
    const name = `Monthly ${stage.run}`
    await ask('saveCourse', { body: { name, price: 25, pricing: 'monthly' } })
    const { course } = await person.ask('listCourses')
    const saved = theOne(course, (one) => one.name === name, 'listCourses: a course that was saved isn’t in the list')
    stage.afterwards(`the course ${name}`, () => ask('deleteCourse', { params: { courseId: saved.id } }))
    must(saved.pricing === 'monthly', 'listCourses: a course that is paid by the month isn’t told as one')
    const own = (await person.ask('listOwnFees')).fees
    const { fees: listed } = await ask('listFees', { query: { studentId, limit: 100 } })
    must(listed.length === own.length, 'listFees: a student’s fees aren’t those that they read themselves')
    const payment = { feeID: NOBODY, receipt: receipt(), paymentMethod: 'jazzcash' as const }
    await person.refused('payFee', [404], { body: payment })
    await refused('decideFee', [404], { body: { id: NOBODY, paymentStatus: 'paid' } })
    await refused('endFees', [404], { body: { id: NOBODY } })
  },
}
