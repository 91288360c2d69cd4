import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from './createClient.ts'
import { unwrap } from './createApi.ts'
import { uploadFetch } from './uploadFetch.ts'

/** What a browser's own does, as far as an upload needs it; each test moves the latest one by hand. */
class Transfer extends EventTarget {
  static latest: Transfer
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
    Transfer.latest = this
  }
  open(...line: string[]) {
    this.opened = line
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
  sends(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, response: new Blob([JSON.stringify(body)]) })
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Transfer))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const client = createClient({ baseUrl: 'http://school.test/api', getToken: () => 'secret' })
const body = { courseID: 3, receipt: new Blob(['receipt']), paymentMethod: 'jazzcash' as const, classTimings: [] }

async function send(options: { onProgress?: (share: number) => void; signal?: AbortSignal; stallLimit?: number } = {}) {
  const { onProgress = () => undefined, signal, ...limits } = options
  const fetch = uploadFetch({ onProgress, ...limits })
  const answer = unwrap(client.POST('/student/purchase-course', { body, fetch, ...(signal && { signal }) }))
  answer.catch(() => undefined)
  await expect.poll(() => Transfer.latest?.sent).toBeDefined()
  return { answer, transfer: Transfer.latest }
}

beforeEach(() => {
  Transfer.latest = undefined as unknown as Transfer
})

test('sends what fetch would have sent, and tells how far it is', async () => {
  const shares: number[] = []
  const { answer, transfer } = await send({ onProgress: (share) => shares.push(share) })
  expect(transfer.opened).toEqual(['POST', 'http://school.test/api/student/purchase-course'])
  expect(transfer.headers['token']).toBe('secret')
  expect(transfer.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(await transfer.sent?.text()).toContain('name="courseID"')
  transfer.sends(25, 100)
  transfer.sends(100, 100)
  transfer.answer(200, { message: 'Thank you.' })
  expect(await answer).toEqual({ message: 'Thank you.' })
  expect(shares).toEqual([0.25, 1])
})

test('a refusal is the same error as with fetch', async () => {
  const { answer, transfer } = await send()
  transfer.answer(422, { error: { receipt: ['No picture.'] } })
  await expect(answer).rejects.toMatchObject({ kind: 'answer', status: 422, fields: { receipt: ['No picture.'] } })
})

test('a broken line is an error of the network', async () => {
  const { answer, transfer } = await send()
  transfer.dispatchEvent(new Event('error'))
  await expect(answer).rejects.toMatchObject({ kind: 'network' })
})

test('the one who asked can give up', async () => {
  const caller = new AbortController()
  const { answer, transfer } = await send({ signal: caller.signal })
  caller.abort()
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' })
  expect(transfer.isAborted).toBe(true)
})

test('as long as something moves it goes on; when nothing does, it is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { answer, transfer } = await send({ stallLimit: 4000 })
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(2000)
    transfer.sends(loaded, 100)
  }
  expect(transfer.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(4000)
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' })
  expect(transfer.isAborted).toBe(true)
})

test('without XMLHttpRequest it is fetch', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined)
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Thank you.' }))
  const fetch = uploadFetch({ onProgress: () => undefined })
  expect(await unwrap(client.POST('/student/purchase-course', { body, fetch }))).toEqual({ message: 'Thank you.' })
})
