import { must } from '../must.ts'
import { receipt } from '../receipt.ts'
import type { Stage } from '../Stage.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const events: Story = {
  title: 'A student joins a free event and leaves it, pays for another, and is let in',
  play: async (stage) => {
    const { ask } = await stage.admin()
    const { id: studentId, person } = await stage.student()
    const free = await makeEvent(stage, `Free ${stage.run}`, null)
    const own = async (eventId: number) => {
      const words = 'listStudentEvents: an event is missing'
      return theOne((await person.ask('listStudentEvents')).events, (one) => one.eventID === eventId, words)
    }
    const status = (await own(free)).payment_status
    must(status === 'not_required', `listStudentEvents: a free event has the payment status ${status}`)
    await person.ask('toggleEventMembership', { params: { eventId: free, studentId } })
    must((await own(free)).is_member, 'toggleEventMembership: who has joined is no member')
    await person.ask('toggleEventMembership', { params: { eventId: free, studentId } })
    must(!(await own(free)).is_member, 'toggleEventMembership: who has left is a member still')

    const paid = await makeEvent(stage, `Paid ${stage.run}`, 8)
    await person.refused('submitEventPayment', [422], { body: { eventID: paid, method: 'bank' } })
    await person.ask('submitEventPayment', { body: { eventID: paid, method: 'bank', receipt: receipt() } })
    must((await own(paid)).payment_status === 'pending', 'submitEventPayment: the payment isn’t pending after it')
    const { event } = await ask('listEventMembers', { params: { eventId: paid } })
    theOne(event, (one) => one.student.id === studentId, 'listEventMembers: who has paid is missing')
    const { billingDetails } = await ask('getEventBilling', { params: { studentId, eventId: paid } })
    must(billingDetails?.paymentMethod === 'bank', 'getEventBilling: the payment method isn’t the one sent')
    must(billingDetails.receipt !== null, 'getEventBilling: the receipt is missing')
    await ask('updatePaymentStatus', { body: { studentID: studentId, eventID: paid, paymentStatus: 'paid' } })
    must((await own(paid)).payment_status === 'paid', 'updatePaymentStatus: the student’s event isn’t paid after it')
    if (!(await own(paid)).is_member) {
      await ask('toggleEventMembership', { params: { eventId: paid, studentId } })
    }
    must((await own(paid)).is_member, 'toggleEventMembership: an administrator can’t let in who has paid')
    const { billing } = await person.ask('listStudentBilling')
    theOne(billing, (one) => one.event?.title === `Paid ${stage.run}`, 'listStudentBilling: a paid event is missing')
  },
}

/** An event in the coming year, deleted when all is over. */
async function makeEvent(stage: Stage, title: string, price: number | null): Promise<number> {
  const { ask } = await stage.admin()
  const time = `${new Date().getUTCFullYear() + 1}-06-01T18:00`
  const body = { id: 0, title, description: 'An evening', price, time, link: null }
  await ask('saveEvent', { body })
  const find = async () => (await ask('listEvents')).event.filter((one) => one.title === title)
  const made = theOne(await find(), () => true, 'listEvents: an event that was saved isn’t in the list')
  stage.afterwards(`the event ${title}`, () => ask('deleteEvent', { params: { id: made.id } }))
  must(made.price === price, `listEvents: the price ${price} came back as ${made.price}`)
  await ask('saveEvent', { body: { ...body, id: made.id, description: 'A long evening' } })
  const [changed, ...others] = await find()
  const isChanged = changed?.description === 'A long evening' && others.length === 0
  must(isChanged, 'saveEvent: with an id it doesn’t change the event')
  return made.id
}
