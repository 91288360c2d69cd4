import { examples } from '@maktab/contract/examples'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { addReceipt, chooseMethod } from '#testing/userActions.ts'

type Fetch = Awaited<ReturnType<typeof openApp>>

const home = '/student/courses'
/** Neither bought nor enrolled. */
const course = examples.listCourses[200].typical.course[9]!
const { received } = examples.purchaseCourse[200]
const { alreadyOwned, invalid } = examples.purchaseCourse[422]
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const purchase = () => page.getByRole('link', { name: `Purchase ${course.name}` })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const countRequests = ({ requests }: Fetch, path: string) => requests.filter(({ url }) => url.pathname === path).length
const purchaseRequests = ({ requests }: Fetch) => requests.filter(({ operationId }) => operationId === 'purchaseCourse')

async function typeTime(name: RegExp, digits: string, nth = 0): Promise<void> {
  await page.getByRole('group', { name }).nth(nth).getByRole('spinbutton').first().click()
  await userEvent.keyboard(digits)
}

async function fillPurchase(): Promise<void> {
  await addReceipt()
  await chooseMethod('JazzCash')
  await typeTime(/^From/, '1600')
  await typeTime(/^To/, '1730')
}

beforeEach(() => sessionStorage.clear())

// proves X70
test('the origin of a payment is remembered on the device', async () => {
  await openApp(`${home}?purchase=${course.id}`, { as: 'student' })
  for (const [name, expected] of [
    ['Abroad', 'international'],
    ['Within the country', 'domestic'],
  ] as const) {
    await page.getByText(name).click()
    await expect.element(page.getByRole('radio', { name })).toBeChecked()
    expect(document.cookie).toContain(`origin=${expected}`)
  }
})

// proves X121, X122
test('the display currency is remembered on the device and never sent', async () => {
  const fetch = await openApp(`${home}?purchase=${course.id}`, { as: 'student' })
  const shown = page.getByText(/ rate$/)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /Also show in/ }).click()
    await page.getByRole('option', { name }).click()
  }
  await press('Show in another currency')
  await expect.element(page.getByRole('button', { name: /Also show in/ })).toHaveTextContent('No other currency')
  expect(shown.elements()).toHaveLength(0)
  await choose('PKR · Pakistani Rupee')
  await expect.poll(() => shown.query()?.textContent).toMatch(/Rs.*at the 3 Nov 2026 rate/)
  expect(document.cookie).toContain('currency=PKR')
  await fillPurchase()
  await press('Submit')
  await expect.element(heading('We have your receipt')).toBeVisible()
  const [sent] = purchaseRequests(fetch)
  expect(Object.entries(sent?.body ?? {}).join()).not.toMatch(/PKR|currency|rate|281/i)
  // Shown on the next visit without choosing it again.
  await page.getByRole('link', { name: 'All courses' }).click()
  await purchase().click()
  await expect.poll(() => shown.query()?.textContent).toMatch(/Rs.*at the 3 Nov 2026 rate/)
  await choose('No other currency')
  expect(document.cookie).toContain('currency=none')
})

// proves X74
test('an unknown discount code shows an error at its field, and nothing is sent', async () => {
  const fetch = await openApp(`${home}?purchase=${course.id}`, { as: 'student' })
  await press('I have a code')
  fetch.use({ getPaymentTerms: 'invalid' })
  await page.getByRole('textbox', { name: 'Discount code' }).fill('RAMADAN')
  await press('Apply')
  const { code } = examples.getPaymentTerms[422].invalid.error
  await expect.element(page.getByText(code[0]!)).toBeVisible()
  fetch.use({ getPaymentTerms: 'discounted' })
  await press('Apply')
  await expect.element(page.getByText('Siblings')).toBeVisible()
  expect(purchaseRequests(fetch)).toEqual([])
})

// proves 1§2.routes.19, 2§2.paths.2
test('the three lists are requested once each, and an enrolled course isn’t offered', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await expect.element(purchase()).toBeVisible()
  const [own] = examples.listEnrolledCourses[200].typical.courses
  await expect.element(page.getByRole('link', { name: `Classes of ${own!.name}` })).toBeVisible()
  await expect.element(page.getByRole('link', { name: `Purchase ${own!.name}` })).not.toBeInTheDocument()
  for (const path of ['/api/course/get', '/api/student/get-std-courses', '/api/student/billing']) {
    expect(countRequests(fetch, path), path).toBe(1)
  }
})

// proves 2§1.1, 2§6.1, POST student/purchase-course
test('buying a course sends a form with bracket names, refetches the lists and opens the confirmation page', async () => {
  const fetch = await openApp(home, { as: 'student', situations: { listOwnRequests: 'empty' } })
  await purchase().click()
  await expect.element(heading(/^Payment details/)).toBeVisible()
  expect(currentPath()).toBe(`${home}?purchase=${course.id}`)
  await fillPurchase()
  await page.getByText('Abroad').click()
  await press('Add More')
  await typeTime(/^From/, '2300', 1)
  await typeTime(/^To/, '0030', 1)
  await press('Submit')
  await expect.element(heading('We have your receipt')).toHaveFocus()
  expect(currentPath()).toBe(`/student/billing?sent=course-${course.id}`)
  expect(page.getByText(received.message).elements()).toEqual([])
  const [sent, ...more] = purchaseRequests(fetch)
  expect(more).toEqual([])
  expect(sent?.url.pathname).toBe('/api/student/purchase-course')
  expect(sent?.headers.get('token')).toBe('mock-token-student')
  expect(sent?.body).toEqual({
    courseID: String(course.id),
    receipt: expect.any(File),
    paymentMethod: 'jazzcash',
    origin: 'international',
    'classTimings[0][from]': '16:00',
    'classTimings[0][to]': '17:30',
    'classTimings[1][from]': '23:00',
    'classTimings[1][to]': '00:30',
  })
  expect(countRequests(fetch, '/api/student/billing')).toBe(2)
  expect(countRequests(fetch, '/api/student/get-std-courses')).toBe(2)
})

