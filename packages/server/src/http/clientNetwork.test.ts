import { expect, test } from 'vitest'
import { getClientNetwork } from './clientNetwork.ts'

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
