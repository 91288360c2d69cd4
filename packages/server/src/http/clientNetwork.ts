import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'
import fp from 'fastify-plugin'

const IPV6_PREFIX_BITS = 64

let last = { address: '', network: '' }

/** The client address that the last trusted proxy reported; if it isn’t a valid IP address, the address of that proxy. */
export function getClientAddress({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  return ips.findLast((address) => isIP(address) !== 0) ?? ''
}

/**
 * The key by which rate limits count a client: an IPv4 address as it is, the first 64 bits of an IPv6 address, because
 * one customer of a provider usually has 2⁶⁴ of those.
 */
export function getClientNetwork(address: string): string {
  // Consecutive requests often come from the same client.
  if (address !== last.address) last = { address, network: readNetwork(address) }
  return last.network
}

function readNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX_BITS}`).toString()}/${IPV6_PREFIX_BITS}`
}

const UNKNOWN_PROXY =
  'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name, so all visitors count as one. Name the proxy in TRUSTED_PROXIES.'
const PASSED_ON =
  'X-Forwarded-For has more addresses than the trusted proxies added. Either a proxy passes on what visitors send, who can then choose their address: let it set the header to the address that it sees. Or there is another proxy: name it in TRUSTED_PROXIES.'

/** Logs each kind of proxy misconfiguration once: visitors can't be told apart, or can choose their address. */
export const proxyWarningsPlugin = fp(
  async (server) => {
    const warned = new Set<string>()
    server.addHook('onRequest', async (request) => {
      const warning = warningFor(request)
      if (warning === undefined || warned.has(warning)) return
      warned.add(warning)
      request.log.warn(warning === UNKNOWN_PROXY ? { proxy: request.socket.remoteAddress } : {}, warning)
    })
  },
  { name: 'proxy-warnings' },
)

function warningFor({ headers, ip, ips = [ip], socket }: FastifyRequest): string | undefined {
  const forwarded = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .filter((one) => one.trim() !== '')
  if (forwarded.length === 0) return undefined
  // Clients that connect directly can send the header too, but never from a private network.
  if (ips.length === 1) return isPrivate(socket.remoteAddress) ? UNKNOWN_PROXY : undefined
  return forwarded.length > ips.length - 1 ? PASSED_ON : undefined
}

function isPrivate(address = ''): boolean {
  return ipaddr.isValid(address) && !['unicast', 'reserved'].includes(ipaddr.process(address).range())
}
