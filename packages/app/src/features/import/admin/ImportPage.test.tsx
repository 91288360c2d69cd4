import { examples } from '@maktab/contract/examples'
import type { ImportPreview, ImportPreviewForm, ImportRow } from '@maktab/contract/schema'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestBodies, findRequests, waitForRequest } from '#testing/findRequests.ts'
import { press } from '#testing/userActions.ts'

const table =
  'Name\tGuardian\tEmail\tPhone\nHind\tHuda\thind@school.test\t1\nNoor\tHuda\tnoor at school\t2\nAmal\tHuda\t\t3'
const invalidEmail = 'Email must be an email address'

type Faults = (row: ImportRow, position: number) => { field: string; message: string }[]

/** Answers each preview with a result per sent row. */
function checkRows(fetch: ExampleFetch, faultsOf: Faults = () => []): void {
  fetch.answer('previewImport', () => {
    const { import: name, start, rows } = findRequestBodies(fetch, 'previewImport').at(-1) as ImportPreviewForm
    const checked = rows.flatMap((row, index) =>
      Object.keys(row).length === 0
        ? []
        : [{ position: start + index, match: null, faults: faultsOf(row, start + index), warnings: [] }],
    )
    return Response.json({ import: name, rows: checked } satisfies ImportPreview)
  })
}

async function open(query = '?kind=students', situations: Situations = {}) {
  const fetch = await openApp(`/admin/import${query}`, { as: 'admin', situations })
  checkRows(fetch)
  return fetch
}

async function paste(text = table) {
  await page.getByRole('textbox', { name: 'Or paste cells from a spreadsheet' }).fill(text)
  await press('Check the rows')
}

const answerDialog = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

test('the import is linked from the lists and returns to them', async () => {
  for (const [list, kind] of [
    ['students', 'students'],
    ['teacher', 'teachers'],
    ['allot-teacher', 'allotments'],
  ]) {
    await openApp(`/admin/${list}`, { as: 'admin' })
    await page.getByRole('link', { name: 'Import' }).click()
    await expect.poll(currentPath).toBe(`/admin/import?kind=${kind}`)
  }
  await page.getByRole('radiogroup').getByText('Teachers', { exact: true }).click()
  await expect.poll(currentPath).toBe('/admin/import?kind=teachers')
})

test('pasted rows are checked with matched columns, imported under one name, and undone', async () => {
  const fetch = await open()
  await paste()
  await expect.element(page.getByText('3 new')).toBeVisible()
  const preview = findRequests(fetch, 'previewImport')[0]?.body as ImportPreviewForm
  expect(preview).toMatchObject({ kind: 'students', start: 0 })
  expect(preview.import).toMatch(/^[\w-]{32}$/)
  expect(preview.rows).toEqual([
    { name: 'Hind', guardian_name: 'Huda', email: 'hind@school.test', contact_number: '1' },
    { name: 'Noor', guardian_name: 'Huda', email: 'noor at school', contact_number: '2' },
    { name: 'Amal', guardian_name: 'Huda', contact_number: '3' },
  ])
  await press('Import 3 rows')
  const { body, headers } = await waitForRequest(fetch, 'runImport')
  expect(body).toEqual({ import: preview.import, count: 3, updatesExisting: false, invites: false })
  expect(headers.get('idempotency-key')).not.toBeNull()
  await expect.element(page.getByText('Import completed')).toBeVisible()
  expect(findOperationsAfter(fetch, 'runImport')).toContain('listImports')
})

