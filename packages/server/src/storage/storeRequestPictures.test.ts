import { type OperationId, calls } from '@maktab/contract/calls'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { consumeQuota } from '../database/quotas.ts'
import { openCreationTestSchool } from '../testing/openCreationTestSchool.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile } from '../testing/formData.ts'
import { consumePixelQuota } from './storeRequestPictures.ts'

const QUARTER = 15 * 60_000
const HERE = '127.0.0.1'
const TOO_MANY = {
  status: 429,
  body: { error: 'Too many large images were sent. Try again in 15 minutes.' },
}
const withPictures = (Object.keys(calls) as OperationId[]).filter(
  (id) => calls[id].body === 'multipart' && id !== 'sendPiece',
)

async function open() {
  const { creations, ...school } = await openCreationTestSchool()
  const token = creations.saveCourse?.token ?? null
  const sent: { [Id in OperationId]?: { token?: string | null; body: () => Promise<object> } } = {
    ...creations,
    saveSchoolLogo: { token, body: async () => createForm({ logo: await createPictureFile() }) },
    saveFrontPicture: {
      token,
      body: async () => createForm({ frontPicture: await createPictureFile(), description: 'A class' }),
    },
    saveOwnPhoto: {
      token: (await school.teacher()).token,
      body: async () => createForm({ portrait: await createPictureFile() }),
    },
  }
  const send = async (id: OperationId) => {
    const { token: by = null, body } = sent[id] ?? {}
    return school.api(id, { token: by, body: (await body?.()) ?? {} })
  }
  return { ...school, send }
}

async function blank(width: number, height: number): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'picture.png')
}

test.each(withPictures)('%s returns 429 for 15 minutes after 1,500 megapixels from its network', async (id) => {
  const { send, database, advanceClock, now, pictures } = await open()
  const quota = { key: `pixels from ${HERE}`, most: 150_000, milliseconds: QUARTER }
  await consumeQuota(database, { ...quota, units: 150_000, now: now() })
  expect(await send(id)).toMatchObject(TOO_MANY)
  expect(await pictures()).toEqual([])
  advanceClock(QUARTER)
  expect([200, 201]).toContain((await send(id)).status)
})

test('one account may send 300 megapixels from any network', async () => {
  const { database, now } = await openTestSchool()
  const files = new Map([['receipt', await blank(5000, 5000)]])
  const send = (accountId: number, network: string) =>
    consumePixelQuota(database, { accountId, network, files, now: now() })
  for (let count = 0; count < 12; count += 1) await send(1, `203.0.113.${count}`)
  await expect(send(1, '192.0.2.1')).rejects.toMatchObject({ status: 429 })
  await send(2, '192.0.2.1')
})

test('chunks and too large pictures don’t count as pixels', async () => {
  const { database, now } = await openTestSchool()
  const files = new Map([
    ['piece', await createPictureFile()],
    ['image', await blank(5001, 5000)],
  ])
  await consumePixelQuota(database, { accountId: 1, network: HERE, files, now: now() })
  expect(await database.selectFrom('attempts').selectAll().execute()).toEqual([])
})

test('a student with many large pictures gets 429 and doesn’t block others', async () => {
  const { api, database, student } = await openTestSchool()
  const [one, other] = [await student(), await student()]
  const event = {
    title: 'Recital',
    description: 'x',
    price: 5,
    time: '2027-01-01T18:00',
    link: null,
    archived_at: null,
  }
  await database.insertInto('events').values(event).execute()
  const send = (token: string, receipt: File) =>
    api('submitEventPayment', { token, body: createForm({ eventID: '1', method: 'bank', receipt }) })
  const large = await blank(2500, 2500)
  const many = Promise.all(Array.from({ length: 10 }, () => send(one.token, large)))
  expect((await send(other.token, await createPictureFile())).status).toBe(200)
  const statuses = (await many).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
