import type { IncomingMessage, ServerResponse } from 'node:http'
import { handleOperation } from './handleOperation.ts'
import type { Operation } from './readContract.ts'
import type { Finding } from './findings.ts'
import { watchContract } from './watchContract.ts'
import { createMockState } from './mockState.ts'
import { handlePanelRequest } from './handlePanelRequest.ts'
import { BodyError, readBytes } from './readBody.ts'
import { createErrorBody } from './createErrorBody.ts'
import { NO_FLIPS } from './flips.ts'
import { allowOrigins, answerPreflight, sendJson } from './respond.ts'
import { sendPicture } from './sendPicture.ts'
import { proxyRequest } from './proxyRequest.ts'

export type MockOptions = {
  /** The path of `openapi.yaml`; it and all it refers to are watched. */
  contract: string
  /** What `readContract` has read of it already, where many mocks are opened. */
  operations?: readonly Operation[] | undefined
  /** A real backend to stand in front of: what no flip answers is passed on, and noted where it breaks the contract. */
  upstream?: string | undefined
  /** What opens the accounts of the demonstration at that backend, if they are there. */
  password?: string | undefined
  /** Whether the mock leaves out all extensions of the contract, for everybody. */
  specOnly?: boolean
  log?: (line: string) => void
}

export type Mock = {
  /** Whether an address is the mock's: `/api`, `/uploads` and `/__mock`. */
  handles: (url: string) => boolean
  /** Answers a request, whatever it is; it never throws. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  findings: () => Finding[]
  close: () => Promise<void>
}

/** A backend that answers from the contract's examples. */
export async function createMock({
  contract,
  operations,
  upstream,
  // Without a backend it doesn't matter what is typed.
  password = upstream === undefined ? 'anything' : undefined,
  specOnly = false,
  log = () => undefined,
}: MockOptions): Promise<Mock> {
  const memory = createMockState(log, specOnly ? { ...NO_FLIPS, scenario: 'specOnly' } : NO_FLIPS)
  const onChange = () => {
    // What examples break is found again where they still do.
    memory.findings.keep(({ of }) => of !== 'example')
    memory.emit('contract')
  }
  const live = await watchContract(contract, log, onChange, operations)

  const handle: Mock['handle'] = async (request, response) => {
    const url = request.url ?? '/'
    const mocking = { state: live.current(), memory, upstream, password, log }
    try {
      allowOrigins(request, response)
      if (request.method === 'OPTIONS') answerPreflight(request, response)
      else if (isUnder(url, '/__mock')) await handlePanelRequest(request, response, mocking)
      else if (isUnder(url, '/api')) await handleOperation(request, response, mocking)
      else if (upstream === undefined) sendPicture(response, url)
      else await proxyRequest(request, response, await readBytes(request), { ...mocking, upstream })
    } catch (error) {
      if (response.headersSent || response.destroyed) response.destroy()
      else if (error instanceof BodyError) sendJson(request, response, error.status, error.body)
      else {
        log(`${request.method} ${url}: ${String(error)}`)
        sendJson(request, response, 500, createErrorBody('Internal error in the mock.'))
      }
    } finally {
      // What was not read would keep the connection waiting.
      request.resume()
    }
  }
  return {
    handles: (url) => ['/api', '/uploads', '/__mock'].some((start) => isUnder(url, start)),
    handle,
    findings: memory.findings.all,
    close: async () => live.close(),
  }
}

function isUnder(url: string, start: string): boolean {
  return url.startsWith(start) && [undefined, '/', '?', '#'].includes(url[start.length])
}
