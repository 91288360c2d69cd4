import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { waitForRequest, findRequests } from '#testing/findRequests.ts'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

// proves X103
test('the income of the period in the URL, and the export with every page of its payments', async () => {
  const fetch = await openApp('/admin/income?from=2026-02-01&until=2026-02-28', { as: 'admin' })
  await expect.element(heading('Income')).toBeVisible()
  await expect.element(page.getByText('200 payments')).toBeVisible()
  expect(findRequests(fetch, 'getIncome').map(({ url }) => url.search)).toEqual(['?from=2026-02-01&until=2026-02-28'])
  const { payments } = examples.listPayments[200].typical
  fetch.answer('listPayments', () =>
    Response.json(
      findRequests(fetch, 'listPayments').at(-1)?.url.searchParams.has('after')
        ? { payments: payments.slice(3), next: null }
        : { payments: payments.slice(0, 3), next: '1763683200000.course.12' },
    ),
  )
  await page.getByRole('button', { name: 'Export Payments as CSV' }).click()
  await expect.element(page.getByText(`${payments.length} rows exported`)).toBeInTheDocument()
  expect(findRequests(fetch, 'listPayments').map(({ url }) => url.searchParams.get('after'))).toEqual([
    null,
    '1763683200000.course.12',
  ])
})

// proves X233
test('the number of an item leads to its payments, and back', async () => {
  const fetch = await openApp('/admin/income?from=2026-02-01&until=2026-02-28', {
    as: 'admin',
    situations: { listPayments: 'counted' },
  })
  await page.getByRole('link', { name: 'Tajweed for beginners' }).click()
  await expect.element(heading(/^Payments Tajweed for beginners/)).toBeVisible()
  await expect.poll(currentPath).toBe('/admin/income?from=2026-02-01&until=2026-02-28&payments=course-1')
  const { searchParams } = await waitForRequest(fetch, 'listPayments').then(({ url }) => url)
  expect(Object.fromEntries(searchParams)).toEqual({
    from: '2026-02-01',
    until: '2026-02-28',
    type: 'payment',
    itemKind: 'course',
    itemId: '1',
    isCounted: 'true',
    limit: '1000',
  })
  const [event, course] = ['/admin/event?members=8&student=2', '/admin/students?student=1&tab=billing']
  const hrefs = () =>
    page
      .getByRole('link', { name: /^See payment/ })
      .elements()
      .map((link) => link.getAttribute('href'))
  await expect.poll(hrefs).toEqual(expect.arrayContaining([event, course]))
  window.history.back()
  await expect.element(heading('Income')).toBeVisible()
  expect(currentPath()).toBe('/admin/income?from=2026-02-01&until=2026-02-28')
})

// proves X233
test('a method’s payments are those of all methods with its name', async () => {
  const fetch = await openApp('/admin/income?payments=method-bank&from=2026-02-01&until=2026-02-28', {
    as: 'admin',
    situations: { getIncome: 'firstMonths', listPayments: 'counted' },
  })
  await expect.element(page.getByText('$125')).toBeVisible()
  const methods = () => findRequests(fetch, 'listPayments').map(({ url }) => url.searchParams.get('method') ?? '')
  expect(methods().toSorted()).toEqual(['bank', 'bank transfer'])
})

// proves X104
test('a statement ends on the same day in the form and in the document, also where it is another day already', async () => {
  const fetch = await openApp('/admin/students?statement=1', { as: 'admin' })
  const { url } = await waitForRequest(fetch, 'getStatement')
  const until = url.searchParams.get('until')
  const day = page.getByRole('group', { name: 'Period' }).getByRole('spinbutton', { name: /^day, To/ })
  await expect.element(day).toHaveAttribute('aria-valuenow', String(Number(until?.slice(-2))))
})

test('a backend without income shows no error', async () => {
  await openApp('/admin/income', { as: 'admin', situations: { getIncome: 'unknownCall' } })
  await expect.element(page.getByText('Income isn’t available')).toBeVisible()
})

// proves X104
test.each([
  ['/admin/students?statement=1', 'admin', '1'],
  ['/student/billing?statement=all', 'student', null],
] as const)('the page %s requests the statement of its student', async (path, as, studentId) => {
  const fetch = await openApp(path, { as })
  await expect.element(heading('Statement')).toBeVisible()
  const { url } = await waitForRequest(fetch, 'getStatement')
  expect(url.searchParams.get('studentId')).toBe(studentId)
})

// proves X103
// proves X104
test.for([
  ['/admin/income', 'getIncome', 'Loading income'],
  ['/admin/students?statement=1', 'getStatement', 'Loading statement'],
] as const)(
  'typing the dates of %s keeps the view during requests, and incomplete dates request nothing',
  async ([path, call, loading]) => {
    const fetch = await openApp(path, { as: 'admin' })
    const year = page.getByRole('group', { name: 'Period' }).getByRole('spinbutton', { name: /^year, From/ })
    await expect.element(year).toBeVisible()
    const release = fetch.hold(call)
    await year.click()
    await userEvent.keyboard('2024')
    await expect.poll(() => findRequests(fetch, call).at(-1)?.url.searchParams.get('from')).toBe('2024-01-01')
    expect(findRequests(fetch, call)).toHaveLength(2)
    await expect.element(year).toBeVisible()
    expect(page.getByLabelText(loading).elements()).toEqual([])
    release()
    fetch.use({ [call]: 'serverError' })
    await year.click()
    await userEvent.keyboard('2023')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.element(year).toBeVisible()
  },
)
