import { ApiError } from '@maktab/client/ApiError'
import type { Api } from '@maktab/client/createApi'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUpload, nextChunkSize } from './createUpload.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31) % 251)
const file = new File([bytes], 'receipt.png', { type: 'image/png' })
const broken = () => new ApiError({ kind: 'network', message: '' })
const refused = (status: number) => new ApiError({ kind: 'answer', status, message: '' })

type Given = { params?: { offset?: number }; body?: { piece?: File } }

/** A school that takes pieces, but for the calls that a test has fail. */
function openSchool(failures: (ApiError | undefined)[] = []) {
  const asked: string[] = []
  let there = new Uint8Array()
  const answer = async (id: string, { params, body }: Given = {}) => {
    asked.push(id)
    const failure = failures.shift()
    if (failure) throw failure
    if (id === 'beginUpload') {
      there = new Uint8Array()
      return { upload: 'an upload', received: 0 }
    }
    if (body?.piece && params?.offset === there.length) {
      there = new Uint8Array(await new Blob([there, body.piece]).arrayBuffer())
    }
    return { received: there.length, size: file.size }
  }
  return { asked, ask: answer as unknown as Api, there: () => there }
}

const start = ({ ask }: ReturnType<typeof openSchool>, name?: string) => {
  const ignore = () => undefined
  return { upload: createUpload({ file, name, ask, onBegun: ignore, onChange: ignore }) }
}

// proves X75
test('a file arrives in pieces, as it was', async () => {
  const school = openSchool()
  const { upload } = start(school)
  expect(await upload.arrived).toBe('an upload')
  expect(Buffer.compare(school.there(), bytes)).toBe(0)
  expect(school.asked.slice(0, 3)).toEqual(['beginUpload', 'sendPiece', 'sendPiece'])
  expect(new Set(school.asked.slice(1))).toEqual(new Set(['sendPiece']))
  expect(upload.state()).toEqual({ state: 'sent' })
})

// proves X75
test('after a broken line it waits, asks how much is there and goes on as soon as the line is back', async () => {
  const school = openSchool([undefined, undefined, broken(), broken()])
  const { upload } = start(school)
  for (let count = 0; count < 2; count += 1) {
    await vi.waitFor(() => expect(upload.state()?.state).toBe('waiting'))
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(school.asked.length).toBeGreaterThan(3 + count))
  }
  expect(await upload.arrived).toBe('an upload')
  expect(Buffer.compare(school.there(), bytes)).toBe(0)
  expect(school.asked.filter((id) => id === 'beginUpload')).toHaveLength(1)
  expect(school.asked).toContain('getUpload')
})

test('an upload from before the page was loaded anew goes on, and one that the school has forgotten begins anew', async () => {
  const school = openSchool()
  expect(await start(school, 'from before').upload.arrived).toBe('from before')
  expect(school.asked[0]).toBe('getUpload')
  const forgetful = openSchool([refused(404)])
  expect(await start(forgetful, 'from before').upload.arrived).toBe('an upload')
  expect(forgetful.asked.slice(0, 2)).toEqual(['getUpload', 'beginUpload'])
})

test.each([404, 401, 405, 422])(
  'a school that answers %i to the beginning gets the file with the form',
  async (status) => {
    const { upload } = start(openSchool([refused(status)]))
    await upload.begun
    expect(upload.hasBegun()).toBe(false)
    expect(await upload.arrived).toBeUndefined()
    expect(upload.state()).toBeUndefined()
  },
)

test('what never arrives as it was sent is given up', async () => {
  const failures = Array.from({ length: 20 }, (_, index) => (index % 2 === 1 ? refused(422) : undefined))
  const school = openSchool(failures)
  expect(await start(school).upload.arrived).toBeUndefined()
  expect(school.asked.filter((id) => id === 'beginUpload')).toHaveLength(3)
})

test('who takes the receipt out stops it', async () => {
  const school = openSchool([undefined, broken()])
  const { upload } = start(school)
  await vi.waitFor(() => expect(upload.state()?.state).toBe('waiting'))
  upload.stop()
  expect(await upload.arrived).toBeUndefined()
})

test('pieces grow on a quick line and shrink on a slow one, between the smallest and the largest', () => {
  const limits = { pieceBytes: 262_144, minPieceBytes: 16_384 }
  expect(nextChunkSize(65_536, 200, limits)).toBe(131_072)
  expect(nextChunkSize(262_144, 200, limits)).toBe(262_144)
  expect(nextChunkSize(65_536, 3000, limits)).toBe(65_536)
  expect(nextChunkSize(20_000, 9000, limits)).toBe(16_384)
})
