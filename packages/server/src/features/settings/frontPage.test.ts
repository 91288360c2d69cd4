import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readReferencedPictures } from '#testing/readReferencedPictures.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'

const broken = new File(['not a picture'], 'front.png', { type: 'image/png' })
const nameOf = (address: string | undefined) => address?.replace('/uploads/', '') ?? ''

/** A school with helpers to change its front picture. */
async function openFront() {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const front = async () => (await school.api('getSettings')).body.settings.frontPicture
  const save = (fields: Record<string, string | File>) =>
    school.api('saveFrontPicture', { token, body: createForm(fields) })
  const isNamed = async (address: string | undefined) =>
    (await readReferencedPictures(school.database)).has(nameOf(address))
  return { ...school, token, front, save, isNamed }
}

// proves X172
test('a front picture is stored in two sizes, public, and can be replaced and removed', async () => {
  const { front, save, isNamed, services } = await openFront()
  expect(await front()).toBeUndefined()

  const saved = await save({ frontPicture: await createPictureFile('front.png', 1000), description: ' A classroom ' })
  expect(saved).toEqual({ status: 200, body: { message: 'Front page image saved' } })
  const first = await front()
  expect(first).toMatchObject({ width: 1000, height: 20, small: { width: 800 }, description: 'A classroom' })
  const sizeOf = async (address: string | undefined) => {
    const { width, height } = await sharp(await services.pictures.read(nameOf(address))).metadata()
    return [width, height]
  }
  expect([await sizeOf(first?.url), await sizeOf(first?.small?.url)]).toEqual([
    [1000, 20],
    [800, 16],
  ])
  expect([await isNamed(first?.url), await isNamed(first?.small?.url)]).toEqual([true, true])

  await save({ frontPicture: await createPictureFile('other.png') })
  const second = await front()
  expect(second).toMatchObject({ width: 40, small: { width: 40 } })
  expect(second).not.toHaveProperty('description')
  expect([await isNamed(first?.url), await isNamed(first?.small?.url)]).toEqual([false, false])

  expect(await save({})).toEqual({ status: 200, body: { message: 'Front page image removed' } })
  expect(await front()).toBeUndefined()
  expect([await isNamed(second?.url), await isNamed(second?.small?.url)]).toEqual([false, false])
})

test('the description of the front picture can be changed separately, but not without a picture', async () => {
  const { front, save } = await openFront()
  const rejected = await save({ description: 'A classroom' })
  expect([rejected.status, rejected.body.error]).toEqual([422, { frontPicture: ['Front picture is required'] }])
  await save({ frontPicture: await createPictureFile() })
  const { url } = (await front()) ?? {}
  expect((await save({ description: 'A classroom' })).status).toBe(200)
  expect(await front()).toMatchObject({ url, description: 'A classroom' })
  expect((await save({ description: '' })).status).toBe(200)
  expect(await front()).not.toHaveProperty('description')
  const long = await save({ description: 'x'.repeat(201) })
  expect([long.status, long.body.error]).toEqual([
    422,
    { description: ['Description must have at most 200 characters'] },
  ])
})

test('a file that is no picture is rejected at its field, and the previous picture stays', async () => {
  const { front, save, isNamed } = await openFront()
  await save({ frontPicture: await createPictureFile(), description: 'A classroom' })
  const before = await front()
  const rejected = await save({ frontPicture: broken, description: 'None' })
  expect(rejected.status).toBe(422)
  expect(Object.keys(rejected.body.error ?? {})).toEqual(['frontPicture'])
  expect(await front()).toEqual(before)
  expect(await isNamed(before?.small?.url)).toBe(true)
})

test('only an administrator can set the front picture, and saving settings doesn’t change it', async () => {
  const { api, student, token, front, save } = await openFront()
  const body = createForm({ frontPicture: await createPictureFile() })
  expect((await api('saveFrontPicture', { token: (await student()).token, body })).status).toBe(403)
  await save({ frontPicture: await createPictureFile() })
  const { frontPicture, ...settings } = (await api('getSettings')).body.settings
  expect((await api('saveSettings', { token, body: { ...settings, name: 'Maktab al-Noor' } })).status).toBe(200)
  expect(await front()).toEqual(frontPicture)
})

test('a failed call stores no picture of either size', async () => {
  const stored: string[] = []
  const store = {
    write: async (name: string) => void stored.push(name),
    read: async () => undefined,
    remove: async (name: string) => void stored.splice(stored.indexOf(name), 1),
    retire: async () => undefined,
    list: async () => [],
  }
  const { api, admin, database } = await openTestSchool({ store })
  const { token } = await admin()
  await database.insertInto('settings').values({ key: 'frontPicture', value: 'x' }).execute()
  await database.insertInto('settings').values({ key: 'frontPictureSmall', value: 'x' }).execute()
  await database.insertInto('settings').values({ key: 'frontPictureFacts', value: 'no JSON' }).execute()
  const body = createForm({ frontPicture: await createPictureFile() })
  expect((await api('saveFrontPicture', { token, body })).status).toBe(500)
  expect(stored).toEqual([])
})

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: 'Pay at the office.', international: 'Ask for a card link.' },
}
const sayingSteps = (...steps: object[]) => ({ ...settings, frontPage: { shows: [], steps } })

// proves X173
test('the steps on the front page are returned as written, without their empty fields', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const body = sayingSteps({ title: ' Look around ', text: 'One\nTwo' }, {}, { title: 'Come' })
  expect((await api('saveSettings', { token, body })).status).toBe(200)
  expect((await api('getSettings')).body.settings.frontPage?.steps).toEqual([
    { title: 'Look around', text: 'One\nTwo' },
    {},
    { title: 'Come' },
  ])
})

test.each([
  [[{ title: 'x'.repeat(61) }], 'frontPage.steps[0].title', 'Title must have at most 60 characters'],
  [[{}, { text: 'x'.repeat(301) }], 'frontPage.steps[1].text', 'Text must have at most 300 characters'],
  [[{}, { title: ' ' }], 'frontPage.steps[1].title', 'Title is required'],
  [[{}, {}, { title: 'a\nb' }], 'frontPage.steps[2].title', 'Title contains invisible characters'],
  [[{}, {}, {}, {}], 'frontPage.steps', 'Steps must have at most 3 items'],
])('an invalid step is rejected at its field: %j', async (steps, field, message) => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const { status, body } = await api('saveSettings', { token, body: sayingSteps(...steps) })
  expect([status, body.error]).toEqual([422, { [field]: [message] }])
})
