import type { OperationId } from '@maktab/contract/calls'
import { loadavg } from 'node:os'
import { formatRow } from '../schoolSizesAndGoals.ts'
import { type HostileBody, createHostileBodies } from './createHostileBodies.ts'
import { type MonitoredServer, openMonitoredServer, sendBody } from './openMonitoredServer.ts'

/** Maximum CPU milliseconds that a body may block the event loop at once. */
const MAX_MILLISECONDS = 50
const ATTEMPTS = 3
/** Milliseconds after which a blocked process is killed. */
const TIMEOUT_MILLISECONDS = 60_000

type Watching = { watched: MonitoredServer; token: string }
type Figures = { status: string; processor: number; wall: number }

const bodies = await createHostileBodies()
const tooLong: string[] = []
let school = await openWarm()
console.log(`Load of the last minute: ${loadavg()[0]?.toFixed(1)}`)
console.log(`Milliseconds that the event loop is blocked at once, worst of ${ATTEMPTS} attempts:\n`)
printRow('call', 'body', ['response', 'CPU', 'wall'])
try {
  for (const body of bodies) {
    const { status, processor, wall } = await worstOf(body)
    printRow(body.call, body.title, [status, processor.toFixed(1), wall.toFixed(0)])
    if (processor > MAX_MILLISECONDS) tooLong.push(`${body.call}, ${body.title}`)
  }
} finally {
  await school.watched.stop()
}
console.log(
  tooLong.length === 0
    ? `\nNone blocks the server for more than ${MAX_MILLISECONDS} ms.`
    : `\nBlocked for more than ${MAX_MILLISECONDS} ms by: ${tooLong.join('; ')}.`,
)
process.exitCode = tooLong.length === 0 ? 0 : 1

function printRow(call: string, body: string, figures: readonly string[]): void {
  console.log(call.padEnd(26) + formatRow(body, figures, 44, 12))
}

async function worstOf(body: HostileBody): Promise<Figures> {
  const worst: Figures = { status: '', processor: 0, wall: 0 }
  for (let left = ATTEMPTS; left > 0 && worst.wall < TIMEOUT_MILLISECONDS; left -= 1) {
    const figures = await measure(body)
    worst.status = figures.status
    worst.processor = Math.max(worst.processor, figures.processor)
    worst.wall = Math.max(worst.wall, figures.wall)
  }
  return worst
}

async function measure(body: HostileBody): Promise<Figures> {
  await school.watched.begin()
  const { status } = await send(school.watched, body, body.isSignedIn ? school.token : undefined)
  const held = await school.watched.end(TIMEOUT_MILLISECONDS)
  if (held) return { status, ...held }
  await school.watched.stop()
  school = await openWarm()
  return { status, processor: TIMEOUT_MILLISECONDS, wall: TIMEOUT_MILLISECONDS }
}

/** Opens a school and sends each request once, so that one-time costs aren't measured. */
async function openWarm(): Promise<Watching> {
  const watched = await openMonitoredServer()
  const sendJson = (call: OperationId, body: object, token?: string) =>
    send(watched, { call, type: 'application/json', body: Buffer.from(JSON.stringify(body)) }, token)
  const { text } = await sendJson('signIn', { email: 'admin@school.test', password: 'open sesame' })
  const { token } = JSON.parse(text) as { token: string }
  for (const body of bodies) {
    await sendJson(body.call, {}, token)
    await send(watched, { ...body, body: Buffer.from('--edge-of-a-part--\r\n') }, token)
  }
  return { watched, token }
}

function send({ address }: MonitoredServer, body: Omit<HostileBody, 'title'>, token: string | undefined) {
  return sendBody(address, body, token, TIMEOUT_MILLISECONDS)
}
