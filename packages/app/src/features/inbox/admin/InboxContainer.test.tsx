import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestBodies, waitForRequest, findRequests } from '#testing/findRequests.ts'

const { items } = examples.listWaiting[200].typical
const coursePayment = items.find(({ kind }) => kind === 'coursePayment')!
const eventPayment = items.find(({ kind }) => kind === 'eventPayment')!

const open = (query = '', situations: Situations = {}) => openApp(`/admin/inbox${query}`, { as: 'admin', situations })
const opened = () => page.getByRole('region', { name: 'Details' })
const leave = () => page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click()

/** Simulates that the tab is closed or hidden for good. */
const hide = () => window.dispatchEvent(new Event('pagehide'))

// proves X52
test('the queue is requested by kind, and the menu shows the pending count', async () => {
  const fetch = await open(`?kind=coursePayment&item=${coursePayment.key}`)
  await expect.element(opened().getByRole('heading', { name: coursePayment.person.name })).toBeVisible()
  const queries = findRequests(fetch, 'listWaiting').map(({ url }) => url.search)
  expect(queries.toSorted()).toEqual(['?limit=1', '?limit=50&kind=coursePayment'])
  await expect
    .element(
      page.getByRole('link', { name: `Inbox ${items.length} pending` }).or(page.getByRole('button', { name: 'More' })),
    )
    .toBeVisible()
})

