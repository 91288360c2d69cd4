import { createHash } from 'node:crypto'
import { assertConforms } from '../assertConforms.ts'
import { createReceipt } from '../createReceipt.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const uploads: Scenario = {
  title: 'A receipt is sent before its form, which names it',
  needsExtensions: true,
  run: async (stage) => {
    const name = `Bought in pieces ${stage.run}`
    const { call } = await stage.admin()
    const { person } = await stage.student()
    await call('saveCourse', { body: { name, price: 25 } })
    const { id } = findRequired(
      (await person.call('listCourses')).course,
      (one) => one.name === name,
      'The course is missing',
    )
    stage.onCleanup(`the course ${name}`, () => call('deleteCourse', { params: { courseId: id } }))

    const piece = createReceipt()
    const bytes = new Uint8Array(await piece.arrayBuffer())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const { upload, received } = await person.call('beginUpload', {
      body: { size: bytes.length, type: 'image/png', sha256 },
    })
    assertConforms(received === 0, 'beginUpload: something is there before anything was sent')
    const sent = await person.call('sendPiece', { params: { upload, offset: 0 }, body: { piece } })
    assertConforms(sent.received === bytes.length, 'sendPiece: not all of the piece is there')
    const there = await person.call('getUpload', { params: { upload } })
    assertConforms(
      there.received === bytes.length && there.size === bytes.length,
      'getUpload: it says otherwise than the piece',
    )
    const body = { courseID: id, paymentMethod: 'jazzcash' as const, classTimings: [{ from: '15:00', to: '16:00' }] }
    await person.call('purchaseCourse', { body: { ...body, receiptUpload: upload } })
    const bill = findRequired(
      (await person.call('listStudentBilling')).billing,
      (one) => one.course?.name === name,
      'listStudentBilling: what was bought is missing',
    )
    assertConforms(bill.receipt !== null, 'listStudentBilling: the receipt that came in pieces is missing')
  },
}
