import { createHash } from 'node:crypto'
import { must } from '../must.ts'
import { receipt } from '../receipt.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const uploads: Story = {
  title: 'A receipt is sent before its form, which names it',
  needsExtensions: true,
  play: async (stage) => {
    const name = `Bought in pieces ${stage.run}`
    const { ask } = await stage.admin()
    const { person } = await stage.student()
    await ask('saveCourse', { body: { name, price: 25 } })
    const { id } = theOne((await person.ask('listCourses')).course, (one) => one.name === name, 'The course is missing')
    stage.afterwards(`the course ${name}`, () => ask('deleteCourse', { params: { courseId: id } }))

    const piece = receipt()
    const bytes = new Uint8Array(await piece.arrayBuffer())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const { upload, received } = await person.ask('beginUpload', {
      body: { size: bytes.length, type: 'image/png', sha256 },
    })
    must(received === 0, 'beginUpload: something is there before anything was sent')
    const sent = await person.ask('sendPiece', { params: { upload, offset: 0 }, body: { piece } })
    must(sent.received === bytes.length, 'sendPiece: not all of the piece is there')
    const there = await person.ask('getUpload', { params: { upload } })
    must(there.received === bytes.length && there.size === bytes.length, 'getUpload: it says otherwise than the piece')
    const body = { courseID: id, paymentMethod: 'jazzcash' as const, classTimings: [{ from: '15:00', to: '16:00' }] }
    await person.ask('purchaseCourse', { body: { ...body, receiptUpload: upload } })
    const bill = theOne(
      (await person.ask('listStudentBilling')).billing,
      (one) => one.course?.name === name,
      'listStudentBilling: what was bought is missing',
    )
    must(bill.receipt !== null, 'listStudentBilling: the receipt that came in pieces is missing')
  },
}
