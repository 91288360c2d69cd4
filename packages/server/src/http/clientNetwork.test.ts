import { expect, test } from 'vitest'
import { getClientNetwork } from './clientNetwork.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
])('tries from %s are counted as from %s', (address, network) => {
  expect(getClientNetwork(address)).toBe(network)
})

const PROXY = '10.1.2.3'

/** Eleven wrong passwords, each from another visitor as the proxy tells it; the eleventh is one too many from one place. */
async function lastOfEleven(
  { ask }: Awaited<ReturnType<typeof openTestSchool>>,
  from: string,
  visitor: (number: number) => string,
): Promise<number> {
  const body = { email: 'head@school.test', password: 'a guess' }
  let status = 0
  for (let number = 1; number <= 11; number += 1) {
    ;({ status } = await ask('signIn', { body, from, forwardedFor: visitor(number) }))
  }
  return status
}

test('behind a proxy that is trusted, visitors are told apart', async () => {
  const school = await openTestSchool({ trustedProxies: ['10.0.0.0/8'] })
  expect(await lastOfEleven(school, PROXY, (number) => `203.0.113.${number}`)).toBe(401)
})

test('nobody chooses an address: what stands before the one that the proxy adds is not believed', async () => {
  const school = await openTestSchool({ trustedProxies: ['10.0.0.0/8'] })
  expect(await lastOfEleven(school, PROXY, (number) => `192.0.2.${number}, 203.0.113.1`)).toBe(429)
})

test.each([[['loopback']], [[]]])('with %j a visitor’s own header is not believed', async (trustedProxies) => {
  const school = await openTestSchool({ trustedProxies })
  expect(await lastOfEleven(school, '203.0.113.9', (number) => `192.0.2.${number}`)).toBe(429)
})

test('without any, not even this machine is believed', async () => {
  const school = await openTestSchool({ trustedProxies: [] })
  expect(await lastOfEleven(school, '127.0.0.1', (number) => `192.0.2.${number}`)).toBe(429)
})

test.each([
  ['a word', (number: number) => `abc${number}`],
  ['thousands of letters', (number: number) => `${number}`.padStart(8000, 'a')],
  ['a number', (number: number) => `${number}`],
  ['an address with a port', (number: number) => `203.0.113.1:${4000 + number}`],
  ['an address with a mask', (number: number) => `203.0.113.1/${number}`],
])('%s that a trusted proxy passes on is no place: tries are counted for the proxy', async (_, visitor) => {
  const school = await openTestSchool({ trustedProxies: ['10.0.0.0/8'] })
  expect(await lastOfEleven(school, PROXY, visitor)).toBe(429)
  const keys = (await school.database.selectFrom('attempts').select('key').execute()).map(({ key }) => key)
  expect(keys).toContain(`signIn from ${PROXY}`)
  const notes = await school.database.selectFrom('audit').select('subject').execute()
  for (const { subject } of notes) expect(subject).toContain(`"from":"${PROXY}"`)
})

test('of several trusted proxies the last one that told an address counts', async () => {
  const school = await openTestSchool({ trustedProxies: ['10.0.0.0/8'] })
  expect(await lastOfEleven(school, PROXY, (number) => `abc${number}, 10.9.9.9`)).toBe(429)
  const keys = (await school.database.selectFrom('attempts').select('key').execute()).map(({ key }) => key)
  expect(keys).toContain('signIn from 10.9.9.9')
})
