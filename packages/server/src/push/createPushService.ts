import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { Agent } from 'node:https'
import webpush, { WebPushError } from 'web-push'
import type { PushKeys } from '../config.ts'
import ipaddr from 'ipaddr.js'

/** Whether a URL can belong to a push service: HTTPS, default port, public host name. */
export function isPushServiceUrl(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, port, hostname, username, password } = new URL(address)
  const labels = hostname.split('.')
  const isName = labels.length > 1 && /^[a-z][a-z-]*$/.test(labels.at(-1) ?? '')
  const isInside = /\.(?:local|localhost|internal|lan|home|test|invalid|onion|arpa)$/.test(hostname)
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName && !isInside
}

export type PushDevice = { endpoint: string; p256dh: string; auth: string }

/** The content of a notification. */
export type PushNotification = { title: string; body: string; path: string }

export type PushService = {
  /** The VAPID public key. */
  key: string
  /** Resolves to `gone` if the device no longer exists; throws if a retry may succeed. */
  send: (device: PushDevice, note: PushNotification) => Promise<'sent' | 'gone'>
}

/** Afterwards the lesson is over and needs no reminder. */
const MAX_SECONDS_LATE = 3600
const TIMEOUT_MILLISECONDS = 10_000
const GONE = new Set([404, 410])

/** Sends push notifications through the push services of browsers, and connects to no other host. */
export function createPushService({ publicKey, privateKey, contact }: PushKeys): PushService {
  const agent = new Agent({ lookup: lookupPublic })
  return {
    key: publicKey,
    send: async ({ endpoint, p256dh, auth }, note) => {
      if (!isPushServiceUrl(endpoint)) return 'gone'
      const options = { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: MAX_SECONDS_LATE, agent }
      try {
        const device = { endpoint, keys: { p256dh, auth } }
        await webpush.sendNotification(device, JSON.stringify(note), { ...options, timeout: TIMEOUT_MILLISECONDS })
        return 'sent'
      } catch (error) {
        if (error instanceof WebPushError && GONE.has(error.statusCode)) return 'gone'
        throw error
      }
    },
  }
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** A DNS lookup that rejects hosts resolving into a private network, which even a public name may do. */
export function lookupPublic(host: string, options: LookupOptions, done: LookupCallback): void {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error('There is no such host.'), '')
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return done(new Error('This host is in a network of its own.'), '')
    }
    if (options.all) return done(null, found)
    return done(null, first.address, first.family)
  })
}

/** Whether an IP address is public. The server must not be made to send requests into its own network. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
