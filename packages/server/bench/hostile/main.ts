import type { OperationId } from '@maktab/contract/calls'
import { loadavg } from 'node:os'
import { type Hostile, makeBodies } from './bodies.ts'
import { type Watched, openWatched, sendBody } from './openWatched.ts'

/** Milliseconds of its own time for which a body may hold the process at once. */
const MOST = 50
const TRIES = 3
/** Milliseconds after which a process that is still held is given up. */
const PATIENCE = 60_000

type Watching = { watched: Watched; token: string }
type Figures = { status: string; processor: number; wall: number }

const bodies = await makeBodies()
const tooLong: string[] = []
let school = await openWarm()
console.log(`Load of the last minute: ${loadavg()[0]?.toFixed(1)}`)
console.log(`Milliseconds for which the event loop is held at once, the worst of ${TRIES} tries:\n`)
print('call', 'body', ['answer', 'processor', 'wall'])
try {
  for (const body of bodies) {
    const { status, processor, wall } = await worstOf(body)
    print(body.call, body.title, [status, processor.toFixed(1), wall.toFixed(0)])
    if (processor > MOST) tooLong.push(`${body.call}, ${body.title}`)
  }
} finally {
  await school.watched.stop()
}
console.log(
  tooLong.length === 0
    ? `\nNone holds the school for more than ${MOST} ms.`
    : `\nHeld for more than ${MOST} ms by: ${tooLong.join('; ')}.`,
)
process.exitCode = tooLong.length === 0 ? 0 : 1

function print(call: string, body: string, figures: readonly string[]): void {
  console.log(`${call.padEnd(26)}${body.padEnd(44)}${figures.map((text) => text.padStart(12)).join('')}`)
}

async function worstOf(body: Hostile): Promise<Figures> {
  const worst: Figures = { status: '', processor: 0, wall: 0 }
  for (let left = TRIES; left > 0 && worst.wall < PATIENCE; left -= 1) {
    const figures = await measure(body)
    worst.status = figures.status
    worst.processor = Math.max(worst.processor, figures.processor)
    worst.wall = Math.max(worst.wall, figures.wall)
  }
  return worst
}

async function measure(body: Hostile): Promise<Figures> {
  await school.watched.begin()
  const { status } = await sendBody(school.watched.address, body, body.isSignedIn ? school.token : undefined, PATIENCE)
  const held = await school.watched.end(PATIENCE)
  if (held) return { status, ...held }
  await school.watched.stop()
  school = await openWarm()
  return { status, processor: PATIENCE, wall: PATIENCE }
}

/** A school that has answered each of the calls before, so that nothing is measured that happens only once. */
async function openWarm(): Promise<Watching> {
  const watched = await openWatched()
  const send = (call: OperationId, body: object, token?: string) =>
    sendBody(
      watched.address,
      { call, type: 'application/json', body: Buffer.from(JSON.stringify(body)) },
      token,
      PATIENCE,
    )
  const { text } = await send('signIn', { email: 'admin@school.test', password: 'open sesame' })
  const { token } = JSON.parse(text) as { token: string }
  for (const body of bodies) {
    await send(body.call, {}, token)
    await sendBody(watched.address, { ...body, body: Buffer.from('--edge-of-a-part--\r\n') }, token, PATIENCE)
  }
  return { watched, token }
}
