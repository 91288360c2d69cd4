import { calls } from '@maktab/contract/calls'
import { setTimeout as wait } from 'node:timers/promises'
import type { VirtualUser } from './createVirtualUser.ts'
import type { Proxy } from './startProxy.ts'

const POLL_MILLISECONDS = 100
const MAX_WAIT = 60_000
/** From one network for one e-mail (`http/rateLimits.ts`). */
const GUESSES = { tried: 30, answered: 10 }

/** What one process changes is told on every line, whichever process it leads to. Gives what is wrong. */
export async function checkChangeStreams(
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
export async function checkRateLimits({ url }: Proxy): Promise<string[]> {
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
