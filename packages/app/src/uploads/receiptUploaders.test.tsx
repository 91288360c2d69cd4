import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '../testing/openApp.tsx'
import { addReceipt, chooseMethod } from '../testing/userActions.ts'
import { createIndexedDbTransactionRunner } from '../browser/createIndexedDbTransactionRunner.ts'
import { RECEIPT_STORE_NAME } from '../session/clearStorage.ts'

const course = examples.listCourses[200].typical.course[9]!
const address = `/student/courses?purchase=${course.id}`
const { upload } = examples.beginUpload[200].begun
const preview = () => page.getByRole('img', { name: /^Preview of/ })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const uploadedText = () => page.getByText('Uploaded. Finish the form and submit it.')

async function fillRest(): Promise<void> {
  await chooseMethod('JazzCash')
  for (const [name, digits] of [
    [/^From/, '1600'],
    [/^To/, '1730'],
  ] as const) {
    await page.getByRole('group', { name }).getByRole('spinbutton').first().click()
    await userEvent.keyboard(digits)
  }
}

// proves X75
test('a receipt is uploaded before its form, which sends the upload ID', async () => {
  const fetch = await openApp(address, { as: 'student', situations: { beginUpload: 'begun' } })
  await addReceipt()
  await expect.element(uploadedText()).toBeVisible()
  await fillRest()
  await press('Submit')
  const sent = () => fetch.requests.find(({ operationId }) => operationId === 'purchaseCourse')?.body
  await expect.poll(sent).toMatchObject({ receiptUpload: upload, paymentMethod: 'jazzcash' })
  expect(sent()).not.toHaveProperty('receipt')
  const beginRequest = fetch.requests.find(({ operationId }) => operationId === 'beginUpload')
  expect(beginRequest?.headers.get('token')).toBe('mock-token-student')
})

// proves X75
test('an upload waits while offline and resumes when the connection is back', async () => {
  const fetch = await openApp(address, {
    as: 'student',
    situations: { beginUpload: 'begun', sendPiece: 'networkError' },
  })
  await addReceipt()
  await expect.element(page.getByText(/Connection lost\. The upload will resume when you’re back online/)).toBeVisible()
  fetch.use({ sendPiece: 'all' })
  window.dispatchEvent(new Event('online'))
  await expect.element(uploadedText()).toBeVisible()
})

// proves X76
test('a receipt is restored after a reload until it is removed', async () => {
  const open = () => openApp(address, { as: 'student', situations: { beginUpload: 'begun' } })
  await open()
  await addReceipt()
  await expect.element(uploadedText()).toBeVisible()
  await cleanup()
  await open()
  await expect.element(preview()).toBeVisible()
  await press('Remove image')
  await expect.element(preview()).not.toBeInTheDocument()
  await cleanup()
  await open()
  await expect.element(page.getByRole('button', { name: 'Choose image' })).toBeVisible()
  await expect.element(preview()).not.toBeInTheDocument()
})

const runTransaction = createIndexedDbTransactionRunner(RECEIPT_STORE_NAME, 'receipts')

/** The file names of the stored receipts. */
async function readStoredNames(): Promise<string[]> {
  const receipts = await runTransaction('readonly', (store) => store.getAll() as IDBRequest<{ fileName: string }[]>)
  return (receipts ?? []).map(({ fileName }) => fileName)
}

// proves X76
test('a receipt is the same wherever its form is opened', async () => {
  await openApp(address, { as: 'student' })
  await addReceipt()
  await expect.poll(readStoredNames).toEqual(['receipt.png'])
  await cleanup()
  await openApp(`${address}&search=Arabic`, { as: 'student' })
  await expect.element(preview()).toBeVisible()
})

// proves X76
test('clearing a form deletes its stored receipt', async () => {
  await openApp(address, { as: 'student' })
  await addReceipt()
  await page.getByRole('textbox', { name: /Transaction number/ }).fill('TX 1')
  await expect.poll(readStoredNames).toEqual(['receipt.png'])
  await expect.poll(() => sessionStorage.getItem(`draft:course-${course.id}`)).toContain('TX 1')
  await page.getByRole('link', { name: 'Courses' }).first().click()
  await press('Discard changes')
  await page.getByRole('link', { name: `Purchase ${course.name}` }).click()
  await press('Clear form')
  await expect.element(preview()).not.toBeInTheDocument()
  await expect.poll(readStoredNames).toEqual([])
})

// proves X2, X76
test('clearing another visitor’s form deletes their receipt, which doesn’t appear in the own form', async () => {
  const values = { name: 'Zaynab', reference: 'R-ABCDEF', courses: [{ course_id: String(course.id) }] }
  sessionStorage.setItem('draft:student-registration', JSON.stringify({ at: Date.now(), values }))
  sessionStorage.setItem('receipts-tab', 'tab')
  const receipt = { file: new Blob(['receipt']), fileName: 'receipt.png', upload: undefined, at: Date.now() }
  await runTransaction('readwrite', (store) => store.put(receipt, `tab R-ABCDEF course ${course.id}`))
  await openApp('/create-student-account')
  await press('Clear form')
  await expect.poll(readStoredNames).toEqual([])
})

test('a server without chunked uploads gets the receipt with its form', async () => {
  const fetch = await openApp(address, { as: 'student' })
  await addReceipt()
  await fillRest()
  await press('Submit')
  const sent = () => fetch.requests.find(({ operationId }) => operationId === 'purchaseCourse')?.body
  await expect.poll(sent).toMatchObject({ receipt: expect.any(File) })
})
