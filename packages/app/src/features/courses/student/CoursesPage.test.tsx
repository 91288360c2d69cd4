import { examples } from '@maktab/contract/examples'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { addReceipt, chooseMethod } from '#testing/userActions.ts'

type Fetch = Awaited<ReturnType<typeof openApp>>

const home = '/student/courses'
/** Neither bought nor one’s own. */
const course = examples.listCourses[200].typical.course[8]!
const { received } = examples.purchaseCourse[200]
const { alreadyOwned, invalid } = examples.purchaseCourse[422]
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const purchase = () => page.getByRole('link', { name: `Purchase ${course.name}` })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const countOf = ({ requests }: Fetch, path: string) => requests.filter(({ url }) => url.pathname === path).length
const sentBy = ({ requests }: Fetch) => requests.filter(({ operationId }) => operationId === 'purchaseCourse')

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
test('from where one pays is remembered on the device', async () => {
  await openApp(`${home}?purchase=${course.id}`, { as: 'student' })
  for (const [name, kept] of [
    ['from abroad', 'international'],
    ['from within the country', 'domestic'],
  ] as const) {
    await page.getByText(name).click()
    await expect.element(page.getByRole('radio', { name })).toBeChecked()
    expect(document.cookie).toContain(`origin=${kept}`)
  }
})

// proves X121, X122
test('in which other currency amounts are shown is remembered on the device, and sent nowhere', async () => {
  const fetch = await openApp(`${home}?purchase=${course.id}`, { as: 'student' })
  const shown = page.getByText(/^For information: /)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /Show also in/ }).click()
    await page.getByRole('option', { name }).click()
  }
  await press('Show in another currency')
  await expect.element(page.getByRole('button', { name: /Show also in/ })).toHaveTextContent('No other currency')
  expect(shown.elements()).toHaveLength(0)
  await choose('PKR · Pakistani Rupee')
  await expect.poll(() => shown.query()?.textContent).toMatch(/Rs.*at the rate of 3 Nov 2026/)
  expect(document.cookie).toContain('currency=PKR')
  await fillPurchase()
  await press('Submit')
  await expect.element(heading('We have your receipt')).toBeVisible()
  const [sent] = sentBy(fetch)
  expect(Object.entries(sent?.body ?? {}).join()).not.toMatch(/PKR|currency|rate|281/i)
  // The next time it is shown without being asked for.
  await page.getByRole('link', { name: 'All courses' }).click()
  await purchase().click()
  await expect.poll(() => shown.query()?.textContent).toMatch(/Rs.*at the rate of 3 Nov 2026/)
  await choose('No other currency')
  expect(document.cookie).toContain('currency=none')
})

// proves X74
test('a code that nobody has given out is said at its field, and nothing is sent', async () => {
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
  expect(sentBy(fetch)).toEqual([])
})

// proves 1§2.routes.19, 2§2.paths.2
test('the three lists are asked for once each, and a course of one’s own isn’t offered', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await expect.element(purchase()).toBeVisible()
  const [own] = examples.listEnrolledCourses[200].typical.courses
  await expect.element(page.getByRole('link', { name: `Classes of ${own!.name}` })).toBeVisible()
  await expect.element(page.getByRole('link', { name: `Purchase ${own!.name}` })).not.toBeInTheDocument()
  for (const path of ['/api/course/get', '/api/student/get-std-courses', '/api/student/billing']) {
    expect(countOf(fetch, path), path).toBe(1)
  }
})

// proves 2§1.1, 2§6.1, POST student/purchase-course
test('a course is bought: a form with bracket names, lists read again, then a page of what was sent', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await purchase().click()
  await expect.element(heading(/^Payment Details/)).toBeVisible()
  expect(currentPath()).toBe(`${home}?purchase=${course.id}`)
  await fillPurchase()
  await page.getByText('from abroad').click()
  await press('Add More')
  await typeTime(/^From/, '2300', 1)
  await typeTime(/^To/, '0030', 1)
  await press('Submit')
  await expect.element(heading('We have your receipt')).toHaveFocus()
  expect(currentPath()).toBe(`/student/billing?sent=course-${course.id}`)
  expect(page.getByText(received.message).elements()).toEqual([])
  const [sent, ...more] = sentBy(fetch)
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
  expect(countOf(fetch, '/api/student/billing')).toBe(2)
  expect(countOf(fetch, '/api/student/get-std-courses')).toBe(2)
})