test('the next page is requested by the cursor of the last one', async () => {
  const { hundreds, longText } = examples.listWaiting[200]
  const { next } = hundreds
  const fetch = await open('', { listWaiting: 'hundreds' })
  const more = { ...longText, items: longText.items.map((one) => ({ ...one, key: `later ${one.key}` })) }
  fetch.answer('listWaiting', () =>
    Response.json(findRequests(fetch, 'listWaiting').at(-1)?.url.searchParams.has('after') ? more : hundreds),
  )
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => findRequests(fetch, 'listWaiting').at(-1)?.url.searchParams.get('after')).toBe(next)
  const rows = page.getByRole('region', { name: 'Inbox items' }).getByRole('listitem')
  await expect.element(rows).toHaveLength(hundreds.items.length + more.items.length)
  // The button is also hidden while a page loads, so its absence means the end of the list only once the rows are there.
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

// proves X87
test.for([
  ['course', coursePayment],
  ['event', eventPayment],
] as const)('viewing the receipt of a payment (%s) marks it as seen', async ([kind, item]) => {
  const fetch = await open(`?item=${item.key}`)
  await expect.element(opened().getByRole('heading', { name: item.person.name })).toBeVisible()
  await expect.poll(() => findRequestBodies(fetch, 'noteReceiptSeen')).toEqual([{ kind, id: item.id }])
})

test('a failure to mark a receipt as seen isn’t reported', async () => {
  await open(`?item=${coursePayment.key}`, { noteReceiptSeen: 'serverError' })
  await expect.element(opened().getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

// proves X87
test('a monthly fee is requested, marked as seen and decided as a fee, because its ID may equal a payment’s', async () => {
  const [fee] = examples.listWaiting[200].fees.items
  const fetch = await open(`?item=${fee!.key}`, { listWaiting: 'fees', getPayment: 'fee' })
  await opened().getByRole('button', { name: 'Approve' }).click()
  hide()
  await expect
    .poll(() => findRequestBodies(fetch, 'decideFee'))
    .toEqual([{ id: fee!.id, paymentStatus: 'paid', version: fee!.version }])
  // After the decision its details are refetched.
  expect(new Set(findRequests(fetch, 'getPayment').map(({ url }) => url.search))).toEqual(new Set(['?kind=fee']))
  expect(findRequestBodies(fetch, 'noteReceiptSeen')).toEqual([{ kind: 'fee', id: fee!.id }])
})

// proves X62
test('a decided monthly fee links to the student’s billing', async () => {
  const acts = examples.listActs[200].fees.acts.filter(({ record }) => record.kind === 'feePayment')
  const fetch = await open()
  fetch.answer('listActs', () => Response.json({ acts, hasMore: false }))
  await page.getByRole('button', { name: 'History' }).click()
  await decidedItems().first().getByRole('link').click()
  await expect.poll(currentPath).toBe(`/admin/students?student=${acts[0]!.studentId}&tab=billing`)
})

// proves X53
test('an undone decision is never sent; another one is sent when the user leaves', async () => {
  const fetch = await open(`?item=${coursePayment.key}`)
  await opened().getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(opened().getByRole('heading', { name: coursePayment.person.name })).toBeVisible()
  await opened().getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Unknown')
  await opened().getByRole('group', { name: 'Reject' }).getByRole('button', { name: 'Reject' }).click()
  expect(findRequests(fetch, 'decidePurchase')).toEqual([])
  await leave()
  await expect
    .poll(() => findRequestBodies(fetch, 'decidePurchase'))
    .toEqual([{ id: coursePayment.id, paymentStatus: 'rejected', reason: 'Unknown' }])
})

// proves X53
test('an event payment is sent with its version when the tab closes, and the queue is refetched', async () => {
  const fetch = await open(`?item=${eventPayment.key}`)
  await opened().getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  hide()
  const { eventId: eventID, version, person } = eventPayment
  const { body } = await waitForRequest(fetch, 'updatePaymentStatus')
  expect(body).toEqual({ studentID: person.id, eventID, paymentStatus: 'paid', version })
  await waitForRequest(fetch, 'listWaiting', 4)
})

// proves X53
test.for([
  ['decided', `Yusuf Kareem already decided on ${coursePayment.person.name}.`],
  // In another tab.
  ['payments', `You already decided on ${coursePayment.person.name} somewhere else.`],
  ['unknownCall', `Someone else already decided on ${coursePayment.person.name}.`],
] as const)('shows who decided first, if the backend knows (%s)', async ([listActs, message]) => {
  const fetch = await open(`?item=${coursePayment.key}`, { decidePurchase: 'changedMeanwhile', listActs })
  await opened().getByRole('button', { name: 'Approve' }).click()
  await leave()
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  expect(findRequests(fetch, 'decidePurchase')).toHaveLength(1)
})

const row = () => page.getByRole('button', { name: new RegExp(`^${coursePayment.person.name} .*Course payment`) })

// proves X53
test('a held decision stays hidden when the queue is refetched', async () => {
  const fetch = await open(`?item=${coursePayment.key}`)
  await opened().getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const requestCount = findRequests(fetch, 'listWaiting').length
  await expect.poll(() => fetch.emitChange('purchases')).toBe(1)
  await expect.poll(() => findRequests(fetch, 'listWaiting').length).toBeGreaterThan(requestCount)
  await new Promise((drawn) => requestAnimationFrame(drawn))
  expect(row().elements()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(row()).toBeVisible()
})

// proves X53
test('an item being rejected stays with its typed reason when another admin decides on it', async () => {
  const fetch = await open(`?item=${coursePayment.key}`)
  await opened().getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Unknown')
  const { typical } = examples.listWaiting[200]
  const rest = { ...typical, items: items.filter(({ key }) => key !== coursePayment.key) }
  fetch.answer('listWaiting', () => Response.json(rest))
  await expect.poll(() => fetch.emitChange('purchases')).toBe(1)
  await expect.element(opened().getByText('Someone else already decided this.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Unknown')
  await opened().getByRole('button', { name: 'Cancel' }).click()
  // The focus moves to the item that is now open.
  await expect.element(opened().getByRole('heading', { level: 2 })).toHaveFocus()
  expect(row().elements()).toEqual([])
})

// proves X53
test('a decision that fails to send shows an error and becomes pending again', async () => {
  const fetch = await open(`?item=${coursePayment.key}`, { decidePurchase: 'serverError' })
  await opened().getByRole('button', { name: 'Approve' }).click()
  await expect.element(opened().getByRole('heading', { name: coursePayment.person.name })).not.toBeInTheDocument()
  hide()
  await waitForRequest(fetch, 'decidePurchase')
  const message = `${coursePayment.person.name}: Something went wrong`
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect.element(row()).toBeVisible()
})

const decidedItems = () => page.getByRole('region', { name: 'History' }).getByRole('listitem')

// proves X62
test('past decisions load page by page when viewed and link to their person', async () => {
  const [act] = examples.listActs[200].decided.acts
  const acts = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ ...act!, id: from - at }))
  const fetch = await open()
  await expect.element(opened()).toBeVisible()
  expect(findRequests(fetch, 'listActs')).toEqual([])
  fetch.answer('listActs', () =>
    Response.json({
      acts: findRequests(fetch, 'listActs').at(-1)?.url.searchParams.has('before') ? acts(70, 2) : acts(100, 30),
    }),
  )
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => decidedItems().elements().length).toBe(32)
  const queries = findRequests(fetch, 'listActs').map(({ url }) => url.search)
  expect(new Set(queries)).toEqual(new Set(['?of=inbox&limit=30', '?of=inbox&limit=30&before=71']))
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  await decidedItems().first().getByRole('link').click()
  await expect.poll(currentPath).toBe('/admin/students?student=2&tab=billing')
})

// proves X62
test('a backend without an audit log shows pending items instead and hides the tab', async () => {
  await open('?kind=decided', { listActs: 'unknownCall' })
  await expect.element(opened()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByRole('button', { name: 'History' }).elements()).toEqual([])
})

// proves X54
test('approving a teacher sends the suggested ID and password', async () => {
  const [teacher] = examples.listTeachers[200].pending.teachers
  const fetch = await open('', { listTeachers: 'pending' })
  await page.getByRole('button', { name: `Approve ${teacher?.name}…` }).click()
  await page.getByRole('button', { name: 'Approve and copy login' }).click()
  await expect.element(page.getByRole('link', { name: 'Next: assign a course' })).toBeVisible()
  const { body } = await waitForRequest(fetch, 'assignTeacherCredentials')
  expect(body).toMatchObject({
    id: 'TCH-001',
    teacherID: teacher?.id,
    email: teacher?.email,
    isEdit: false,
    version: 1,
  })
  await page.getByRole('link', { name: 'Next: assign a course' }).click()
  await expect.poll(currentPath).toBe(`/admin/teacher?teacher=${teacher?.id}&tab=courses`)
})

// proves X54
test('rejecting an application sends its version and the reason, and fails if it was decided before', async () => {
  const [teacher] = examples.listTeachers[200].pending.teachers
  const application = items.find(({ kind }) => kind === 'application')!
  const fetch = await open(`?item=${application.key}`, { listTeachers: 'pending', deleteTeacher: 'changedMeanwhile' })
  await opened().getByRole('button', { name: 'Reject…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Reject application?' })
  await question.getByRole('textbox', { name: 'Reason' }).fill('No room')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(question.getByRole('alert')).toBeVisible()
  const body = { teacherID: teacher?.id, version: 1, reason: 'No room' }
  expect(findRequestBodies(fetch, 'deleteTeacher')).toEqual([body])
})

test('assigning an ID sends the version that was shown', async () => {
  const item = items.find(({ kind }) => kind === 'studentWithoutId')!
  const fetch = await open(`?item=${item.key}`)
  await opened().getByRole('button', { name: 'Submit' }).click()
  await expect
    .poll(() => findRequestBodies(fetch, 'assignStudentId'))
    .toEqual([{ id: item.id, studentID: 'STD-013', version: item.version }])
})

// proves X52
test('a backend without the queue builds it from the lists and hides the rest', async () => {
  await open('', { listWaiting: 'unknownCall', listTeachers: 'pending' })
  const applicants = examples.listTeachers[200].pending.teachers
  await expect
    .element(page.getByRole('button', { name: /^Applications/ }))
    .toHaveTextContent(`Applications ${applicants.length}`)
  expect(page.getByRole('button', { name: /payments/ }).elements()).toEqual([])
  expect(page.getByRole('link', { name: /waiting/ }).elements()).toEqual([])
})
