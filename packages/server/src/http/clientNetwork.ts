import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

const HOME_BITS = 64

let last = { address: '', network: '' }

/** A visitor’s address as the trusted proxies tell it; where one tells something else, the address of that proxy. */
export function getClientAddress({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  return ips.findLast((address) => isIP(address) !== 0) ?? ''
}

/**
 * What of a visitor’s address tries are counted by: an IPv4 address as it is, of an IPv6 one the first half, because
 * whoever has one of those has 2⁶⁴ of them.
 */
export function getClientNetwork(address: string): string {
  // Many calls follow each other from one place.
  if (address !== last.address) last = { address, network: readNetwork(address) }
  return last.network
}

function readNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (read.kind() === 'ipv4') return read.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/${HOME_BITS}`).toString()}/${HOME_BITS}`
}
