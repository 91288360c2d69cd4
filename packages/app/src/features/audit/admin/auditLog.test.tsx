import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, testStep } from '#testing/openApp.tsx'
import { findRequestBodies, waitForRequest, findRequests } from '#testing/findRequests.ts'

const { typical, payments, course } = examples.listActs[200]

/** Pages that show the audit log of a record. */
const pagesWithLog = [
  {
    path: '/admin/teacher?teacher=4&tab=decided',
    situation: 'typical',
    asked: { recordKind: 'teacher', recordId: '4' },
    name: 'History',
    words: typical.acts[0]?.reason,
  },
  {
    path: '/admin/students?student=1&tab=billing',
    situation: 'payments',
    asked: { recordKind: 'student', recordId: '1' },
    name: /^History for حفظ/,
    words: payments.acts.find(({ record }) => record.kind === 'coursePayment' && record.id === 3)?.reason,
  },
  {
    path: '/admin/students?student=1&tab=decided',
    situation: 'payments',
    asked: { recordKind: 'student', recordId: '1' },
    name: 'History',
    words: /^Decision undone by/,
  },
  {
    path: '/admin/course?open=1&tab=decided',
    situation: 'course',
    asked: { recordKind: 'course', recordId: '1' },
    name: 'History',
    words: course.acts.find(({ kind }) => kind === 'cancelLesson')?.reason,
  },
  {
    path: '/admin/event?members=2&tab=decided',
    situation: 'payments',
    asked: { recordKind: 'event', recordId: '2' },
    name: 'History',
    words: /^Decision undone by/,
  },
  {
    path: '/admin/event?members=2&student=2',
    situation: 'payments',
    asked: { recordKind: 'eventPayment', recordId: '2' },
    name: 'History',
    words: /^Decision undone by/,
  },
] as const

// proves D16.2, X60
test.each(pagesWithLog)(
  '$path shows the audit log, shows one error if it fails, and works without it',
  async (place) => {
    const main = page.getByRole('main')
    await testStep('serverError', async () => {
      const fetch = await openApp(place.path, { as: 'admin', situations: { listActs: 'serverError' } })
      await expect.element(main.getByText('Something went wrong')).toBeVisible()
      expect(page.getByText('Something went wrong').elements()).toHaveLength(1)
      fetch.use({ listActs: place.situation })
      await main.getByRole('button', { name: 'Try again' }).click()
      await expect.element(page.getByRole('list', { name: place.name }).getByText(place.words!).first()).toBeVisible()
      const [request] = findRequests(fetch, 'listActs')
      expect(Object.fromEntries(request!.url.searchParams)).toEqual({ ...place.asked, limit: '100' })
    })
    await testStep('a backend without an audit log', async () => {
      const fetch = await openApp(place.path, { as: 'admin', situations: { listActs: 'unknownCall' } })
      await waitForRequest(fetch, 'listActs')
      await expect.element(page.getByRole('heading', { name: 'History' })).not.toBeInTheDocument()
      await expect.element(page.getByRole('tab', { name: 'History' })).not.toBeInTheDocument()
      expect(page.getByRole('list', { name: /^History/ }).elements()).toEqual([])
      expect(main.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
    })
  },
)

/** Responses: a hundred entries, then those before the last one. */
const [one] = typical.acts
const firstPage = Array.from({ length: 100 }, (_, at) => ({ ...one!, id: 500 - at, reason: `Reason ${500 - at}` }))

// proves X63
test('older audit log entries load on request', async () => {
  const fetch = await openApp('/admin/teacher?teacher=4', { as: 'admin' })
  const before = () => findRequests(fetch, 'listActs').at(-1)?.url.searchParams.get('before')
  fetch.answer('listActs', () =>
    Response.json({ acts: before() ? [{ ...one!, id: 7, reason: 'The very first' }] : firstPage }),
  )
  await page.getByRole('tab', { name: 'History' }).click()
  const more = page.getByRole('button', { name: 'Show more entries' })
  await more.click()
  await expect.element(page.getByText('Reason 401')).toBeInTheDocument()
  await more.click()
  await expect.element(page.getByText('The very first')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toContain('The very first')
  const pages = findRequests(fetch, 'listActs').map(({ url }) => url.searchParams.get('before'))
  expect(pages.filter(Boolean)).toEqual(['401'])
})

const REASON = 'The receipt can’t be read.'

/** Actions with a reason and the request body that contains it. */
const actionsWithReason = [
  {
    call: 'blockTeacher',
    path: '/admin/teacher?teacher=1',
    submitReason: async () => {
      await page.getByRole('button', { name: 'Block' }).click()
      await page.getByRole('textbox', { name: 'Reason' }).fill(` ${REASON} `)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
    },
    body: { teacherID: 1, status: 'active', reason: REASON },
  },
  {
    call: 'decidePurchase',
    path: '/admin/students?student=1&tab=billing',
    submitReason: async () => {
      await page.getByRole('button', { name: 'Review ناظرہ قرآن' }).click()
      await page.getByRole('button', { name: 'Reject' }).click()
      await page.getByRole('textbox', { name: 'Reason' }).fill(REASON)
      await page.getByRole('group', { name: 'Reject' }).getByRole('button', { name: 'Reject' }).click()
    },
    body: { id: 2, paymentStatus: 'rejected', reason: REASON },
  },
  {
    call: 'updatePaymentStatus',
    path: '/admin/event?members=2&student=2',
    submitReason: async () => {
      await page.getByRole('button', { name: /Payment Status/ }).click()
      await page.getByRole('option', { name: 'Rejected' }).click()
      await page.getByRole('textbox', { name: 'Reason' }).fill(REASON)
      await page.getByRole('button', { name: 'Save Changes' }).click()
    },
    body: { studentID: 2, eventID: 2, paymentStatus: 'rejected', version: 1, reason: REASON },
  },
  {
    call: 'updatePaymentStatus',
    path: '/admin/event?members=2&student=2',
    submitReason: async () => {
      await page.getByRole('button', { name: 'Review' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Rejected' }).click()
      await page.getByRole('textbox', { name: 'Reason' }).fill(REASON)
      await page.getByRole('group', { name: 'Reject' }).getByRole('button', { name: 'Reject' }).click()
    },
    body: { studentID: 2, eventID: 2, paymentStatus: 'rejected', version: 1, reason: REASON },
  },
] as const

// proves X60
test.each(actionsWithReason)('$call sends the reason', async ({ call, path, submitReason, body }) => {
  const fetch = await openApp(path, { as: 'admin', situations: { getEventBilling: 'pending' } })
  await submitReason()
  await expect.poll(() => findRequestBodies(fetch, call)).toEqual([body])
  // Wait for the toast, which could cover buttons of the next test.
  await expect.element(page.getByRole('region', { name: 'Messages' }).getByRole('button').first()).toBeVisible()
})
// proves D16.3, X196
test('a backend without extensions shows no audit log and nothing stays loading', async () => {
  for (const path of [
    '/admin/course?open=1',
    '/admin/event?members=2',
    '/admin/teacher?teacher=4',
    '/admin/students?student=1',
  ]) {
    await testStep(path, async () => {
      await openApp(path, { as: 'admin', situations: { getSettings: 'unknownCall' } })
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => document.querySelectorAll('main [aria-busy="true"]').length).toBe(0)
      expect(page.getByText('History').elements()).toHaveLength(0)
    })
  }
})
