import { tokens } from './fillLargeSchool.ts'
import { ratios, sign } from './goals.ts'
import type { Child } from './openChild.ts'
import { type Call, CONNECTIONS, perSecond, SECONDS } from './perSecond.ts'
import { waitUntilIdle } from './waitUntilIdle.ts'

/** Other work on the machine may hit either of the two: the best of the rounds counts. */
const ROUNDS = 3

const list: Call = { title: 'list of 40 courses', path: '/api/course/get' }
/** Nobody else asks, with whom it could be read together. */
const alone: Call = { ...list, title: 'the same, by one alone', connections: 1 }
const write: Call = {
  title: 'policy written',
  method: 'POST',
  path: '/api/student-policy/create-and-edit',
  headers: { token: tokens.admin, 'Content-Type': 'application/json' },
  body: JSON.stringify({ id: 0, title: 'Be on time', description: 'Lessons begin when they begin.' }),
}

/** The school’s share of what a bare server does. */
export type Rates = { read: number; write: number }

/** Prints requests a second of the school and of a bare server over the same database; gives what is too low. */
export async function measureThroughput(school: Child, bare: Child): Promise<{ rates: Rates; faults: string[] }> {
  console.log(`\nRequests a second, ${CONNECTIONS} connections, ${SECONDS} s each, the best of ${ROUNDS} rounds,`)
  console.log('and microseconds of the processor for each, which other work on the machine takes nothing of:\n')
  const heads = ['school', 'bare', 'ratio', 'school µs', 'bare µs', 'ratio']
  console.log(`${'call'.padEnd(28)}${heads.map((text) => text.padStart(10)).join('')}`)
  await waitUntilIdle(school)
  const read = await compare(list, school, bare, ratios.read)
  await compare(alone, school, bare)
  const rates = { read, write: await compare(write, school, bare, ratios.write) }
  const faults = (['read', 'write'] as const)
    .filter((what) => rates[what] < ratios[what])
    .map((what) => `${what}s have ${rates[what].toFixed(2)} of a bare server’s rate`)
  return { rates, faults }
}

type Figures = { requests: number; processor: number }

async function compare(call: Call, school: Child, bare: Child, least?: number): Promise<number> {
  let [ours, theirs]: Figures[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours = better(ours, await ask(school, call))
    theirs = better(theirs, await ask(bare, call))
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
  const row = figures.map((text) => text.padStart(10)).join('')
  const goal = least === undefined ? '  (no goal)' : `${sign(ratio >= least)}  at least ${least}`
  console.log(`${call.title.padEnd(28)}${row}${goal}`)
  return ratio
}

async function ask({ address, processorTime }: Child, call: Call): Promise<Figures> {
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
