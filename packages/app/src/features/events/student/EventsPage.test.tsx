import { examples } from '@maktab/contract/examples'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import { addReceipt, chooseMethod } from '#testing/userActions.ts'
import { findRequestPaths, waitForRequest, findRequests } from '#testing/findRequests.ts'

const home = '/student/event'
const events = examples.listStudentEvents[200]
const [free] = events.free.events
const [joined] = events.joined.events
const { received } = examples.submitEventPayment[200]
const sentence = 'Please select a payment method and upload a receipt.'
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const join = () => page.getByRole('button', { name: `Join ${free!.event.title}` })

// proves 2§4.3, 2§6.1, GET event/join-cancel-membership/{eventId}/{studentId}
test('joining sends one request for the event and refetches the list', async () => {
  const fetch = await openApp(home, { as: 'student', situations: { listStudentEvents: 'free' } })
  await expect.element(join()).toBeVisible()
  expect(findRequests(fetch, 'toggleEventMembership')).toEqual([])
  const releaseToggle = fetch.hold('toggleEventMembership')
  await join().dblClick()
  await expect.element(join()).toHaveAttribute('aria-disabled', 'true')
  await join().click({ force: true })
  fetch.use({ listStudentEvents: 'joined' })
  const releaseList = fetch.hold('listStudentEvents')
  releaseToggle()
  await waitForRequest(fetch, 'listStudentEvents', 2)
  // The list is still loading, so the button stays disabled.
  await expect.element(join()).toHaveAttribute('aria-disabled', 'true')
  releaseList()
  await expect.element(page.getByRole('button', { name: `Leave ${joined!.event.title}` })).toBeVisible()
  await expect.element(page.getByText(examples.toggleEventMembership[200].joined.message)).toBeVisible()
  expect(findRequestPaths(fetch, 'toggleEventMembership')).toEqual([
    `/api/event/join-cancel-membership/${free!.eventID}/${free!.studentID}`,
  ])
  const { url, headers } = await waitForRequest(fetch, 'toggleEventMembership')
  expect(url.search).toBe('?wants=join')
  expect(headers.get('token')).toBe('mock-token-student')
})

test('two presses before a render count as one', async () => {
  const fetch = await openApp(home, { as: 'student', situations: { listStudentEvents: 'free' } })
  await expect.element(join()).toBeVisible()
  const button = join().element() as HTMLButtonElement
  button.click()
  button.click()
  await waitForRequest(fetch, 'listStudentEvents', 2)
  expect(findRequests(fetch, 'toggleEventMembership')).toHaveLength(1)
})

test('the button stays disabled after leaving the page and returning', async () => {
  const fetch = await openApp(home, { as: 'student', situations: { listStudentEvents: 'free' } })
  const releaseToggle = fetch.hold('toggleEventMembership')
  await join().click()
  await page.getByRole('navigation').getByRole('link', { name: 'Policy' }).click()
  await expect.element(heading('Policies')).toBeVisible()
  window.history.back()
  await expect.element(join()).toHaveAttribute('aria-disabled', 'true')
  releaseToggle()
  await expect.element(join()).not.toHaveAttribute('aria-disabled')
  expect(findRequests(fetch, 'toggleEventMembership')).toHaveLength(1)
})

// proves 2§4.3, D17.2
test('leaving asks first', async () => {
  const fetch = await openApp(home, { as: 'student', situations: { listStudentEvents: 'joined' } })
  await press(/^Leave/)
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(findRequests(fetch, 'toggleEventMembership')).toEqual([])
  fetch.use({ listStudentEvents: 'paid', toggleEventMembership: 'left' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Join/ })).toBeVisible()
  expect(findRequestPaths(fetch, 'toggleEventMembership')).toEqual([
    `/api/event/join-cancel-membership/${joined!.eventID}/${joined!.studentID}`,
  ])
  const { url } = await waitForRequest(fetch, 'toggleEventMembership')
  expect(url.search).toBe('?wants=leave')
})

test('each error of a press is shown once without a retry, and the list is refetched', async () => {
  const fetch = await openApp(home, { as: 'student', situations: { listStudentEvents: 'free' } })
  let times = 0
  for (const [situation, message] of [
    ['serverError', 'Something went wrong'],
    ['networkError', 'Can’t connect. Check your internet connection and try again.'],
    ['invalid', examples.toggleEventMembership[422].invalid.error],
  ] as const) {
    await testStep(situation, async () => {
      times += 1
      fetch.use({ toggleEventMembership: situation })
      await join().click()
      await expect.element(page.getByText(message)).toBeVisible()
      await waitForRequest(fetch, 'listStudentEvents', times + 1)
      await expect.element(join()).not.toHaveAttribute('aria-disabled')
      expect(findRequests(fetch, 'toggleEventMembership')).toHaveLength(times)
      expect(page.getByText(message).elements()).toHaveLength(1)
    })
  }
})

