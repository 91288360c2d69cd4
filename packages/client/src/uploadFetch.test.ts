import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from './createClient.ts'
import { unwrap } from './createApi.ts'
import { uploadFetch } from './uploadFetch.ts'

/** Fake XMLHttpRequest for uploads; tests control the latest instance. */
class FakeXhr extends EventTarget {
  static latest: FakeXhr
  upload = new EventTarget()
  status = 0
  statusText = ''
  response: Blob | null = null
  opened: string[] = []
  sent: Blob | undefined
  isAborted = false
  headers: Record<string, string> = {}
  constructor() {
    super()
    FakeXhr.latest = this
  }
  open(...args: string[]) {
    this.opened = args
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-odd: a: b\r\n'
  }
  send(body: Blob) {
    this.sent = body
  }
  abort() {
    this.isAborted = true
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  respond(status: number, body: unknown) {
    Object.assign(this, { status, response: new Blob([JSON.stringify(body)]) })
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const client = createClient({ baseUrl: 'http://school.test/api', getToken: () => 'secret' })
const body = { courseID: 3, receipt: new Blob(['receipt']), paymentMethod: 'jazzcash' as const, classTimings: [] }

async function send(options: { onProgress?: (share: number) => void; signal?: AbortSignal; stallLimit?: number } = {}) {
  const { onProgress = () => undefined, signal, ...limits } = options
  const fetch = uploadFetch({ onProgress, ...limits })
  const result = unwrap(client.POST('/student/purchase-course', { body, fetch, ...(signal && { signal }) }))
  result.catch(() => undefined)
  await expect.poll(() => FakeXhr.latest?.sent).toBeDefined()
  return { result, transfer: FakeXhr.latest }
}

beforeEach(() => {
  FakeXhr.latest = undefined as unknown as FakeXhr
})

test('uploadFetch sends the same request as fetch and reports progress', async () => {
  const shares: number[] = []
  const { result, transfer } = await send({ onProgress: (share) => shares.push(share) })
  expect(transfer.opened).toEqual(['POST', 'http://school.test/api/student/purchase-course'])
  expect(transfer.headers['token']).toBe('secret')
  expect(transfer.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(await transfer.sent?.text()).toContain('name="courseID"')
  transfer.progress(25, 100)
  transfer.progress(100, 100)
  transfer.respond(200, { message: 'Thank you.' })
  expect(await result).toEqual({ message: 'Thank you.' })
  expect(shares).toEqual([0.25, 1])
})

test('uploadFetch throws the same error as fetch for an error status', async () => {
  const { result, transfer } = await send()
  transfer.respond(422, { error: { receipt: ['No picture.'] } })
  await expect(result).rejects.toMatchObject({ kind: 'answer', status: 422, fields: { receipt: ['No picture.'] } })
})

test('uploadFetch throws a network error for a lost connection', async () => {
  const { result, transfer } = await send()
  transfer.dispatchEvent(new Event('error'))
  await expect(result).rejects.toMatchObject({ kind: 'network' })
})

test('uploadFetch can be aborted by the caller', async () => {
  const caller = new AbortController()
  const { result, transfer } = await send({ signal: caller.signal })
  caller.abort()
  await expect(result).rejects.toMatchObject({ kind: 'aborted' })
  expect(transfer.isAborted).toBe(true)
})

test('uploadFetch continues while there is progress and times out without', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { result, transfer } = await send({ stallLimit: 4000 })
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(2000)
    transfer.progress(loaded, 100)
  }
  expect(transfer.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(4000)
  await expect(result).rejects.toMatchObject({ kind: 'timeout' })
  expect(transfer.isAborted).toBe(true)
})

test('uploadFetch uses fetch without XMLHttpRequest', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined)
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Thank you.' }))
  const fetch = uploadFetch({ onProgress: () => undefined })
  expect(await unwrap(client.POST('/student/purchase-course', { body, fetch }))).toEqual({ message: 'Thank you.' })
})
