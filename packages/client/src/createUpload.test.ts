import { expect, test, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import type { Api } from './createApi.ts'
import { createUpload, nextChunkSize } from './createUpload.ts'

const limits = { pieceBytes: 262_144, minPieceBytes: 16_384 }
const connection = new EventTarget()
const onReconnect = (listener: () => void) => {
  connection.addEventListener('online', listener)
  return () => connection.removeEventListener('online', listener)
}

const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31) % 251)
const file = new File([bytes], 'receipt.png', { type: 'image/png' })
const networkError = () => new ApiError({ kind: 'network', message: '' })
const statusError = (status: number) => new ApiError({ kind: 'answer', status, message: '' })

type FakeRequest = { params?: { offset?: number }; body?: { piece?: File } }

/** A fake server that accepts chunks, except for the calls that a test makes fail. */
function createServer(failures: (ApiError | undefined)[] = []) {
  const requests: string[] = []
  let received = new Uint8Array()
  const respond = async (id: string, { params, body }: FakeRequest = {}) => {
    requests.push(id)
    const failure = failures.shift()
    if (failure) throw failure
    if (id === 'beginUpload') {
      received = new Uint8Array()
      return { upload: 'an upload', received: 0 }
    }
    if (body?.piece && params?.offset === received.length) {
      received = new Uint8Array(await new Blob([received, body.piece]).arrayBuffer())
    }
    return { received: received.length, size: file.size }
  }
  return { requests, api: respond as unknown as Api, received: () => received }
}

const start = ({ api }: ReturnType<typeof createServer>, name?: string) => {
  const ignore = () => undefined
  return { upload: createUpload({ file, name, api, limits, onReconnect, onBegun: ignore, onChange: ignore }) }
}

// proves X75
test('a file is uploaded in chunks without changes', async () => {
  const server = createServer()
  const { upload } = start(server)
  expect(await upload.finished).toBe('an upload')
  expect(Buffer.compare(server.received(), bytes)).toBe(0)
  expect(server.requests.slice(0, 3)).toEqual(['beginUpload', 'sendPiece', 'sendPiece'])
  expect(new Set(server.requests.slice(1))).toEqual(new Set(['sendPiece']))
  expect(upload.state()).toEqual({ state: 'sent' })
})

// proves X75
test('after a connection failure the upload waits, asks for the received size and resumes', async () => {
  const server = createServer([undefined, undefined, networkError(), networkError()])
  const { upload } = start(server)
  for (let count = 0; count < 2; count += 1) {
    await vi.waitFor(() => expect(upload.state()?.state).toBe('waiting'))
    connection.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(3 + count))
  }
  expect(await upload.finished).toBe('an upload')
  expect(Buffer.compare(server.received(), bytes)).toBe(0)
  expect(server.requests.filter((id) => id === 'beginUpload')).toHaveLength(1)
  expect(server.requests).toContain('getUpload')
})

test('an upload resumes after a reload, and restarts if the server has forgotten it', async () => {
  const server = createServer()
  expect(await start(server, 'from before').upload.finished).toBe('from before')
  expect(server.requests[0]).toBe('getUpload')
  const forgetfulServer = createServer([statusError(404)])
  expect(await start(forgetfulServer, 'from before').upload.finished).toBe('an upload')
  expect(forgetfulServer.requests.slice(0, 2)).toEqual(['getUpload', 'beginUpload'])
})

test.each([404, 401, 405, 422])(
  'a server that responds %i to the start gets the file with the form',
  async (status) => {
    const { upload } = start(createServer([statusError(status)]))
    await upload.started
    expect(upload.hasStarted()).toBe(false)
    expect(await upload.finished).toBeUndefined()
    expect(upload.state()).toBeUndefined()
  },
)

test('an upload whose checksum never matches gives up', async () => {
  const failures = Array.from({ length: 20 }, (_, index) => (index % 2 === 1 ? statusError(422) : undefined))
  const server = createServer(failures)
  expect(await start(server).upload.finished).toBeUndefined()
  expect(server.requests.filter((id) => id === 'beginUpload')).toHaveLength(3)
})

test('removing the receipt stops the upload', async () => {
  const server = createServer([undefined, networkError()])
  const { upload } = start(server)
  await vi.waitFor(() => expect(upload.state()?.state).toBe('waiting'))
  upload.stop()
  expect(await upload.finished).toBeUndefined()
})

test('chunks grow on a fast connection and shrink on a slow one, within the limits', () => {
  expect(nextChunkSize(65_536, 200, limits)).toBe(131_072)
  expect(nextChunkSize(262_144, 200, limits)).toBe(262_144)
  expect(nextChunkSize(65_536, 3000, limits)).toBe(65_536)
  expect(nextChunkSize(20_000, 9000, limits)).toBe(16_384)
})
