import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import { findRequestBodies, findOperationsAfter, findRequestPaths, waitForRequest } from '#testing/findRequests.ts'

const { discounts } = examples.listDiscounts[200].typical
const scholarship = discounts.find(({ student }) => student !== null)!
const staff = discounts[0]!

const open = (path = '/admin/discounts', situations: Situations = {}) => openApp(path, { as: 'admin', situations })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function choose(name: string, search: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(search)
  await page.getByRole('option', { name: search, exact: false }).click()
}

// proves X140
test('a generated code is sent, then the list is refetched', async () => {
  const fetch = await open('/admin/discounts', { saveDiscount: 'created' })
  await press('Create discount')
  expect(currentPath()).toBe('/admin/discounts?discount=new')
  await field('Name').fill('Siblings')
  await press('Generate code')
  await expect.element(field('Code')).toHaveValue(expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/))
  const code = (field('Code').element() as HTMLInputElement).value
  await field('Percent').fill('25')
  await press('Create discount')
  await expect.poll(currentPath).toBe('/admin/discounts')
  const { url, body, headers } = await waitForRequest(fetch, 'saveDiscount')
  expect(url.pathname).toMatch(/^\/api\//)
  expect(headers.get('Idempotency-Key')).toMatch(/^[\w-]{16,128}$/)
  expect(body).toEqual({
    id: 0,
    name: 'Siblings',
    code,
    studentId: null,
    courseId: null,
    eventId: null,
    percentage: 25,
    amount: null,
    from: null,
    until: null,
    mostUses: null,
    note: null,
  })
  expect(findOperationsAfter(fetch, 'saveDiscount')).toEqual(['listDiscounts'])
  await expect.element(page.getByRole('status').getByText(examples.saveDiscount[201].created.message)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create discount' })).toHaveFocus()
})

// proves X140
test('on a desktop with the sidebar each code is shown in its row', async () => {
  await open()
  for (const { name, code } of discounts) {
    if (code === null) continue
    await expect.element(page.getByRole('row', { name: new RegExp(`${name}.*${code}`) })).toBeVisible()
  }
})

// proves X141
test('a student’s page opens the form with the student selected, and back', async () => {
  const fetch = await open('/admin/students?student=1&tab=discounts')
  const section = page.getByRole('tabpanel', { name: 'Scholarships' })
  await expect.element(section.getByText(scholarship.name)).toBeVisible()
  await section.getByRole('link', { name: 'Create discount' }).click()
  await expect.poll(currentPath).toBe('/admin/discounts?discount=new&student=1')
  await expect.element(page.getByRole('combobox', { name: 'Student' })).toHaveValue('STD-001 · Zaynab Malik')
  await field('Name').fill('Scholarship')
  await page.getByText('Fixed amount').click()
  await field('Amount').fill('15')
  await page.getByText('One course').click()
  await choose('Course', 'Tajweed for beginners')
  await press('Create discount')
  await expect.poll(currentPath).toBe('/admin/students?student=1&tab=discounts')
  expect(findRequestBodies(fetch, 'saveDiscount')).toMatchObject([
    { code: null, studentId: 1, courseId: 1, percentage: null, amount: 15 },
  ])
})

// proves X141
test('ending a scholarship on its student’s page refetches it', async () => {
  const fetch = await open('/admin/students?student=1&tab=discounts')
  await press(`End ${scholarship.name}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'endDiscount')).toContain('listDiscounts')
  expect(findRequestPaths(fetch, 'endDiscount')).toEqual([expect.stringMatching(new RegExp(`/${scholarship.id}$`))])
})

// proves X140
test('a URL opens the form of a discount, which is sent with its ID and version', async () => {
  const fetch = await open(`/admin/discounts?discount=${staff.id}`)
  await field('Percent').fill('30')
  await press('Update discount')
  await expect.poll(currentPath).toBe('/admin/discounts')
  expect(findRequestBodies(fetch, 'saveDiscount')).toMatchObject([
    { id: staff.id, percentage: 30, version: staff.version },
  ])
})

// proves X140
test('ending a discount asks first, shows a message and refetches the list', async () => {
  const fetch = await open()
  await pressRowAction('End', staff.name)
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'endDiscount')).toEqual(['listDiscounts'])
  expect(findRequestPaths(fetch, 'endDiscount')).toEqual([expect.stringMatching(new RegExp(`/${staff.id}$`))])
  await expect.element(page.getByRole('status').getByText(examples.endDiscount[200].ended.message)).toBeVisible()
})

test('a discount that was ended in the meantime shows an error in the dialog and refetches the list', async () => {
  const fetch = await open('/admin/discounts', { endDiscount: 'changedMeanwhile' })
  await pressRowAction('End', staff.name)
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
  await expect
    .element(
      page
        .getByRole('alertdialog')
        .getByText(/^Someone else changed this\. Reopen it to see the latest version\. Nothing was saved\./),
    )
    .toBeVisible()
  await expect.poll(() => findOperationsAfter(fetch, 'endDiscount')).toEqual(['listDiscounts'])
})

test('a backend without discounts says so on the list and in the form', async () => {
  for (const path of ['/admin/discounts', '/admin/discounts?discount=new', '/admin/discounts?discount=2']) {
    await open(path, { listDiscounts: 'unknownCall' })
    await expect.element(page.getByText('Discounts aren’t available'), { message: path }).toBeVisible()
  }
})

test('a backend without discounts shows none on a student’s page', async () => {
  const fetch = await open('/admin/students?student=1&tab=discounts', { listDiscounts: 'unknownCall' })
  await waitForRequest(fetch, 'listDiscounts')
  await expect.element(page.getByRole('tab', { name: 'Billing' })).toBeVisible()
  await expect.poll(() => page.getByRole('tab', { name: 'Scholarships' }).elements().length).toBe(0)
})

test('a search is in the URL', async () => {
  await open('/admin/discounts?q=staff')
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(1)
  await expect.element(page.getByRole('rowheader', { name: staff.name })).toBeVisible()
})
