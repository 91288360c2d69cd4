import { readCookie, writeCookie } from '../browser/cookiesAndStore.ts'
import { registerServiceWorker } from './serviceWorkerRegistration.ts'

/** Cookie with the account whose notifications this device shows. It outlives the session and isn’t secret. */
const NAME = 'reminded'
const DAYS = 365

/** The push manager; undefined if the browser can’t show notifications. */
async function getPushManager(): Promise<PushManager | undefined> {
  if (!('PushManager' in window) || !('Notification' in window)) return undefined
  return (await registerServiceWorker())?.pushManager
}

/** Whether this device shows an account’s notifications; undefined if the browser can’t. */
export async function isSubscribed(account: string): Promise<boolean | undefined> {
  const manager = await getPushManager()
  if (!manager) return undefined
  return readCookie(NAME) === account && (await manager.getSubscription()) !== null
}

/** Subscribes this device; undefined if the user denied the permission. */
export async function subscribeDevice(account: string, applicationServerKey: string) {
  const manager = await getPushManager()
  if (!manager || (await Notification.requestPermission()) !== 'granted') return undefined
  // A subscription with another key or for another account would show nothing.
  await (await manager.getSubscription())?.unsubscribe()
  const { endpoint, keys = {} } = (await manager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON()
  writeCookie(NAME, account, DAYS)
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

/** Unsubscribes this device and returns its endpoint. */
export async function unsubscribeDevice(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

/** Removes the subscription of another account when a user signs in on the same device. */
export async function unsubscribeOtherAccount(account: string): Promise<void> {
  if (readCookie(NAME) !== account) await unsubscribeDevice()
}
