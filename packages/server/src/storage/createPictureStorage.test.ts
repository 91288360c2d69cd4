import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictureStorage, createFairQueue } from './createPictureStorage.ts'
import { calculateStoredSize, type PictureKind } from './PictureStorage.ts'

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

const cases = [
  ['receipt', 4000, 3000, 2000, 1500],
  ['receipt', 1080, 9120, 1080, 9120],
  ['receipt', 1440, 8000, 1080, 6000],
  ['receipt', 500, 20_000, 400, 16_000],
  ['receipt', 300, 400, 300, 400],
  ['picture', 1080, 9120, 237, 2000],
  ['small', 1600, 1200, 800, 600],
] satisfies [PictureKind, number, number, number, number][]

test.each(cases)('a %s of %i × %i is stored as %i × %i', async (kind, width, height, storedWidth, storedHeight) => {
  const bytes = await draw(width, height)
  expect(await calculateStoredSize(bytes, kind)).toEqual({ width: storedWidth, height: storedHeight })
  let stored: Buffer | undefined
  const pictures = createPictureStorage({
    write: async (_, written) => void (stored = Buffer.from(written)),
    read: async () => undefined,
    remove: async () => undefined,
    retire: async () => undefined,
  })
  await pictures.store(new File([new Uint8Array(bytes)], 'chosen.png'), 'receipt', kind)
  expect(await sharp(stored).metadata()).toMatchObject({ width: storedWidth, height: storedHeight })
})

const tick = () => new Promise((resolve) => setImmediate(resolve))

test('createFairQueue runs one task at a time in order and continues after a failure', async () => {
  const enqueue = createFairQueue()
  const done: number[] = []
  let [atOnce, most] = [0, 0]
  const work = (index: number) => async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await tick()
    atOnce -= 1
    done.push(index)
    if (index === 1) throw new Error('It fails.')
    return index
  }
  const sender = { key: 'a', maxQueued: 3 }
  const results = await Promise.allSettled([0, 1, 2, 3].map((index) => enqueue(sender, work(index))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect([done, most]).toEqual([[0, 1, 2, 3], 1])
  expect(await enqueue(sender, work(4))).toBe(4)
})

test('senders take turns, so that a long queue delays another sender by one task', async () => {
  const enqueue = createFairQueue()
  const done: string[] = []
  const send = (key: string, name: string) =>
    enqueue({ key, maxQueued: 9 }, async () => {
      await tick()
      done.push(name)
    })
  await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((name) => send('a', name)), send('b', 'b1'), send('c', 'c1')])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('a sender whose queue is full gets 429 and others don’t', async () => {
  const enqueue = createFairQueue()
  const send = (key: string) => enqueue({ key, maxQueued: 2 }, tick)
  const results = await Promise.allSettled([send('a'), send('a'), send('a'), send('a'), send('b')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  await expect(Promise.all([send('a'), send('a'), send('a'), send('a')])).rejects.toMatchObject({ status: 429 })
})
