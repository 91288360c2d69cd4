import { once } from 'node:events'
import { type Agent, request } from 'node:http'

const WARM_UP = 5
const REQUESTS = 40
/** Other work on the machine makes a good time bad, never a bad one good. */
const TRIES = 3

type Answer = { milliseconds: number; bytes: Buffer }
type Series = { bytes: Buffer; median: number; late: number }

/** The best of a few series of requests, one after another: in the middle, and at the 95th percentile. */
export async function bestSeries(
  ask: () => Promise<Answer>,
  mostMilliseconds: number,
  requests = REQUESTS,
): Promise<Series> {
  let found = await series(ask, requests)
  for (let tries = 1; tries < TRIES && found.late > mostMilliseconds; tries += 1) {
    const again = await series(ask, requests)
    if (again.late < found.late) found = again
  }
  return found
}

async function series(ask: () => Promise<Answer>, requests: number): Promise<Series> {
  let last = await ask()
  for (let count = 1; count < Math.min(WARM_UP, requests); count += 1) last = await ask()
  const times: number[] = []
  for (let count = 0; count < requests; count += 1) times.push((await ask()).milliseconds)
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Infinity
  return { bytes: last.bytes, median: at(0.5), late: at(0.95) }
}

/** Until the last byte is there. */
export async function measure(agent: Agent, url: string, headers: Record<string, string>): Promise<Answer> {
  const start = performance.now()
  const asked = request(url, { agent, headers })
  asked.end()
  const [response] = await once(asked, 'response')
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  await once(response, 'end')
  const milliseconds = performance.now() - start
  const bytes = Buffer.concat(parts)
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${bytes.toString()}`)
  return { milliseconds, bytes }
}
