import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test'
import { connectToServerChangeStream } from './networkProxies.ts'
import { asAdmin, studentId, openAs } from './signIn.ts'
import { test } from './serverFixtures.ts'

/** The longest time until a change by another user is visible (X59). */
const MOST_MILLISECONDS = 2000
/** Other load on the machine only makes times longer, so the best of several tries counts. */
const TRIES = 5

test.describe.configure({ mode: 'serial' })

const uniqueId = () => `${Date.now()}${Math.random().toString(36).slice(2, 6)}`

/** Opens a page and waits until its change stream is connected. */
async function openListening(page: Page, path: string): Promise<void> {
  await connectToServerChangeStream(page)
  await openAs(page, 'admin', '/admin/dashboard')
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/changes/watch'))
  await page.goto(path)
  expect((await listening).status()).toBe(200)
}

/** Measures how long a change by another user takes to appear after its response; at least one try must be in time. */
async function expectTimelyUpdate(change: (count: number) => Promise<Locator>): Promise<number> {
  const times: number[] = []
  while (times.length < TRIES && !times.some((time) => time <= MOST_MILLISECONDS)) {
    const changed = await change(times.length + 1)
    const start = performance.now()
    await expect(changed, `after ${times.join(', ')} ms`).toBeVisible()
    times.push(Math.round(performance.now() - start))
  }
  expect(Math.min(...times), `on the screen after ${times.join(', ')} ms`).toBeLessThanOrEqual(MOST_MILLISECONDS)
  return times.length
}

/** The position of a field on the screen and of the caret in it. */
function positionOf(field: Locator) {
  return field.evaluate((element) => ({
    top: Math.round(element.getBoundingClientRect().top),
    isFocused: document.activeElement === element,
    caret: (element as HTMLTextAreaElement).selectionStart,
    isScrolled: window.scrollY > 0,
  }))
}

type Admin = Awaited<ReturnType<typeof asAdmin>>

const savePolicy = (admin: Admin, title: string) =>
  admin({
    method: 'POST',
    path: 'student-policy/create-and-edit',
    data: { id: 0, title, description: 'Be on time.' },
  })

/** Registers a student and returns the ID. */
async function register(request: APIRequestContext, admin: Admin): Promise<number> {
  const email = `live-${uniqueId()}@maktab.test`
  const response = await request.post('/api/student/register', {
    multipart: {
      name: 'Hamza Tariq',
      guardian_name: 'Tariq Aziz',
      email,
      password: 'maktab-demo',
      contact_number: '+92 300 1234567',
      preferred_language: 'urdu',
      signature: 'Tariq Aziz',
      date_of_birth: '2014-04-02',
      registration_date: '2026-11-01',
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return studentId(admin, email)
}

// proves X59
test(
  'a list shows what another user adds while its search is typed, and keeps the typed text',
  { tag: ['@server', '@fast'] },
  async ({ page, request }) => {
    const admin = await asAdmin(request)
    const word = `live${uniqueId()}`
    await openListening(page, '/admin/policy')
    const field = page.getByRole('searchbox', { name: 'Search' })
    await field.click()
    await page.keyboard.type(word)
    const tries = await expectTimelyUpdate(async (count) => {
      await Promise.all([savePolicy(admin, `${word} ${count}`), page.keyboard.type(' ')])
      return page.getByRole('rowheader', { name: `${word} ${count}` })
    })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(word + ' '.repeat(tries))
  },
)

// proves X59
test(
  'a record shows changes by another user while notes are typed, and keeps text, focus and position',
  { tag: '@server' },
  async ({ page, request }) => {
    const admin = await asAdmin(request)
    const id = await register(request, admin)
    await page.setViewportSize({ width: 1280, height: 500 })
    await openListening(page, `/admin/students?student=${id}&tab=notes`)
    await page.getByRole('button', { name: 'Add note' }).click()
    const field = page.getByRole('textbox', { name: 'Notes' })
    await field.click()
    await page.keyboard.type('Calls back')
    await page.keyboard.press('Home')
    const before = await positionOf(field)
    expect(before).toMatchObject({ isFocused: true, caret: 0, isScrolled: true })
    const typed = await expectTimelyUpdate(async (count) => {
      const studentID = `LIVE-${id}-${count}`
      await admin({ method: 'POST', path: 'student/assign_login_credentials', data: { id, studentID } })
      await page.keyboard.type('·')
      return page.getByText(studentID).first()
    })
    await expect(field).toHaveValue(`${'·'.repeat(typed)}Calls back`)
    expect(await positionOf(field)).toEqual({ ...before, caret: typed })
  },
)

// proves X59
test(
  'seven tabs of one browser all load and all receive changes',
  { tag: '@server' },
  async ({ page, context, request }) => {
    const admin = await asAdmin(request)
    const word = `tabs${uniqueId()}`
    await openListening(page, '/admin/policy')
    const others: Page[] = []
    for (let count = 0; count < 7; count += 1) {
      const tab = await context.newPage()
      await tab.goto('/admin/policy')
      await expect(tab.getByRole('rowheader').first(), `tab ${count + 2}`).toBeVisible()
      others.push(tab)
    }
    await savePolicy(admin, word)
    for (const [at, tab] of [page, ...others].entries())
      await expect(tab.getByRole('rowheader', { name: word }), `tab ${at + 1}`).toBeVisible()
  },
)
