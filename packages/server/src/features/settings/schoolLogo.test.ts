import { expect, test } from 'vitest'
import { readReferencedPictures } from '#testing/readReferencedPictures.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'

const broken = new File(['not a picture'], 'logo.png', { type: 'image/png' })

// proves X80
test('a logo is stored, public, and can be replaced and removed', async () => {
  const { api, admin, database, services } = await openTestSchool()
  const { token } = await admin()
  const logo = async () => (await api('getSettings')).body.settings.logo
  expect(await logo()).toBeUndefined()

  const saved = await api('saveSchoolLogo', { token, body: createForm({ logo: await createPictureFile() }) })
  expect(saved).toEqual({ status: 200, body: { message: 'Logo saved' } })
  const first = await logo()
  const nameOf = (address: string | undefined) => address?.replace('/uploads/', '') ?? ''
  expect(await services.pictures.read(nameOf(first))).toBeInstanceOf(Buffer)
  expect(await readReferencedPictures(database)).toContain(nameOf(first))

  await api('saveSchoolLogo', { token, body: createForm({ logo: await createPictureFile('other.png') }) })
  const second = await logo()
  expect(second).not.toBe(first)
  expect(await readReferencedPictures(database)).not.toContain(nameOf(first))

  const removed = await api('saveSchoolLogo', { token, body: createForm({}) })
  expect(removed).toEqual({ status: 200, body: { message: 'Logo removed' } })
  expect(await logo()).toBeUndefined()
  expect(await readReferencedPictures(database)).not.toContain(nameOf(second))
})

// proves X80
test('a file that is no picture is rejected at its field, and the logo stays', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  await api('saveSchoolLogo', { token, body: createForm({ logo: await createPictureFile() }) })
  const before = (await api('getSettings')).body.settings.logo
  const rejected = await api('saveSchoolLogo', { token, body: createForm({ logo: broken }) })
  expect(rejected.status).toBe(422)
  expect(Object.keys(rejected.body.error ?? {})).toEqual(['logo'])
  expect((await api('getSettings')).body.settings.logo).toBe(before)
})

test('saving settings doesn’t change the logo', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  await api('saveSchoolLogo', { token, body: createForm({ logo: await createPictureFile() }) })
  const { logo, ...settings } = (await api('getSettings')).body.settings
  expect((await api('saveSettings', { token, body: { ...settings, address: '12 Garden Road\nLahore' } })).status).toBe(
    200,
  )
  const after = (await api('getSettings')).body.settings
  expect(after).toMatchObject({ logo, address: '12 Garden Road\nLahore' })
})
