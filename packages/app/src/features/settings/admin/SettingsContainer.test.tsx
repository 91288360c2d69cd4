import { examples } from '@maktab/contract/examples'
import { resizePicture } from '@maktab/ui/lib/files/pictureFile'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestBodies, findOperationsAfter, waitForRequest } from '#testing/findRequests.ts'

const { typical, rupees } = examples.getSettings[200]
const course = examples.listCourses[200].typical.course.find(({ price }) => price !== null && price > 0)!
const account = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
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
  const fetch = await openApp('/admin/settings', { as: 'admin' })
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
  const fetch = await openApp('/admin/settings', { as: 'admin' })
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
  const fetch = await openApp('/admin/settings', { as: 'admin' })
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

/** A transparent picture with an opaque bar. */
async function createPicture(type: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 })
  canvas.getContext('2d')?.fillRect(20, 0, 20, 20)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob ?? ''], `mark.${type.split('/')[1]}`, { type })
}

/** Selects a file for the picture of a group. */
async function choose(group: string, file: File) {
  const place = page.getByRole('group', { name: group, exact: true })
  await expect.element(place).toBeVisible()
  const input = place.element().querySelector('input[type=file]')
  await page.elementLocator(input ?? document.body).upload(file)
}

// proves X80
test('a logo is selected, saved and refetched', async () => {
  const fetch = await openApp('/admin/settings', { as: 'admin' })
  await choose('Logo', await createPicture('image/png'))
  await page.getByRole('button', { name: 'Update logo' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'saveSchoolLogo')).toEqual(['getSettings'])
  await expect.element(page.getByRole('button', { name: 'Update logo' })).not.toBeInTheDocument()
})

// proves X80
test('a transparent WebP is drawn on white, not on black', async () => {
  const sent = await resizePicture(await createPicture('image/webp'))
  expect(sent.type).toBe('image/jpeg')
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 })
  const pen = canvas.getContext('2d')!
  pen.drawImage(await createImageBitmap(sent), 0, 0)
  const [red = 0] = pen.getImageData(4, 10, 1, 1).data
  expect(red).toBeGreaterThan(240)
})

// proves X80
test('leaving asks about an unsaved logo', async () => {
  await openApp('/admin/settings', { as: 'admin' })
  await choose('Logo', await createPicture('image/png'))
  await expect.element(page.getByRole('button', { name: 'Update logo' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
})

const described = page.getByRole('textbox', { name: 'Image description' })

test('a front picture is selected, sent with its description and refetched', async () => {
  const fetch = await openApp('/admin/settings', { as: 'admin' })
  await choose('Front image', await createPicture('image/png'))
  await described.fill('A classroom')
  const { frontPicture } = examples.getSettings[200].branded.settings
  fetch.use({ getSettings: 'branded' })
  await page.getByRole('button', { name: 'Update image' }).click()
  await expect.element(page.getByText(examples.saveFrontPicture[200].saved.message)).toBeVisible()
  const { url, body } = await waitForRequest(fetch, 'saveFrontPicture')
  expect(url.pathname).toBe('/api/school/front-picture')
  expect(body).toEqual({ frontPicture: expect.anything(), description: 'A classroom' })
  expect(findOperationsAfter(fetch, 'saveFrontPicture')).toEqual(['getSettings'])
  await expect.element(described).toHaveValue('A classroom')
  const shown = page.getByRole('group', { name: 'Front page image' }).getByRole('img')
  await expect.element(shown).toHaveAttribute('src', frontPicture.url)
})

test('a front picture can be described and removed', async () => {
  const fetch = await openApp('/admin/settings', { as: 'admin', situations: { getSettings: 'branded' } })
  await described.fill('A classroom')
  await page.getByRole('button', { name: 'Update image' }).click()
  await expect.poll(() => findRequestBodies(fetch, 'saveFrontPicture')).toEqual([{ description: 'A classroom' }])
  await expect.poll(() => findOperationsAfter(fetch, 'saveFrontPicture')).toEqual(['getSettings'])
  fetch.use({ getSettings: 'typical' })
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect.poll(() => findRequestBodies(fetch, 'saveFrontPicture').at(1)).toEqual({})
  await expect.element(page.getByRole('button', { name: 'Remove image' })).not.toBeInTheDocument()
  await expect.element(described).toHaveValue('')
})

test.each([
  ['Front image', 'Update image', 'saveFrontPicture', 'Images aren’t supported on this server. Nothing changed.'],
  ['Logo', 'Update logo', 'saveSchoolLogo', 'Logos aren’t supported on this server. Nothing changed.'],
])('a backend that can’t store a %s says so once and hides the option', async (group, button, call, message) => {
  await openApp('/admin/settings', { as: 'admin', situations: { [call]: 'unknownCall' } })
  await choose(group, await createPicture('image/png'))
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
  await expect.element(page.getByRole('group', { name: group, exact: true })).not.toBeInTheDocument()
})

test('the settings show the software version', async () => {
  await openApp('/admin/settings', { as: 'admin' })
  await expect.element(page.getByText(`Maktab, version ${typical.softwareVersion}`)).toBeVisible()
})
