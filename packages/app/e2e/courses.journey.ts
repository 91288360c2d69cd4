import { type APIRequestContext, type Page, type Request, expect } from '@playwright/test'
import { asAdmin, openAs } from './signIn.ts'
import { test } from './serverFixtures.ts'

const picture = {
  name: 'tajweed; part=1.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

function isCall(method: string, path: string | RegExp) {
  return (request: Request) => {
    const { pathname } = new URL(request.url())
    return request.method() === method && (typeof path === 'string' ? pathname === path : path.test(pathname))
  }
}

/** Records the forms that the page sends, because Playwright doesn’t show their files. */
async function watchForms(page: Page): Promise<() => Promise<object[]>> {
  await page.addInitScript(() => {
    const forms: object[] = []
    Object.assign(window, { sent: forms })
    const send = window.fetch
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.headers.get('content-type')?.startsWith('multipart/')) {
        const entries = [...(await request.clone().formData())]
        const fields = entries.map(([name, value]) => [
          name,
          value instanceof File ? `file of ${value.size} bytes` : value,
        ])
        forms.push(Object.fromEntries(fields) as object)
      }
      return send(request)
    }
  })
  return () => page.evaluate(() => (window as unknown as { sent: object[] }).sent)
}

/** Adds a course, which the school lists last. */
async function addCourse(request: APIRequestContext): Promise<void> {
  const admin = await asAdmin(request)
  await admin({
    method: 'POST',
    path: 'course/create-course',
    multipart: { name: `Letters ${Date.now()}`, price: '45' },
  })
}

async function openCourses(page: Page): Promise<void> {
  await openAs(page, 'admin', '/admin/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}

// proves 1§1.2, 1§3.6, 1§3.7, 1§5.9, POST course/create-course
test('an admin creates a course with a picture', { tag: '@fast' }, async ({ page }) => {
  const forms = await watchForms(page)
  await openCourses(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add Courses' })).toBeVisible()
  await page.getByLabel('Name').fill('Letters for beginners')
  await page.getByLabel('Description').fill('Letters, their places and their rules.')
  await page.getByRole('textbox', { name: 'Price' }).fill('45')
  await page.getByLabel('Duration').fill('3 months')
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByRole('img', { name: /tajweed/i })).toBeVisible()

  const saved = page.waitForRequest(isCall('POST', '/api/course/create-course'))
  const reloaded = page.waitForRequest(isCall('GET', '/api/course/get'))
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await (await saved).response())?.status()).toBe(201)
  expect(await forms()).toEqual([
    {
      name: 'Letters for beginners',
      description: 'Letters, their places and their rules.',
      price: '45',
      courseDuration: '3 months',
      image: expect.stringMatching(/^file of \d+ bytes/),
    },
  ])
  await reloaded
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})

test('an edited course is sent with its ID', async ({ page, request }) => {
  await addCourse(request)
  await openCourses(page)
  await page
    .getByRole('button', { name: /^Edit / })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Course' })).toBeVisible()
  await page.getByLabel('Name').fill('A better name')
  const saved = page.waitForRequest(isCall('POST', '/api/course/create-course'))
  await page.getByRole('button', { name: 'Update' }).click()
  const body = (await saved).postDataBuffer()?.toString('latin1') ?? ''
  expect(body).toContain('A better name')
  expect(body).toMatch(/name="id"\r\n\r\n\d+\r\n/)
  expect(body).not.toContain('name="image"')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})

test('deleting a course asks first and names it', async ({ page, request }) => {
  await addCourse(request)
  await openCourses(page)
  const name = await page.getByRole('article').last().getByRole('heading').innerText()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const deleted = page.waitForRequest(isCall('DELETE', /^\/api\/course\/delete\/\d+$/))
  const reloaded = page.waitForRequest(isCall('GET', '/api/course/get'))
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await deleted
  await reloaded
  await expect(dialog).toBeHidden()
})

// proves 1§1.2, 1§6.1
test('outlines are added, edited and deleted', async ({ page, request }) => {
  await addCourse(request)
  await openCourses(page)
  await page
    .getByRole('link', { name: /^Outlines of / })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Outlines' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Outline' }).click()
  await page.getByLabel('Title').fill('The letters')
  const added = page.waitForRequest(isCall('POST', /^\/api\/course\/add-outlines\/\d+\/0$/))
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await added).postDataJSON()).toEqual({ title: 'The letters', description: '' })
  await expect(page.getByLabel('Title')).toBeHidden()

  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByLabel('Title').fill('The letters, again')
  const edited = page.waitForRequest(isCall('POST', /^\/api\/course\/add-outlines\/\d+\/[1-9]\d*$/))
  await page.getByRole('button', { name: 'Update' }).click()
  await edited
  // The list renders again after the form has closed.
  await expect(page.getByLabel('Title')).toBeHidden()

  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const deleted = page.waitForRequest(isCall('DELETE', /^\/api\/course\/delete-outline\/\d+$/))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await deleted
})

// proves 1§2.courses.3
test('leaving a changed form asks first', async ({ page }) => {
  await openCourses(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByLabel('Name').fill('Half a course')
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Name')).toHaveValue('Half a course')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: /leave|discard/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})

test(
  'a field error is shown at its field, and all values stay',
  { tag: '@mock' },
  async ({ page, context, baseURL }) => {
    await openCourses(page)
    await context.addCookies([{ name: 'mock', value: encodeURIComponent('saveCourse=invalid'), url: baseURL! }])
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByLabel('Name').fill('Tajweed for beginners')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Tajweed for beginners')
  },
)

test(
  'an empty school shows an empty state, and a failed list can be reloaded',
  { tag: '@mock' },
  async ({ page, context, baseURL }) => {
    await openCourses(page)
    await context.addCookies([{ name: 'mock', value: encodeURIComponent('listCourses=empty'), url: baseURL! }])
    await page.reload()
    await expect(page.getByText('No courses yet')).toBeVisible()
    await context.addCookies([{ name: 'mock', value: encodeURIComponent('listCourses=serverError'), url: baseURL! }])
    await page.reload()
    const retry = page.getByRole('button', { name: /try again/i })
    await expect(retry).toBeVisible({ timeout: 20_000 })
    await context.clearCookies({ name: 'mock' })
    await retry.click()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)
