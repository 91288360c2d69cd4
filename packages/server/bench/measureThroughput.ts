import autocannon from 'autocannon'
import { tokens } from './fillLargeSchool.ts'
import { throughputGoals, formatMark, formatRow } from './schoolSizesAndGoals.ts'
import { type ServerProcess, waitUntilIdle } from './openServerProcess.ts'

const CONNECTIONS = 10
const SECONDS = 5

/** A measured request with its title in the table. */
type Call = Pick<autocannon.Options, 'method' | 'headers' | 'body' | 'connections'> & {
  title: string
  path: string
}

/** Requests per second, bytes per response including headers, and total number of responses. */
async function perSecond(
  base: string,
  { title, path, ...call }: Call,
): Promise<{ requests: number; bytes: number; sent: number }> {
  const options = { url: base + path, connections: CONNECTIONS, ...call }
  const first = await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${title}: ${base}${path} was rejected or failed.`)
  const sent = first.requests.total + result.requests.total
  return { requests: result.requests.average, bytes: result.throughput.total / result.requests.total, sent }
}

/** The best round counts, because other load may affect either server. */
const ROUNDS = 3

const list: Call = { title: 'list of 40 courses', path: '/api/course/get' }
/** One connection only, so that reads aren't coalesced. */
const singleConnection: Call = { ...list, title: 'the same, one connection', connections: 1 }
const write: Call = {
  title: 'policy written',
  method: 'POST',
  path: '/api/student-policy/create-and-edit',
  headers: { token: tokens.admin, 'Content-Type': 'application/json' },
  body: JSON.stringify({ id: 0, title: 'Be on time', description: 'Lessons begin when they begin.' }),
}

/** The school’s rates as a share of the minimal server's. */
export type Rates = { read: number; write: number }

/** Prints requests per second of the school and the minimal server; returns rates below their goal. */
export async function measureThroughput(
  school: ServerProcess,
  bare: ServerProcess,
): Promise<{ rates: Rates; faults: string[] }> {
  console.log(`\nRequests per second, ${CONNECTIONS} connections, ${SECONDS} s each, best of ${ROUNDS} rounds,`)
  console.log('and CPU microseconds per request, which other load on the machine doesn’t affect:\n')
  console.log(formatRow('call', ['school', 'bare', 'ratio', 'school µs', 'bare µs', 'ratio'], 28, 10))
  await waitUntilIdle(school)
  const read = await compare(list, school, bare, throughputGoals.read)
  await compare(singleConnection, school, bare)
  const rates = { read, write: await compare(write, school, bare, throughputGoals.write) }
  const faults = (['read', 'write'] as const)
    .filter((what) => rates[what] < throughputGoals[what])
    .map((what) => `${what}s reach ${rates[what].toFixed(2)} of the bare server’s rate`)
  return { rates, faults }
}

type Figures = { requests: number; processor: number }

async function compare(call: Call, school: ServerProcess, bare: ServerProcess, least?: number): Promise<number> {
  let [ours, theirs]: Figures[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours = better(ours, await api(school, call))
    theirs = better(theirs, await api(bare, call))
  }
  if (!ours || !theirs) return 0
  const ratio = ours.requests / theirs.requests
  const figures = [
    ours.requests.toFixed(0),
    theirs.requests.toFixed(0),
    ratio.toFixed(2),
    ours.processor.toFixed(0),
    theirs.processor.toFixed(0),
    (theirs.processor / ours.processor).toFixed(2),
  ]
  const goal = least === undefined ? '  (no goal)' : `${formatMark(ratio >= least)}  at least ${least}`
  console.log(formatRow(call.title, figures, 28, 10) + goal)
  return ratio
}

async function api({ address, processorTime }: ServerProcess, call: Call): Promise<Figures> {
  const before = await processorTime()
  const { requests, sent } = await perSecond(address, call)
  return { requests, processor: ((await processorTime()) - before) / sent }
}

function better(one: Figures | undefined, other: Figures): Figures {
  if (!one) return other
  return {
    requests: Math.max(one.requests, other.requests),
    processor: Math.min(one.processor, other.processor),
  }
}

/** Request headers of browsers. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'en' }

const calls: readonly Call[] = [
  { title: 'front page', path: '/', headers },
  { title: 'front page in Urdu', path: '/', headers: { ...headers, 'Accept-Language': 'ur' } },
  { title: 'student registration', path: '/create-student-account', headers },
  { title: 'static file', path: '/favicon.svg', headers },
]

/** Prints public pages per second, compared with a static file. */
export async function measurePages(school: string): Promise<void> {
  console.log(`\nPages per second, ${CONNECTIONS} connections, ${SECONDS} s each:\n`)
  console.log(formatRow('page', ['per second', 'bytes'], 28, 9))
  for (const call of calls) {
    const { requests, bytes } = await perSecond(school, call)
    const figures = [requests, bytes].map((value) => value.toFixed(0))
    console.log(formatRow(call.title, figures, 28, 9))
  }
}