test('what has been bought is under review before the page is left', async () => {
  const fetch = await openApp(`${home}?purchase=${course.id}`, {
    as: 'student',
    situations: { listStudentBilling: 'empty' },
  })
  await fillPurchase()
  const letGo = fetch.hold('listStudentBilling')
  await press('Submit')
  await expect.poll(() => countOf(fetch, '/api/student/billing')).toBe(2)
  await expect.element(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  letGo()
  await expect.element(heading('We have your receipt')).toBeVisible()
})

test.for([
  ['serverError', 'Something went wrong. Please try again.'],
  ['networkError', 'The school can’t be reached. Check your connection and try again.'],
  ['alreadyOwned', alreadyOwned.error],
] as const)('a purchase that fails (%s) is said once, beside the form, and nothing is lost', async ([how, words]) => {
  const fetch = await openApp(`${home}?purchase=${course.id}`, {
    as: 'student',
    situations: { purchaseCourse: how },
  })
  await fillPurchase()
  await press('Submit')
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toHaveTextContent(words)
  expect(page.getByText(words).elements()).toHaveLength(1)
  await expect.element(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
  expect(sentBy(fetch)).toHaveLength(1)
  fetch.use({ purchaseCourse: 'received' })
  await press('Submit')
  await expect.element(heading('We have your receipt')).toBeVisible()
  expect(sentBy(fetch)).toHaveLength(2)
})

test('what is said of a field stands at the field', async () => {
  await openApp(`${home}?purchase=${course.id}`, { as: 'student', situations: { purchaseCourse: 'invalid' } })
  await fillPurchase()
  await press('Submit')
  const receipt = page.getByRole('group', { name: /^Receipt/ })
  await expect.element(receipt.getByText(invalid.error.receipt[0]!)).toBeVisible()
})

// proves 2§2.studentCourses.9
test('the outlines of a course, its purchase, and the browser’s way back', async () => {
  const fetch = await openApp(home, { as: 'student' })
  await page.getByRole('link', { name: `See outlines of ${course.name}` }).click()
  await expect.element(heading(/^Outlines/)).toBeVisible()
  expect(currentPath()).toBe(`${home}?outlines=${course.id}`)
  expect(countOf(fetch, `/api/course/outlines/${course.id}`)).toBe(1)
  await expect.element(page.getByRole('link', { name: 'Purchase' })).toBeVisible()
  window.history.back()
  await expect.element(page.getByRole('link', { name: `See outlines of ${course.name}` })).toHaveFocus()
})

test('a purchase that is closed leads back to where it was begun', async () => {
  await openApp(home, { as: 'student' })
  await purchase().click()
  await expect.element(heading(/^Payment Details/)).toBeVisible()
  await press('Close')
  await expect.element(purchase()).toHaveFocus()
  expect(currentPath()).toBe(home)
})

test('a course that isn’t offered can’t be bought', async () => {
  await openApp(`${home}?purchase=999`, { as: 'student' })
  await expect.element(page.getByText('The school doesn’t offer this course.')).toBeVisible()
})

test('without the bills nothing is offered, until they are there', async () => {
  const fetch = await openApp(home, { as: 'student', situations: { listStudentBilling: 'serverError' } })
  await expect.element(page.getByText('Which of these courses are yours could not be found out.')).toBeVisible()
  await expect.element(purchase()).not.toBeInTheDocument()
  fetch.use({ listStudentBilling: 'typical' })
  await press('Try again')
  await expect.element(purchase()).toBeVisible()
})

test('courses that can’t be had are told of once', async () => {
  await openApp(home, { as: 'student', situations: { listCourses: 'serverError' } })
  await expect.element(page.getByText('Error fetching courses')).toBeVisible()
  expect(page.getByText('Error fetching courses').elements()).toHaveLength(1)
})

// proves X142
test.each([
  ['/student/courses', 'typical', 'التجويد المتقدم', 'Scholarship'],
  ['/student/event', 'longText', 'مسابقة الحفظ', examples.listOwnDiscounts[200].longText.discounts[0]!.name],
] as const)('at %s what is still to be paid has the student’s own price', async (path, situation, title, name) => {
  await openApp(path, { as: 'student', situations: { listOwnDiscounts: situation } })
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect.element(card.getByText(name)).toBeVisible()
  await expect.element(card.getByText('instead of')).toBeInTheDocument()
})

test('where nobody tells of discounts, prices stand as the courses have them', async () => {
  const fetch = await openApp('/student/courses', { as: 'student', situations: { listOwnDiscounts: 'unknownCall' } })
  await expect.poll(() => fetch.requests.map(({ operationId }) => operationId)).toContain('listOwnDiscounts')
  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(page.getByText('instead of').elements()).toEqual([])
})