test('a bought course is under review before the page is left', async () => {
  const fetch = await openApp(`${home}?purchase=${course.id}`, {
    as: 'student',
    situations: { listStudentBilling: 'empty' },
  })
  await fillPurchase()
  const release = fetch.hold('listStudentBilling')
  await press('Submit')
  await expect.poll(() => countRequests(fetch, '/api/student/billing')).toBe(2)
  await expect.element(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  release()
  await expect.element(heading('We have your receipt')).toBeVisible()
})

test.for([
  ['serverError', 'Something went wrong. Please try again.'],
  ['networkError', 'Can’t connect. Check your internet connection and try again.'],
  ['alreadyOwned', alreadyOwned.error],
] as const)(
  'a purchase that fails (%s) shows one error in the form and keeps all values',
  async ([situation, message]) => {
    const fetch = await openApp(`${home}?purchase=${course.id}`, {
      as: 'student',
      situations: { purchaseCourse: situation },
    })
    await fillPurchase()
    await press('Submit')
    await expect.element(page.getByRole('alert').filter({ hasText: message })).toHaveTextContent(message)
    expect(page.getByText(message).elements()).toHaveLength(1)
    await expect.element(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
    expect(purchaseRequests(fetch)).toHaveLength(1)
    fetch.use({ purchaseCourse: 'received' })
    await press('Submit')
    await expect.element(heading('We have your receipt')).toBeVisible()
    expect(purchaseRequests(fetch)).toHaveLength(2)
  },
)

test('a field error is shown at its field', async () => {
  await openApp(`${home}?purchase=${course.id}`, { as: 'student', situations: { purchaseCourse: 'invalid' } })
  await fillPurchase()
  await press('Submit')
  const receipt = page.getByRole('group', { name: /^Receipt/ })
  await expect.element(receipt.getByText(invalid.error.receipt[0]!)).toBeVisible()
})

// proves 2§2.studentCourses.9
test('shows the outlines of a course and its purchase; the back button returns', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await page.getByRole('link', { name: `See outlines of ${course.name}` }).click()
  await expect.element(heading(/^Outlines/)).toBeVisible()
  expect(currentPath()).toBe(`${home}?outlines=${course.id}`)
  expect(countRequests(fetch, `/api/course/outlines/${course.id}`)).toBe(1)
  await expect.element(page.getByRole('link', { name: 'Purchase' })).toBeVisible()
  window.history.back()
  await expect.element(page.getByRole('link', { name: `See outlines of ${course.name}` })).toHaveFocus()
})

test('closing a purchase returns to where it was started', async () => {
  await openApp(home, { as: 'student' })
  await purchase().click()
  await expect.element(heading(/^Payment details/)).toBeVisible()
  await press('Close')
  await expect.element(purchase()).toHaveFocus()
  expect(currentPath()).toBe(home)
})

test('a course that isn’t offered can’t be bought', async () => {
  await openApp(`${home}?purchase=999`, { as: 'student' })
  await expect.element(page.getByText('The school doesn’t offer this course.')).toBeVisible()
})

test('no course is offered until the bills have loaded', async () => {
  const fetch = await openApp(home, { as: 'student', situations: { listStudentBilling: 'serverError' } })
  await expect.element(page.getByText('Couldn’t check which courses you’re enrolled in.')).toBeVisible()
  await expect.element(purchase()).not.toBeInTheDocument()
  fetch.use({ listStudentBilling: 'typical' })
  await press('Try again')
  await expect.element(purchase()).toBeVisible()
})

test('courses that fail to load show one error', async () => {
  await openApp(home, { as: 'student', situations: { listCourses: 'serverError' } })
  await expect.element(page.getByText('Error fetching courses')).toBeVisible()
  expect(page.getByText('Error fetching courses').elements()).toHaveLength(1)
})

// proves X142
test.each([
  ['/student/courses', 'typical', 'التجويد المتقدم', 'Scholarship'],
  ['/student/event', 'longText', 'مسابقة الحفظ', examples.listOwnDiscounts[200].longText.discounts[0]!.name],
] as const)('%s shows the student’s own price for what is unpaid', async (path, situation, title, name) => {
  await openApp(path, { as: 'student', situations: { listOwnDiscounts: situation } })
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect.element(card.getByText(name)).toBeVisible()
  await expect.element(card.getByText('instead of')).toBeInTheDocument()
})

test('without discounts of the backend prices are those of the courses', async () => {
  const fetch = await openApp('/student/courses', { as: 'student', situations: { listOwnDiscounts: 'unknownCall' } })
  await expect.poll(() => fetch.requests.map(({ operationId }) => operationId)).toContain('listOwnDiscounts')
  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(page.getByText('instead of').elements()).toEqual([])
})
