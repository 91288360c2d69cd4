import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestBodies, waitForRequest, findRequests } from '#testing/requests.ts'

const { items } = examples.listWaiting[200].typical
const ofCourse = items.find(({ kind }) => kind === 'coursePayment')!
const ofEvent = items.find(({ kind }) => kind === 'eventPayment')!

const open = (query = '', situations: Situations = {}) => openApp(`/admin/inbox${query}`, { as: 'admin', situations })
const opened = () => page.getByRole('region', { name: 'What is open' })
const leave = () => page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click()

/** The tab is closed, or hidden for good. */
const hide = () => window.dispatchEvent(new Event('pagehide'))

// proves X52
test('the queue is asked for by its kind, and the menu says how much waits', async () => {
  const fetch = await open(`?kind=coursePayment&item=${ofCourse.key}`)
  await expect.element(opened().getByRole('heading', { name: ofCourse.person.name })).toBeVisible()
  const queries = findRequests(fetch, 'listWaiting').map(({ url }) => url.search)
  expect(queries.toSorted()).toEqual(['?limit=1', '?limit=50&kind=coursePayment'])
  await expect
    .element(
      page.getByRole('link', { name: `Inbox ${items.length} waiting` }).or(page.getByRole('button', { name: 'More' })),
    )
    .toBeVisible()
})

test('the next page is asked for by where the last one ended', async () => {
  const { hundreds, longText } = examples.listWaiting[200]
  const { next } = hundreds
  const fetch = await open('', { listWaiting: 'hundreds' })
  const more = { ...longText, items: longText.items.map((one) => ({ ...one, key: `later ${one.key}` })) }
  fetch.answer('listWaiting', () =>
    Response.json(findRequests(fetch, 'listWaiting').at(-1)?.url.searchParams.has('after') ? more : hundreds),
  )
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => findRequests(fetch, 'listWaiting').at(-1)?.url.searchParams.get('after')).toBe(next)
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  const rows = page.getByRole('region', { name: 'What waits' }).getByRole('listitem')
  expect(rows.elements()).toHaveLength(hundreds.items.length + more.items.length)
})

// proves X87
test.for([
  ['course', ofCourse],
  ['event', ofEvent],
] as const)('that the receipt of a payment (%s) is looked at is noted', async ([kind, item]) => {
  const fetch = await open(`?item=${item.key}`)
  await expect.element(opened().getByRole('heading', { name: item.person.name })).toBeVisible()
  await expect.poll(() => findRequestBodies(fetch, 'noteReceiptSeen')).toEqual([{ kind, id: item.id }])
})

