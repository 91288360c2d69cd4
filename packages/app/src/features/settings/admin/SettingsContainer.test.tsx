import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findOperationsAfter, waitForRequest } from '#testing/findRequests.ts'

const { typical, rupees } = examples.getSettings[200]
const course = examples.listCourses[200].typical.course.find(({ price }) => price !== null && price > 0)!
const account = (name: string) => page.getByRole('button', { name: new RegExp(`^Account.*${name}`) })
const { admin, teacher } = examples.getCurrentUser[200]
const wordsOfCourse = () => page.getByRole('article').filter({ hasText: course.name }).query()?.textContent

const settingsLink = page.getByRole('link', { name: 'School settings' })

test('the menu links an admin to the settings and marks them', async () => {
  await openApp('/admin/course', { as: 'admin' })
  await settingsLink.click()
  await expect.element(settingsLink).toHaveAttribute('aria-current', 'page')
  await expect.poll(currentPath).toBe('/admin/settings')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue(typical.settings.name)
})

// proves D16.2
test('saving sends all settings, refetches them and applies them to every screen', async () => {
  const fetch = await openApp('/admin/settings', { as: 'admin' })
  await page.getByRole('textbox', { name: 'Name' }).fill('The light')
  fetch.use({ getSettings: 'rupees' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('status').getByText(examples.saveSettings[200].saved.message)).toBeVisible()
  const { url, body } = await waitForRequest(fetch, 'saveSettings')
  expect(url.pathname).toBe('/api/school/settings')
  expect(body).toEqual({ ...typical.settings, name: 'The light' })
  expect(findOperationsAfter(fetch, 'saveSettings')).toEqual(['getSettings'])
  await page.getByRole('link', { name: 'Courses' }).click()
  await expect.poll(wordsOfCourse).toContain('Rs')
})

test('saving again sends the version of the previous save', async () => {
  const fetch = await openApp('/admin/settings', { as: 'admin' })
  for (const [index, name] of ['The light', 'The lamp'].entries()) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('button', { name: 'Save' }).click()
    const { body } = await waitForRequest(fetch, 'saveSettings', index + 1)
    expect(body).toMatchObject({ name, version: index + 1 })
    await expect.poll(() => findOperationsAfter(fetch, 'saveSettings')).toEqual(['getSettings'])
  }
})

// proves X199
test('a changed translation is sent with all others', async () => {
  const fetch = await openApp('/admin/settings?section=frontPage', { as: 'admin' })
  const { translations } = typical.settings
  const frontPage = page.getByRole('group', { name: 'Front page' })
  await frontPage.getByText('اردو').click()
  await frontPage.getByRole('textbox', { name: 'Motto (اردو)' }).fill('نیا جملہ')
  await page.getByRole('button', { name: 'Save' }).click()
  const { body } = await waitForRequest(fetch, 'saveSettings')
  expect(body).toMatchObject({ translations: { ...translations, ur: { ...translations.ur, motto: 'نیا جملہ' } } })
})

// proves X120
test('a changed rate is sent with the date of the change', async () => {
  const fetch = await openApp('/admin/settings?section=currencies', { as: 'admin' })
  const [rupees, pounds] = typical.settings.rates
  await page.getByRole('textbox', { name: 'Rate' }).first().fill('283.5')
  await page.getByRole('button', { name: 'Remove Rate 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const { body } = await waitForRequest(fetch, 'saveSettings')
  expect(body).toMatchObject({ rates: [{ ...rupees, rate: '283.5' }] })
  expect(pounds?.currency).toBe('GBP')
})

// proves D34.1
test('every price uses the school’s currency', async () => {
  await openApp('/admin/course', { as: 'admin', situations: { getSettings: 'rupees' } })
  expect(rupees.settings.currency).toBe('PKR')
  await expect.poll(wordsOfCourse).toContain('Rs')
})

// proves D16.3
test('the chosen greeting of emails is sent', async () => {
  const fetch = await openApp('/admin/settings?section=emails', { as: 'admin' })
  await expect.element(page.getByRole('radio', { name: 'Hello' })).toBeChecked()
  await page.getByText('Assalamu alaikum').click()
  await page.getByRole('button', { name: 'Save' }).click()
  const { body } = await waitForRequest(fetch, 'saveSettings')
  expect(body).toEqual({ ...typical.settings, emailGreeting: 'salam' })
})

test('a backend that doesn’t store the greeting is sent none', async () => {
  const fetch = await openApp('/admin/settings', { as: 'admin', situations: { getSettings: 'wordsOnly' } })
  await page.getByRole('textbox', { name: 'Name' }).fill('The light')
  expect(page.getByRole('radio', { name: 'Hello' }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Save' }).click()
  const { body } = await waitForRequest(fetch, 'saveSettings')
  expect(body).not.toHaveProperty('emailGreeting')
})

test('a backend without settings shows no menu entry and no error', async () => {
  await openApp('/admin/course', { as: 'admin', situations: { getSettings: 'unknownCall' } })
  await expect.poll(wordsOfCourse).toContain(`$${course.price}`)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  await expect.element(account(admin.user.name)).toBeVisible()
  expect(settingsLink.elements()).toHaveLength(0)
})

test('a backend without settings has no settings page', async () => {
  await openApp('/admin/settings', { as: 'admin', situations: { getSettings: 'unknownCall' } })
  await expect.element(page.getByRole('heading', { level: 1, name: /not found|no such page/i })).toBeVisible()
})

test('a teacher has no link to the settings', async () => {
  await openApp('/teacher/dashboard', { as: 'teacher', situations: { getCurrentUser: 'teacher' } })
  await expect.element(account(teacher.user.name)).toBeVisible()
  expect(settingsLink.elements()).toHaveLength(0)
})

test('the sign-in page requests only public data', async () => {
  const fetch = await openApp('/')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'What you can learn' })).toBeVisible()
  const requested = () => [...new Set(fetch.requests.map(({ operationId }) => operationId))].toSorted()
  await expect.poll(requested).toEqual(['getFrontPage', 'getSettings', 'listCourses'])
})

test('the settings show the software version', async () => {
  await openApp('/admin/settings', { as: 'admin' })
  await expect.element(page.getByText(`Maktab, version ${typical.softwareVersion}`)).toBeVisible()
})

const section = (name: string) =>
  page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link', { name, exact: true })

test('each section has an address, and the back button returns to the one before', async () => {
  await openApp('/admin/settings', { as: 'admin' })
  await section('Payments').click()
  await expect.poll(currentPath).toBe('/admin/settings?section=payments')
  await expect.element(section('Payments')).toHaveAttribute('aria-current', 'page')
  await section('Currencies').click()
  await expect.poll(currentPath).toBe('/admin/settings?section=currencies')
  window.history.back()
  await expect.poll(currentPath).toBe('/admin/settings?section=payments')
  await expect.element(page.getByRole('textbox', { name: 'More instructions' }).first()).toBeVisible()
})

test('an unknown section is removed from the address', async () => {
  await openApp('/admin/settings?section=rooms', { as: 'admin' })
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await expect.poll(currentPath).toBe('/admin/settings')
})

test('leaving a section asks about unsaved changes', async () => {
  await openApp('/admin/settings', { as: 'admin' })
  await page.getByRole('textbox', { name: 'Name' }).fill('The light')
  await section('Payments').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('The light')
  await section('Payments').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(currentPath).toBe('/admin/settings?section=payments')
})
