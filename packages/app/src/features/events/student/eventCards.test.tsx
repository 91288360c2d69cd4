import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, testStep } from '#testing/openApp.tsx'

const { events } = examples.listStudentEvents[200].typical
/** The actions offered for each payment status (2§4); a free event can be joined with any status (decision 55). */
function expectedActions({ payment_status: status, is_member, receipt, event }: (typeof events)[number]): string[] {
  if (status === 'paid' || status === 'not_required' || !event.price) return [is_member ? 'Leave' : 'Join']
  // Replacing a receipt under review is another button (decision 18).
  return status === 'pending' && receipt ? [] : ['Purchase']
}
const price = (amount: number | null) =>
  amount === null ? 'Free' : `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`

// proves 2§2.studentEvents.1, 2§2.studentEvents.2, 2§2.studentEvents.4, 2§2.studentEvents.5, 2§4.2
test('without extensions each event card shows title, description, price, time and actions', async () => {
  await openApp('/student/event', {
    as: 'student',
    situations: { listStudentEvents: 'typical', getSettings: 'unknownCall' },
  })
  for (const entry of events) {
    const { event } = entry
    await testStep(event.title, async () => {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: event.title, exact: true }) })
      await expect.element(card).toBeVisible()
      await expect.element(card.getByText(event.description)).toBeVisible()
      await expect.element(card.getByText(price(event.price), { exact: true })).toBeVisible()
      await expect.element(card.getByText(event.time.slice(11), { exact: false }).first()).toBeVisible()
      const shows = (name: string) =>
        (['button', 'link'] as const).some((role) => card.getByRole(role, { name: new RegExp(`^${name}`) }).query())
      const isPast = card.getByText('Past', { exact: true }).elements().length > 0
      expect(['Purchase', 'Join', 'Leave'].filter(shows)).toEqual(isPast ? [] : expectedActions(entry))
    })
  }
})
