import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getOperationSchemas } from '../contract/validators.ts'
import { createFormData, createForm, createPictureFile } from '../testing/formData.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import type { FileStore } from './fileStores.ts'

const uploads = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].body === 'multipart')

async function pictureOf(width: number, height: number): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'large.png')
}

test('no operation processes pictures for missing records', async () => {
  const written: string[] = []
  const store: FileStore = {
    write: async (name) => void written.push(name),
    read: async () => undefined,
    remove: async () => undefined,
    retire: async () => undefined,
  }
  const { api, admin, student } = await openTestSchool({ store })
  const tokens = { admin: (await admin()).token, teacher: null, student: (await student()).token }
  const file = await createPictureFile()
  let requestCount = 0
  for (const id of uploads) {
    const [role] = calls[id].roles
    for (const { body = {} } of Object.values<{ params: object; body?: object }>(requests[id])) {
      const sent = createFormData(body, getOperationSchemas(id).body ?? {}, () => file)
      // Creating a record needs no existing one, and a registration without courses has no receipts.
      const isMade =
        id === 'saveSchoolLogo' ||
        id === 'saveFrontPicture' ||
        id === 'saveOwnPhoto' ||
        (id === 'saveCourse' && !sent.has('id')) ||
        ![...sent.values()].some((part) => part instanceof File)
      if (isMade) continue
      const { status } = await api(id, { body: sent, token: role ? tokens[role] : null })
      expect([404, 422], id).toContain(status)
      requestCount += 1
    }
  }
  expect(requestCount).toBeGreaterThanOrEqual(uploads.length)
  expect(written).toEqual([])
})

test('a picture above 25 megapixels is rejected at its field, one of exactly 25 is accepted', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const save = async (image: File) =>
    api('saveCourse', { token, body: createForm({ name: 'Tajweed', price: '5', image }) })
  expect(await save(await pictureOf(5001, 5000))).toMatchObject({
    status: 422,
    body: { error: { image: ['This image is too large. Choose one under 25 megapixels.'] } },
  })
  expect((await save(await pictureOf(5000, 5000))).status).toBe(201)
})
