import { expect, test } from 'vitest'
import { openFakeBucket } from '../testing/openFakeBucket.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile } from '../testing/formData.ts'
import { createBucketStore } from './createBucketStore.ts'

async function openSchool() {
  const opened = await openFakeBucket()
  const school = await openTestSchool({ store: createBucketStore(opened.bucket) })
  const { token } = await school.admin()
  const save = async (fields: Record<string, string> = {}) =>
    school.api('saveCourse', {
      token,
      body: createForm({ name: 'Tajweed', price: '5', image: await createPictureFile(), ...fields }),
    })
  return { ...opened, ...school, save }
}

test('pictures are written to the bucket, served from it and removed when replaced', async () => {
  const { save, api, objects, getUpload, pictures } = await openSchool()
  expect((await save()).status).toBe(201)
  const [address = ''] = (await api('listCourses')).body.course.map(({ image }) => image ?? '')
  const response = await getUpload(address)
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
  expect([...objects]).toEqual([[`/school/${address.replace('/uploads/', '')}`, response.rawPayload]])
  expect(await pictures()).toEqual([])

  expect((await save({ id: '1' })).status).toBe(200)
  await expect.poll(() => objects.size).toBe(1)
  expect((await getUpload(address)).statusCode).toBe(404)
})

test('receipts in a bucket are served only by signed URLs of the school', async () => {
  const { api, student, course, objects, getUpload } = await openSchool()
  const { token } = await student()
  const fields = { courseID: String(await course()), paymentMethod: 'jazzcash' }
  const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
  await api('purchaseCourse', { token, body: createForm({ ...fields, ...times, receipt: await createPictureFile() }) })
  const [bought] = (await api('listStudentBilling', { token })).body.billing
  expect((await getUpload(bought?.receipt ?? null)).statusCode).toBe(200)
  expect((await getUpload((bought?.receipt ?? '').replace(/\?.*/, ''))).statusCode).toBe(404)
  expect([...objects.keys()]).toEqual([expect.stringMatching(/^\/school\/receipt-[\w-]{22}\.webp$/)])
})

test.each(['failing', 'hangingUp'] as const)('a %s bucket leaves no object and no record', async (manner) => {
  const { save, api, objects, setBehavior } = await openSchool()
  setBehavior(manner)
  expect((await save()).status).toBe(500)
  expect((await api('listCourses')).body.course).toEqual([])
  expect(objects.size).toBe(0)
  setBehavior('good')
  expect((await save()).status).toBe(201)
})

test('a rejected request leaves nothing in the bucket', async () => {
  const { save, objects } = await openSchool()
  expect((await save({ id: '999' })).status).toBe(404)
  expect(objects.size).toBe(0)
})

test('every request to the bucket is signed', async () => {
  const { bucket, unsignedRequests } = await openFakeBucket()
  const store = createBucketStore(bucket)
  await store.write('a.webp', Buffer.from('a picture'))
  expect((await store.read('a.webp'))?.toString()).toBe('a picture')
  expect(await store.read('b.webp')).toBeUndefined()
  await store.remove('a.webp')
  expect(await store.read('a.webp')).toBeUndefined()
  expect(unsignedRequests).toEqual([])
  const stranger = createBucketStore({ ...bucket, accessKeyId: 'another' })
  await expect(stranger.write('c.webp', Buffer.from('c'))).rejects.toThrow(/403/)
})
