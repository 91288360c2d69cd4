import { assertConforms, findRequired } from '../assertions.ts'
import { createReceipt } from '../createTestRecords.ts'
import type { ConformanceContext, Scenario } from '../Scenario.ts'

export const events: Scenario = {
  title: 'A student joins and leaves a free event, and pays for another',
  run: async (context) => {
    const { call } = await context.admin()
    const { id: studentId, person } = await context.student()
    const free = await createEvent(context, `Free ${context.run}`, null)
    const own = async (eventId: number) => {
      const message = 'listStudentEvents: an event is missing'
      return findRequired((await person.call('listStudentEvents')).events, (one) => one.eventID === eventId, message)
    }
    const status = (await own(free)).payment_status
    assertConforms(status === 'not_required', `listStudentEvents: a free event has the payment status ${status}`)
    await person.call('toggleEventMembership', { params: { eventId: free, studentId } })
    assertConforms((await own(free)).is_member, 'toggleEventMembership: a student who joined isn’t a member')
    await person.call('toggleEventMembership', { params: { eventId: free, studentId } })
    assertConforms(!(await own(free)).is_member, 'toggleEventMembership: a student who left is still a member')

    const paid = await createEvent(context, `Paid ${context.run}`, 8)
    await person.expectRefused('submitEventPayment', [422], { body: { eventID: paid, method: 'bank' } })
    await person.call('submitEventPayment', { body: { eventID: paid, method: 'bank', receipt: createReceipt() } })
    assertConforms((await own(paid)).payment_status === 'pending', 'submitEventPayment: the payment isn’t pending')
    const { event } = await call('listEventMembers', { params: { eventId: paid } })
    findRequired(event, (one) => one.student.id === studentId, 'listEventMembers: the student who paid is missing')
    const { billingDetails } = await call('getEventBilling', { params: { studentId, eventId: paid } })
    assertConforms(billingDetails?.paymentMethod === 'bank', 'getEventBilling: the payment method isn’t the one sent')
    assertConforms(billingDetails.receipt !== null, 'getEventBilling: the receipt is missing')
    await call('updatePaymentStatus', { body: { studentID: studentId, eventID: paid, paymentStatus: 'paid' } })
    assertConforms((await own(paid)).payment_status === 'paid', 'updatePaymentStatus: the student’s event isn’t paid')
    if (!(await own(paid)).is_member) {
      await call('toggleEventMembership', { params: { eventId: paid, studentId } })
    }
    assertConforms((await own(paid)).is_member, 'toggleEventMembership: an administrator can’t add a student who paid')
    const { billing } = await person.call('listStudentBilling')
    findRequired(
      billing,
      (one) => one.event?.title === `Paid ${context.run}`,
      'listStudentBilling: the paid event is missing',
    )
  },
}

/** Creates an event next year; deleted after the run. */
async function createEvent(context: ConformanceContext, title: string, price: number | null): Promise<number> {
  const { call } = await context.admin()
  const time = `${new Date().getUTCFullYear() + 1}-06-01T18:00`
  const body = { id: 0, title, description: 'An evening', price, time, link: null }
  await call('saveEvent', { body })
  const find = async () => (await call('listEvents')).event.filter((one) => one.title === title)
  const made = findRequired(await find(), () => true, 'listEvents: the saved event is missing')
  context.onCleanup(`the event ${title}`, () => call('deleteEvent', { params: { id: made.id } }))
  assertConforms(made.price === price, `listEvents: the price is ${made.price}, not ${price}`)
  await call('saveEvent', { body: { ...body, id: made.id, description: 'A long evening' } })
  const [changed, ...others] = await find()
  const isChanged = changed?.description === 'A long evening' && others.length === 0
  assertConforms(isChanged, 'saveEvent: an id doesn’t update the event')
  return made.id
}

export const policies: Scenario = {
  title: 'A policy is created, edited, read by students and deleted',
  run: async ({ run, admin, student, onCleanup }) => {
    const [{ call }, { person }] = [await admin(), await student()]
    const title = `Policy ${run}`
    const find = async () => (await person.call('listPolicies')).policy.filter((one) => one.title === title)
    await call('savePolicy', { body: { id: 0, title, description: 'Be on time.' } })
    const { id } = findRequired(await find(), () => true, 'listPolicies: the saved policy is missing for a student')
    onCleanup(`the policy ${title}`, () => call('deletePolicy', { params: { id } }))
    await call('savePolicy', { body: { id, title, description: 'Be early.' } })
    const changed = await find()
    assertConforms(changed.length === 1, 'savePolicy: an id creates another policy instead of updating')
    assertConforms(changed[0]?.description === 'Be early.', 'savePolicy: the change is missing in listPolicies')
    findRequired(
      (await call('listPolicies')).policy,
      (one) => one.id === id,
      'listPolicies: the policy is missing for an administrator',
    )
    await call('deletePolicy', { params: { id } })
    assertConforms((await find()).length === 0, 'deletePolicy: the policy is still in the list')
  },
}
