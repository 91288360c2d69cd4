import { checkMails } from './checkMails.ts'
import { checkRecords } from './checkRecords.ts'
import type { Cluster } from './startCluster.ts'
import type { LoadTestRun } from './runLoadTest.ts'
import { calls } from '@maktab/contract/calls'
import { setTimeout as wait } from 'node:timers/promises'
import type { VirtualUser } from './createVirtualUser.ts'
import type { Proxy } from './startProxy.ts'

const POLL_MILLISECONDS = 100
const MAX_WAIT = 60_000
/** From one network for one e-mail (`http/rateLimits.ts`). */
const GUESSES = { tried: 30, answered: 10 }

/** What one process changes is told on every line, whichever process it leads to. Gives what is wrong. */
async function checkChangeStreams(
  addresses: readonly string[],
  persons: readonly VirtualUser[],
  token: string,
): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    const since = performance.now()
    const headers = { token, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ id: 0, title: `Told by ${address}`, description: 'To all.' })
    const { method, path } = calls.savePolicy
    const { status } = await fetch(`${address}/api${path}`, { method, headers, body })
    if (status !== 201) faults.push(`${address} answered ${status} when saving a policy`)
    const untold = () =>
      persons.filter(({ told }) => !told.some(({ at, kinds }) => at >= since && kinds.includes('policies')))
    while (untold().length > 0 && performance.now() < since + MAX_WAIT) await wait(POLL_MILLISECONDS)
    if (untold().length > 0) faults.push(`${untold().length} event streams did not receive a change made on ${address}`)
  }
  return faults
}

/** However many processes there are, of many guesses at once so many are looked at and the others are refused. */
async function checkRateLimits({ url }: Proxy): Promise<string[]> {
  const { method, path } = calls.signIn
  const guess = async () => {
    const body = JSON.stringify({ email: 'nobody@school.test', password: 'a guess' })
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' }
    return (await fetch(`${url}/api${path}`, { method, headers, body })).status
  }
  const statuses = await Promise.all(Array.from({ length: GUESSES.tried }, guess))
  const looked = statuses.filter((status) => status === 401).length
  const refused = statuses.filter((status) => status === 429).length
  if (looked === GUESSES.answered && looked + refused === GUESSES.tried) return []
  return [`rate limit: of ${GUESSES.tried} wrong passwords, ${looked} were checked and ${refused} rejected`]
}

const KILLS = 1

/** What went wrong on a day, and what the mails of it were. */
export async function findLoadTestFaults(stage: Cluster, { world, times, persons }: LoadTestRun) {
  const { proxy, database, pictures, running } = stage
  const everybody = persons.map(({ person }) => person)
  const token = persons.find(({ role }) => role === 'admin')?.person.getToken() ?? ''
  const addresses = running().map(({ address }) => address)
  const lines = await checkChangeStreams(addresses, everybody, token)
  const limits = await checkRateLimits(proxy)
  const mails = await checkMails(database, { world, taken: stage.mails, kills: KILLS })
  const records = await checkRecords(database, world, pictures)
  const toldOf = new Map(persons.flatMap(({ id, role, person }) => (role === 'student' ? [[id, person.told]] : [])))
  const untold = world.payments.filter(
    ({ studentId, sentAt = Infinity }) =>
      !toldOf.get(studentId)?.some(({ at, kinds }) => at >= sentAt && kinds.includes('purchases')),
  )
  const ended = running().filter(({ child }) => child.exitCode !== null || child.signalCode !== null)
  const faults = [
    ...times.errors,
    ...lines,
    ...limits,
    ...mails.faults,
    ...records,
    ...untold.map(({ reference }) => `no change event for the decision on ${reference}`),
    ...running().flatMap(({ said }) => said.faults.map((fault) => `server log: ${fault}`)),
    ...ended.map(({ address }) => `${address} exited unexpectedly`),
  ]
  return { faults, mails }
}