test('other rejections of a press are shown on the page', async () => {
  const fetch = await openApp(home, { as: 'student', situations: { listStudentEvents: 'free' } })
  const responses = [
    [409, 'Something else is under way', 'Something else is under way'],
    [422, { studentId: ['Student is unknown'] }, 'Validation failed: Student is unknown'],
  ] as const
  for (const [status, error, message] of responses) {
    fetch.answer('toggleEventMembership', () => Response.json({ error }, { status }))
    await join().click()
    await expect.element(page.getByRole('main').getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect.element(join()).not.toHaveAttribute('aria-disabled')
  }
})

test('an outdated list is refetched before anything is sent, so nothing is undone', async () => {
  const fetch = await openApp(home, { as: 'student', situations: { listStudentEvents: 'free' } })
  await expect.element(join()).toBeVisible()
  fetch.use({ listStudentEvents: 'serverError' })
  await join().click()
  const staleNotice = page.getByText('This list may be out of date.')
  await expect.element(staleNotice).toBeVisible()
  expect(findRequests(fetch, 'toggleEventMembership')).toHaveLength(1)
  await join().click()
  await expect.element(page.getByText('Something went wrong', { exact: true }).first()).toBeVisible()
  await expect.element(join()).not.toHaveAttribute('aria-disabled')
  fetch.answer('listStudentEvents', () => Response.json({ events: [{ ...free, is_member: true }] }))
  await join().click()
  await expect.element(page.getByRole('button', { name: /^Leave/ })).toBeVisible()
  await expect.element(staleNotice).not.toBeInTheDocument()
  expect(findRequests(fetch, 'toggleEventMembership')).toHaveLength(1)
})

// proves 2§1.1, 2§3.7, 2§6.1, POST event/event-payment
test('paying for an event sends a form, refetches the list and opens the confirmation page', async () => {
  const [entry] = events.pendingWithoutReceipt.events
  const fetch = await openApp(home, { as: 'student', situations: { listStudentEvents: 'pendingWithoutReceipt' } })
  await page.getByRole('link', { name: /^Purchase/ }).click()
  await expect.element(heading(/^Pay for an event/)).toBeVisible()
  expect(currentPath()).toBe(`${home}?pay=${entry!.eventID}`)
  await addReceipt()
  await chooseMethod('Bank transfer')
  await page.getByText('Within the country').click()
  fetch.use({ listStudentEvents: 'pendingWithReceipt' })
  await press('Submit Payment')
  await expect.element(heading('We have your receipt')).toBeVisible()
  expect(page.getByText(received.message).elements()).toEqual([])
  expect(currentPath()).toBe(`/student/billing?sent=event-${entry!.eventID}`)
  const { url, body } = await waitForRequest(fetch, 'submitEventPayment')
  expect(url.pathname).toBe('/api/event/event-payment')
  expect(body).toEqual({
    eventID: String(entry!.eventID),
    receipt: expect.any(File),
    method: 'bank',
    origin: 'domestic',
  })
  expect(findRequests(fetch, 'listStudentEvents')).toHaveLength(2)
})

beforeEach(() => sessionStorage.clear())

// proves X74, X89
test('an event whose price is reduced to zero can be joined: the page says so and links to it', async () => {
  const [entry] = events.pendingWithoutReceipt.events
  const fetch = await openApp(`${home}?pay=${entry!.eventID}`, {
    as: 'student',
    situations: { listStudentEvents: 'pendingWithoutReceipt' },
  })
  await press('I have a code')
  fetch.use({ getPaymentTerms: 'nothing' })
  await page.getByRole('textbox', { name: 'Discount code' }).fill('ALL')
  await press('Apply')
  await press('Take part')
  await expect.element(heading('You can join the event')).toBeVisible()
  const { body } = await waitForRequest(fetch, 'submitEventPayment')
  expect(body).toMatchObject({ code: 'ALL' })
  await page.getByRole('link', { name: 'All events' }).click()
  await expect.element(heading('Events')).toBeVisible()
})

// proves X86
test('the payment form of a rejected payment shows the reason', async () => {
  const { event, eventId: _, ...bill } = examples.listStudentBilling[200].typical.billing.find((one) => one.event)!
  const rejected = { ...bill, event, paymentStatus: 'rejected', reason: 'The amount is too small.' }
  const eventId = events.rejected.events[0]!.eventID
  const addRejection = (response: unknown) =>
    typeof response === 'object' && response !== null && 'billing' in response
      ? { billing: [{ ...rejected, eventId }] }
      : response
  await openApp(pay, { as: 'student', situations: { listStudentEvents: 'rejected' }, transformResponse: addRejection })
  await expect.element(page.getByText('The amount is too small.')).toBeVisible()
})

const pay = `${home}?pay=${events.rejected.events[0]!.eventID}`

test('receipt and method are required, and the specified message is shown once', async () => {
  const fetch = await openApp(pay, { as: 'student', situations: { listStudentEvents: 'rejected' } })
  await press('Submit Payment')
  await expect.element(page.getByText(sentence).first()).toBeVisible()
  await expect.poll(() => page.getByText(sentence).elements()).toHaveLength(1)
  expect(findRequests(fetch, 'submitEventPayment')).toEqual([])
})

// proves D18.2
test('a receipt under review is kept by default', async () => {
  await openApp(home, { as: 'student', situations: { listStudentEvents: 'pendingWithReceipt' } })
  await page.getByRole('link', { name: /^Replace receipt/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await expect.element(page.getByRole('link', { name: /^Replace receipt/ })).toBeVisible()
  expect(currentPath()).toBe(home)
})
// proves 1§2.routes.21, 2§2.paths.2, GET event/get-std-events
test('the events are requested once', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(findRequestPaths(fetch, 'listStudentEvents')).toEqual(['/api/event/get-std-events'])
})