test('where it can’t be noted that a receipt was looked at, nobody is told of it', async () => {
  await open(`?item=${ofCourse.key}`, { noteReceiptSeen: 'serverError' })
  await expect.element(opened().getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

// proves X87
test('a monthly fee is asked for, noted and decided as a fee, for its number is somebody else’s among payments', async () => {
  const [fee] = examples.listWaiting[200].fees.items
  const fetch = await open(`?item=${fee!.key}`, { listWaiting: 'fees', getPayment: 'fee' })
  await opened().getByRole('button', { name: 'Approve' }).click()
  hide()
  await expect
    .poll(() => findRequestBodies(fetch, 'decideFee'))
    .toEqual([{ id: fee!.id, paymentStatus: 'paid', version: fee!.version }])
  // Once it is decided its file is read again.
  expect(new Set(findRequests(fetch, 'getPayment').map(({ url }) => url.search))).toEqual(new Set(['?kind=fee']))
  expect(findRequestBodies(fetch, 'noteReceiptSeen')).toEqual([{ kind: 'fee', id: fee!.id }])
})

// proves X62
test('a monthly fee that was decided leads to the student’s billing', async () => {
  const acts = examples.listActs[200].fees.acts.filter(({ record }) => record.kind === 'feePayment')
  const fetch = await open()
  fetch.answer('listActs', () => Response.json({ acts, hasMore: false }))
  await page.getByRole('button', { name: 'Decided' }).click()
  await listed().first().getByRole('link').click()
  await expect.poll(currentPath).toBe(`/admin/students?student=${acts[0]!.studentId}&tab=billing`)
})

// proves X53
test('a decision that is taken back is never sent; another one is, as soon as one leaves', async () => {
  const fetch = await open(`?item=${ofCourse.key}`)
  await opened().getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(opened().getByRole('heading', { name: ofCourse.person.name })).toBeVisible()
  await opened().getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Unreadable')
  await opened().getByRole('group', { name: 'Reject' }).getByRole('button', { name: 'Reject' }).click()
  expect(findRequests(fetch, 'decidePurchase')).toEqual([])
  await leave()
  await expect
    .poll(() => findRequestBodies(fetch, 'decidePurchase'))
    .toEqual([{ id: ofCourse.id, paymentStatus: 'rejected', reason: 'Unreadable' }])
})

// proves X53
test('the payment of an event goes out by its version when the tab goes away, and the queue is read again', async () => {
  const fetch = await open(`?item=${ofEvent.key}`)
  await opened().getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  hide()
  const { eventId: eventID, version, person } = ofEvent
  const { body } = await waitForRequest(fetch, 'updatePaymentStatus')
  expect(body).toEqual({ studentID: person.id, eventID, paymentStatus: 'paid', version })
  await waitForRequest(fetch, 'listWaiting', 4)
})

// proves X53
test.for([
  ['decided', `Yusuf Kareem was ahead with ${ofCourse.person.name}.`],
  // In another tab.
  ['payments', `You had decided about ${ofCourse.person.name} elsewhere already.`],
  ['unknownCall', `Somebody else was ahead with ${ofCourse.person.name}.`],
] as const)('whoever was ahead is told, as far as the school knows (%s)', async ([listActs, words]) => {
  const fetch = await open(`?item=${ofCourse.key}`, { decidePurchase: 'changedMeanwhile', listActs })
  await opened().getByRole('button', { name: 'Approve' }).click()
  await leave()
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  expect(findRequests(fetch, 'decidePurchase')).toHaveLength(1)
})

const row = () => page.getByRole('button', { name: new RegExp(`^${ofCourse.person.name} .*Course payment`) })

// proves X53
test('what is held stays out of sight though the queue is read again', async () => {
  const fetch = await open(`?item=${ofCourse.key}`)
  await opened().getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const asked = findRequests(fetch, 'listWaiting').length
  await expect.poll(() => fetch.emitChange('purchases')).toBe(1)
  await expect.poll(() => findRequests(fetch, 'listWaiting').length).toBeGreaterThan(asked)
  await new Promise((drawn) => requestAnimationFrame(drawn))
  expect(row().elements()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(row()).toBeVisible()
})

// proves X53
test('what is being rejected stays though somebody else decides it, and what was typed with it', async () => {
  const fetch = await open(`?item=${ofCourse.key}`)
  await opened().getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Unreadable')
  const { typical } = examples.listWaiting[200]
  const rest = { ...typical, items: items.filter(({ key }) => key !== ofCourse.key) }
  fetch.answer('listWaiting', () => Response.json(rest))
  await expect.poll(() => fetch.emitChange('purchases')).toBe(1)
  await expect.element(opened().getByText('Somebody else decided this meanwhile.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Unreadable')
  await opened().getByRole('button', { name: 'Cancel' }).click()
  // The focus goes along to what is open now.
  await expect.element(opened().getByRole('heading', { level: 2 })).toHaveFocus()
  expect(row().elements()).toEqual([])
})

// proves X53
test('what could not be sent is told, and waits again', async () => {
  const fetch = await open(`?item=${ofCourse.key}`, { decidePurchase: 'serverError' })
  await opened().getByRole('button', { name: 'Approve' }).click()
  await expect.element(opened().getByRole('heading', { name: ofCourse.person.name })).not.toBeInTheDocument()
  hide()
  await waitForRequest(fetch, 'decidePurchase')
  const words = `${ofCourse.person.name}: Something went wrong`
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect.element(row()).toBeVisible()
})

const listed = () => page.getByRole('region', { name: 'What was decided' }).getByRole('listitem')

// proves X62
test('what was decided is read when it is looked at, page by page, and each leads to whom it was about', async () => {
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
  await page.getByRole('button', { name: 'Decided' }).click()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => listed().elements().length).toBe(32)
  const queries = findRequests(fetch, 'listActs').map(({ url }) => url.search)
  expect(new Set(queries)).toEqual(new Set(['?of=inbox&limit=30', '?of=inbox&limit=30&before=71']))
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  await listed().first().getByRole('link').click()
  await expect.poll(currentPath).toBe('/admin/students?student=2&tab=billing')
})

// proves X62
test('a backend that keeps no acts shows what waits instead, and offers nothing else from then on', async () => {
  await open('?kind=decided', { listActs: 'unknownCall' })
  await expect.element(opened()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByRole('button', { name: 'Decided' }).elements()).toEqual([])
})

// proves X54
test('a teacher is approved with the ID and the password that stand ready', async () => {
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
test('an application is rejected as it was seen, with the reason, and one that was decided meanwhile is not', async () => {
  const [teacher] = examples.listTeachers[200].pending.teachers
  const application = items.find(({ kind }) => kind === 'application')!
  const fetch = await open(`?item=${application.key}`, { listTeachers: 'pending', deleteTeacher: 'changedMeanwhile' })
  await opened().getByRole('button', { name: 'Reject…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Reject this application?' })
  await question.getByRole('textbox', { name: 'Reason' }).fill('No room')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(question.getByRole('alert')).toBeVisible()
  const body = { teacherID: teacher?.id, version: 1, reason: 'No room' }
  expect(findRequestBodies(fetch, 'deleteTeacher')).toEqual([body])
})

test('an ID goes out with the version that was seen', async () => {
  const item = items.find(({ kind }) => kind === 'studentWithoutId')!
  const fetch = await open(`?item=${item.key}`)
  await opened().getByRole('button', { name: 'Submit' }).click()
  await expect
    .poll(() => findRequestBodies(fetch, 'assignStudentId'))
    .toEqual([{ id: item.id, studentID: 'STD-013', version: item.version }])
})

// proves X52
test('a backend without the queue tells by its lists, and hides the rest', async () => {
  await open('', { listWaiting: 'unknownCall', listTeachers: 'pending' })
  const applicants = examples.listTeachers[200].pending.teachers
  await expect
    .element(page.getByRole('button', { name: /^Applications/ }))
    .toHaveTextContent(`Applications ${applicants.length}`)
  expect(page.getByRole('button', { name: /payments/ }).elements()).toEqual([])
  expect(page.getByRole('link', { name: /waiting/ }).elements()).toEqual([])
})
