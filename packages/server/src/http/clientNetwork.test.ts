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
])('getClientNetwork groups %s under %s', (address, network) => {
  expect(getClientNetwork(address)).toBe(network)
})

const PROXY = '10.1.2.3'

/** Status of the eleventh wrong password, each from a different X-Forwarded-For; eleven exceed the limit of one network. */
async function lastOfEleven(
  { api }: Awaited<ReturnType<typeof openTestSchool>>,
  from: string,
  visitor: (number: number) => string,
): Promise<number> {
  const body = { email: 'head@school.test', password: 'a guess' }
  let status = 0
  for (let number = 1; number <= 11; number += 1) {
    ;({ status } = await api('signIn', { body, from, forwardedFor: visitor(number) }))
  }
  return status
}

test('visitors behind a trusted proxy are counted separately', async () => {
  const school = await openTestSchool({ trustedProxies: ['10.0.0.0/8'] })
  expect(await lastOfEleven(school, PROXY, (number) => `203.0.113.${number}`)).toBe(401)
})

test('only the address that the trusted proxy appended counts', async () => {
  const school = await openTestSchool({ trustedProxies: ['10.0.0.0/8'] })
  expect(await lastOfEleven(school, PROXY, (number) => `192.0.2.${number}, 203.0.113.1`)).toBe(429)
})

test.each([[['loopback']], [[]]])('trusting %j ignores X-Forwarded-For of other clients', async (trustedProxies) => {
  const school = await openTestSchool({ trustedProxies })
  expect(await lastOfEleven(school, '203.0.113.9', (number) => `192.0.2.${number}`)).toBe(429)
})

test('trusting no proxy ignores X-Forwarded-For from localhost', async () => {
  const school = await openTestSchool({ trustedProxies: [] })
  expect(await lastOfEleven(school, '127.0.0.1', (number) => `192.0.2.${number}`)).toBe(429)
})

test.each([
  ['a word', (number: number) => `abc${number}`],
  ['thousands of letters', (number: number) => `${number}`.padStart(8000, 'a')],
  ['a number', (number: number) => `${number}`],
  ['an address with a port', (number: number) => `203.0.113.1:${4000 + number}`],
  ['an address with a mask', (number: number) => `203.0.113.1/${number}`],
])('%s in X-Forwarded-For of a trusted proxy counts for the proxy', async (_, visitor) => {
  const school = await openTestSchool({ trustedProxies: ['10.0.0.0/8'] })
  expect(await lastOfEleven(school, PROXY, visitor)).toBe(429)
  const keys = (await school.database.selectFrom('attempts').select('key').execute()).map(({ key }) => key)
  expect(keys).toContain(`signIn from ${PROXY}`)
  const notes = await school.database.selectFrom('audit').select('subject').execute()
  for (const { subject } of notes) expect(subject).toContain(`"from":"${PROXY}"`)
})

test('the last trusted proxy that reported a valid address counts', async () => {
  const school = await openTestSchool({ trustedProxies: ['10.0.0.0/8'] })
  expect(await lastOfEleven(school, PROXY, (number) => `abc${number}, 10.9.9.9`)).toBe(429)
  const keys = (await school.database.selectFrom('attempts').select('key').execute()).map(({ key }) => key)
  expect(keys).toContain('signIn from 10.9.9.9')
})
