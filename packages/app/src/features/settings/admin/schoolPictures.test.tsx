import { examples } from '@maktab/contract/examples'
import { resizePicture } from '@maktab/ui/lib/files/pictureFile'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'
import { findRequestBodies, findOperationsAfter, waitForRequest } from '#testing/findRequests.ts'

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
  const fetch = await openApp('/admin/settings?section=logo', { as: 'admin' })
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
  await openApp('/admin/settings?section=logo', { as: 'admin' })
  await choose('Logo', await createPicture('image/png'))
  await expect.element(page.getByRole('button', { name: 'Update logo' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
})

const described = page.getByRole('textbox', { name: 'Image description' })

test('a front picture is selected, sent with its description and refetched', async () => {
  const fetch = await openApp('/admin/settings?section=frontPage', { as: 'admin' })
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
  const fetch = await openApp('/admin/settings?section=frontPage', {
    as: 'admin',
    situations: { getSettings: 'branded' },
  })
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
  [
    'frontPage',
    'Front image',
    'Update image',
    'saveFrontPicture',
    'Images aren’t supported on this server. Nothing changed.',
  ],
  ['logo', 'Logo', 'Update logo', 'saveSchoolLogo', 'Logos aren’t supported on this server. Nothing changed.'],
])('a backend without the %s says so once and hides it', async (section, group, button, call, message) => {
  await openApp(`/admin/settings?section=${section}`, { as: 'admin', situations: { [call]: 'unknownCall' } })
  await choose(group, await createPicture('image/png'))
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
  await expect.element(page.getByRole('group', { name: group, exact: true })).not.toBeInTheDocument()
})