test('a faulty row is fixed in place, checked alone, and another one left out', async () => {
  const fetch = await open()
  checkRows(fetch, ({ email }) => (email?.includes(' ') ? [{ field: 'email', message: invalidEmail }] : []))
  await paste(`${table}\nLast\tHuda\tlast one\t4`)
  await expect.element(page.getByText('2 with problems')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Import 2 rows' })).toHaveAttribute('disabled')
  const email = page.getByRole('textbox', { name: 'Email, row 3' })
  await expect.element(email).toHaveAccessibleDescription(invalidEmail)
  await email.fill('noor@school.test')
  await userEvent.keyboard('{Enter}')
  await expect.element(email).not.toBeInTheDocument()
  const lastSent = () => findRequestBodies(fetch, 'previewImport').at(-1)
  // The row leaves the problems before its request is sent.
  await expect.poll(lastSent).toMatchObject({ start: 1, rows: [{ email: 'noor@school.test' }] })
  await press('Leave row 5 out')
  await expect.element(page.getByText('1 left out')).toBeVisible()
  await expect.poll(lastSent).toMatchObject({ start: 3, rows: [{}] })
  await press('Import 3 rows')
  expect((await waitForRequest(fetch, 'runImport')).body).toMatchObject({ count: 4 })
})

/** Filling the field with thousands of lines takes the browser more than a minute, so they come from a file. */
async function chooseFile(content: string): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible()
  const data = new DataTransfer()
  data.items.add(new File([content], 'Students.csv', { type: 'text/csv' }))
  const input = document.querySelector<HTMLInputElement>('main input[type=file]')!
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('5,000 rows of a file are sent in requests of 200', async () => {
  const fetch = await open()
  const rows = Array.from({ length: 5000 }, (_, at) => `Student ${at},Guardian,,${at}`)
  await chooseFile(['Name,Guardian,Email,Phone', ...rows].join('\n'))
  await expect.element(page.getByText('5,000 new')).toBeVisible()
  const sent = findRequestBodies(fetch, 'previewImport') as ImportPreviewForm[]
  expect(sent).toHaveLength(25)
  expect(sent.map(({ start }) => start)).toEqual(Array.from({ length: 25 }, (_, at) => 200 * at))
  expect(new Set(sent.map((one) => one.import)).size).toBe(1)
  // Only some rows are rendered.
  expect(page.getByRole('row').elements().length).toBeLessThan(30)
})

test('faults that appear only when saving are shown at their rows, and nothing is lost', async () => {
  const fetch = await open()
  await paste()
  const error = { 'rows[0].contact_number': ['This number was just taken.'] }
  fetch.answer('runImport', () => Response.json({ error, message: 'Please check' }, { status: 422 }))
  await press('Import 3 rows')
  await expect
    .element(page.getByRole('textbox', { name: 'Contact number, row 2' }))
    .toHaveAccessibleDescription('This number was just taken.')
})

test('a failed check can be repeated, and a failed import too', async () => {
  const fetch = await open()
  fetch.answer('previewImport')
  fetch.use({ previewImport: 'serverError' })
  await paste()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Check again' })).toBeVisible()
  checkRows(fetch)
  await press('Check again')
  await expect.element(page.getByText('3 new')).toBeVisible()
  fetch.use({ runImport: 'networkError' })
  await press('Import 3 rows')
  await expect.element(page.getByText(/Can’t connect/)).toBeVisible()
})

test('leaving with checked rows asks first', async () => {
  await open()
  await paste()
  await expect.element(page.getByText('3 new')).toBeVisible()
  await page.getByRole('link', { name: 'Students', exact: true }).last().click()
  await answerDialog('Stay')
  await expect.element(page.getByText('3 new')).toBeVisible()
})

test('a recent import can be undone, with the records that stay', async () => {
  const [recent] = examples.listImports[200].typical.imports
  const undoUntil = new Date(Date.now() + 30 * 60_000).toISOString()
  const fetch = await openApp('/admin/import', {
    as: 'admin',
    situations: { undoImport: 'partly' },
    transformResponse: (response) =>
      Object.hasOwn(Object(response) as object, 'imports') ? { imports: [{ ...recent, undoUntil }] } : response,
  })
  await page
    .getByRole('button', { name: /^Undo until/ })
    .first()
    .click()
  await answerDialog('Undo')
  const { records } = examples.undoImport[200].partly
  await expect.element(page.getByText(records[0]!.name)).toBeVisible()
  await waitForRequest(fetch, 'undoImport')
  expect(findOperationsAfter(fetch, 'undoImport')).toContain('listImports')
})

// proves D16.3
test('a backend that can’t import says so', async () => {
  const fetch = await open()
  fetch.answer('previewImport', () => new Response('Not found', { status: 404 }))
  await paste()
  await expect.element(page.getByText('Import isn’t available')).toBeVisible()
})
