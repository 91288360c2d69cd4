import { pipeRequest } from '@maktab/mocks/pipeRequest'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** By which the proxy knows a call again: whoever makes it asks here what became of it. */
export const CALL_HEADER = 'x-load-call'
const POLL_MILLISECONDS = 250

type Upstream = { address: string; isUp: boolean; lines: number; served: number }

export type Proxy = Awaited<ReturnType<typeof startProxy>>

/**
 * Hands calls to several processes, one after the other, as a balancer in front of them does: one that refuses gets none
 * until it says that it is ready. Where a visitor comes from, it believes the visitor: it stands for many.
 */
export async function startProxy() {
  const upstreams: Upstream[] = []
  /** Calls whose answer was lost, and with which process. */
  const lost = new Map<string, string>()
  let turn = 0
  const closing = new AbortController()

  const takeBack = async (upstream: Upstream) => {
    while (!closing.signal.aborted && !upstream.isUp) {
      await wait(POLL_MILLISECONDS, undefined, { ref: false })
      const answer = await fetch(`${upstream.address}/readyz`).catch(() => undefined)
      upstream.isUp = answer?.ok ?? false
    }
  }
  const server = createServer((request, response) => {
    const up = upstreams.filter(({ isUp }) => isUp)
    const upstream = up[(turn += 1) % up.length]
    if (!upstream) return void response.writeHead(503).end()
    upstream.served += 1
    upstream.lines += 1
    response.on('close', () => (upstream.lines -= 1))
    pipeRequest(request, response, upstream.address, () => {
      lost.set(String(request.headers[CALL_HEADER]), upstream.address)
      if (!upstream.isUp) return
      upstream.isUp = false
      void takeBack(upstream)
    })
  })
  // A line that was idle isn’t closed in the moment in which somebody asks by it once more.
  server.keepAliveTimeout = 0
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    upstreams: upstreams as readonly Upstream[],
    lost: lost as ReadonlyMap<string, string>,
    add: (address: string) => void upstreams.push({ address, isUp: true, lines: 0, served: 0 }),
    close: async () => {
      closing.abort()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
