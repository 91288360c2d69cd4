import { assertConforms, findRequired } from '../assertions.ts'
import { createReceipt } from '../registerStudent.ts'
import type { ConformanceContext, Scenario } from '../Scenario.ts'

export const events: Scenario = {
  title: 'A student joins a free event and leaves it, pays for another, and is let in',
  run: async (stage) => {
    const { call } = await stage.admin()
    const { id: studentId, person } = await stage.student()
    const free = await makeEvent(stage, `Free ${stage.run}`, null)
    const own = async (eventId: number) => {
      const words = 'listStudentEvents: an event is missing'
      return findRequired((await person.call('listStudentEvents')).events, (one) => one.eventID === eventId, words)
    }
    const status = (await own(free)).payment_status
    assertConforms(status === 'not_required', `listStudentEvents: a free event has the payment status ${status}`)
    await person.call('toggleEventMembership', { params: { eventId: free, studentId } })
    assertConforms((await own(free)).is_member, 'toggleEventMembership: who has joined is no member')
    await person.call('toggleEventMembership', { params: { eventId: free, studentId } })
    assertConforms(!(await own(free)).is_member, 'toggleEventMembership: who has left is a member still')

    const paid = await makeEvent(stage, `Paid ${stage.run}`, 8)
    await person.expectRefused('submitEventPayment', [422], { body: { eventID: paid, method: 'bank' } })
    await person.call('submitEventPayment', { body: { eventID: paid, method: 'bank', receipt: createReceipt() } })
    assertConforms(
      (await own(paid)).payment_status === 'pending',
      'submitEventPayment: the payment isn’t pending after it',
    )
    const { event } = await call('listEventMembers', { params: { eventId: paid } })
    findRequired(event, (one) => one.student.id === studentId, 'listEventMembers: who has paid is missing')
    const { billingDetails } = await call('getEventBilling', { params: { studentId, eventId: paid } })
    assertConforms(billingDetails?.paymentMethod === 'bank', 'getEventBilling: the payment method isn’t the one sent')
    assertConforms(billingDetails.receipt !== null, 'getEventBilling: the receipt is missing')
    await call('updatePaymentStatus', { body: { studentID: studentId, eventID: paid, paymentStatus: 'paid' } })
    assertConforms(
      (await own(paid)).payment_status === 'paid',
      'updatePaymentStatus: the student’s event isn’t paid after it',
    )
    if (!(await own(paid)).is_member) {
      await call('toggleEventMembership', { params: { eventId: paid, studentId } })
    }
    assertConforms((await own(paid)).is_member, 'toggleEventMembership: an administrator can’t let in who has paid')
    const { billing } = await person.call('listStudentBilling')
    findRequired(
      billing,
      (one) => one.event?.title === `Paid ${stage.run}`,
      'listStudentBilling: a paid event is missing',
    )
  },
}

/** An event in the coming year, deleted when all is over. */
async function makeEvent(stage: ConformanceContext, title: string, price: number | null): Promise<number> {
  const { call } = await stage.admin()
  const time = `${new Date().getUTCFullYear() + 1}-06-01T18:00`
  const body = { id: 0, title, description: 'An evening', price, time, link: null }
  await call('saveEvent', { body })
  const find = async () => (await call('listEvents')).event.filter((one) => one.title === title)
  const made = findRequired(await find(), () => true, 'listEvents: an event that was saved isn’t in the list')
  stage.onCleanup(`the event ${title}`, () => call('deleteEvent', { params: { id: made.id } }))
  assertConforms(made.price === price, `listEvents: the price ${price} came back as ${made.price}`)
  await call('saveEvent', { body: { ...body, id: made.id, description: 'A long evening' } })
  const [changed, ...others] = await find()
  const isChanged = changed?.description === 'A long evening' && others.length === 0
  assertConforms(isChanged, 'saveEvent: with an id it doesn’t change the event')
  return made.id
}

export const policies: Scenario = {
  title: 'A policy is made, changed, read by students and deleted',
  run: async ({ run, admin, student, onCleanup }) => {
    const [{ call }, { person }] = [await admin(), await student()]
    const title = `Policy ${run}`
    const find = async () => (await person.call('listPolicies')).policy.filter((one) => one.title === title)
    await call('savePolicy', { body: { id: 0, title, description: 'Be on time.' } })
    const { id } = findRequired(
      await find(),
      () => true,
      'listPolicies: a policy that was saved isn’t in a student’s list',
    )
    onCleanup(`the policy ${title}`, () => call('deletePolicy', { params: { id } }))
    await call('savePolicy', { body: { id, title, description: 'Be early.' } })
    const changed = await find()
    assertConforms(changed.length === 1, 'savePolicy: with an id it makes another policy instead of changing the one')
    assertConforms(changed[0]?.description === 'Be early.', 'savePolicy: what was changed isn’t in listPolicies')
    findRequired(
      (await call('listPolicies')).policy,
      (one) => one.id === id,
      'listPolicies: an administrator lacks a policy',
    )
    await call('deletePolicy', { params: { id } })
    assertConforms((await find()).length === 0, 'deletePolicy: the policy is still in the list')
  },
}
