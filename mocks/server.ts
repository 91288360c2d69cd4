import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerCall } from './answerCall.ts'
import { watchContract } from './liveContract.ts'
import { createMemory } from './memory.ts'
import { answerPanel } from './panel.ts'
import { BodyError } from './readBody.ts'
import { allowOrigins, answerPreflight, sendJson } from './respond.ts'
import { sendPicture } from './uploads.ts'
import { passOn } from './upstream.ts'

type MockOptions = {
  /** The path of `openapi.yaml`; it and all it refers to are watched. */
  contract: string
  /** A real backend to stand in front of; the mock then answers nothing itself but notes what breaks the contract. */
  upstream?: string | undefined
  log?: (line: string) => void
}

export type Mock = {
  /** Whether an address is the mock's: `/api`, `/uploads` and `/__mock`. */
  handles: (url: string) => boolean
  /** Answers a request, whatever it is; it never throws. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  close: () => Promise<void>
}

/** A backend that answers from the contract's examples. */
export async function createMock({ contract, upstream, log = () => undefined }: MockOptions): Promise<Mock> {
  const live = await watchContract(contract, log)
  const memory = createMemory()

  const handle: Mock['handle'] = async (request, response) => {
    const url = request.url ?? '/'
    try {
      allowOrigins(request, response)
      if (request.method === 'OPTIONS') answerPreflight(request, response)
      else if (isUnder(url, '/__mock')) await answerPanel(request, response, live.current(), memory, upstream)
      else if (upstream !== undefined) await passOn(request, response, live.current(), memory, upstream)
      else if (isUnder(url, '/uploads')) sendPicture(response, url)
      else await answerCall(request, response, live.current(), memory)
    } catch (error) {
      if (response.headersSent || response.destroyed) response.destroy()
      else if (error instanceof BodyError) sendJson(request, response, error.status, error.body)
      else {
        log(`${request.method} ${url}: ${String(error)}`)
        sendJson(request, response, 500, { message: 'Something went wrong in the mock.' })
      }
    } finally {
      // What was not read would keep the connection waiting.
      request.resume()
    }
  }
  return {
    handles: (url) => ['/api', '/uploads', '/__mock'].some((start) => isUnder(url, start)),
    handle,
    close: async () => live.close(),
  }
}

function isUnder(url: string, start: string): boolean {
  return url.startsWith(start) && [undefined, '/', '?', '#'].includes(url[start.length])
}
