import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

const { events } = examples.listStudentEvents[200].typical
/** What is offered by the status of the payment (2§4); a free event is joined whatever it says (decision 55). */
function offersOf({ payment_status: status, is_member, receipt, event }: (typeof events)[number]): string[] {
  if (status === 'paid' || status === 'not_required' || !event.price) return [is_member ? 'Leave' : 'Join']
  // A receipt that is under review can be replaced, which is another button (decision 18).
  return status === 'pending' && receipt ? [] : ['Purchase']
}
const price = (amount: number | null) =>
  amount === null ? 'Free' : `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`

// proves 2§2.studentEvents.1, 2§2.studentEvents.2, 2§2.studentEvents.4, 2§2.studentEvents.5, 2§4.2
test.for(events)(
  'the card of event $eventID says title, description, price, time and what is offered',
  async (entry) => {
    const { event } = entry
    await openApp('/student/event', { as: 'student', situations: { listStudentEvents: 'typical' } })
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: event.title, exact: true }) })
    await expect.element(card, { timeout: 20_000 }).toBeVisible()
    await expect.element(card.getByText(event.description)).toBeVisible()
    await expect.element(card.getByText(price(event.price), { exact: true })).toBeVisible()
    await expect.element(card.getByText(event.time.slice(11), { exact: false }).first()).toBeVisible()
    const offered = ['Purchase', 'Join', 'Leave'].filter(
      (name) =>
        card.getByRole('button', { name: new RegExp(`^${name}`) }).elements().length +
          card.getByRole('link', { name: new RegExp(`^${name}`) }).elements().length >
        0,
    )
    const isPast = card.getByText('Past', { exact: true }).elements().length > 0
    expect(offered).toEqual(isPast ? [] : offersOf(entry))
  },
)
