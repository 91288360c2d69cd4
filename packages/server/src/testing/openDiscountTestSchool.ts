import { type TestSchool, openTestSchool } from './openTestSchool.ts'
import { createForm, createPictureFile } from './createPictureFile.ts'

const nothing = {
  id: 0,
  name: 'Siblings',
  code: null,
  studentId: null,
  courseId: null,
  eventId: null,
  percentage: null,
  amount: null,
  from: null,
  until: null,
  mostUses: null,
  note: null,
}

/** A school with a course and an event that somebody may pay less for. */
export async function openDiscountTestSchool(given?: TestSchool) {
  const school = given ?? (await openTestSchool())
  const { ask, admin, database } = school
  const { token } = await admin()
  const courseId = await school.course()
  const { id: eventId } = await database
    .insertInto('events')
    .values({
      title: 'Open evening',
      description: '',
      price: 10,
      time: '2027-01-01T18:00',
      link: null,
      archived_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const give = async (discount: Partial<Record<keyof typeof nothing | 'version', unknown>>) =>
    ask('saveDiscount', { token, body: { ...nothing, ...discount } })
  const list = async () => (await ask('listDiscounts', { token })).body.discounts
  const end = async (id: number) => ask('endDiscount', { token, params: { id } })
  const terms = (who: string, query: Record<string, string> = {}) =>
    ask('getPaymentTerms', {
      token: who,
      params: { id: query['kind'] === 'event' ? eventId : courseId },
      ...(Object.keys(query).length > 0 && { query }),
    })
  const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
  const buy = async (who: string, more: Record<string, string> = {}, id = courseId) =>
    ask('purchaseCourse', { token: who, body: createForm({ courseID: String(id), ...times, ...more }) })
  const pay = async (who: string, more: Record<string, string> = {}) =>
    ask('purchaseCourse', {
      token: who,
      body: createForm({
        courseID: String(courseId),
        ...times,
        receipt: await createPictureFile(),
        paymentMethod: 'jazzcash',
        ...more,
      }),
    })
  const payEvent = async (who: string, more: Record<string, string> = {}, receipt?: File) =>
    ask('submitEventPayment', {
      token: who,
      body: createForm({ eventID: String(eventId), ...(receipt && { receipt, method: 'bank' }), ...more }),
    })
  return { ...school, token, courseId, eventId, give, list, end, terms, buy, pay, payEvent }
}
