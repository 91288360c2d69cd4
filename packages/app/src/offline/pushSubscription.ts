import { readCookie, writeCookie } from '../browser/environment.ts'
import { registerServiceWorker } from './serviceWorker.ts'

/** Whose reminders this device shows; it outlives a session, and is no secret. */
const NAME = 'reminded'
const DAYS = 365

/** What shows reminders on this device; undefined where the browser can’t. */
async function showing(): Promise<PushManager | undefined> {
  if (!('PushManager' in window) || !('Notification' in window)) return undefined
  return (await registerServiceWorker())?.pushManager
}

/** Whether reminders of somebody are shown on this device; undefined where the browser can’t show any. */
export async function isSubscribed(account: string): Promise<boolean | undefined> {
  const manager = await showing()
  if (!manager) return undefined
  return readCookie(NAME) === account && (await manager.getSubscription()) !== null
}

/** The address of this device for the school; undefined where somebody didn’t let it be shown anything. */
export async function subscribeDevice(account: string, applicationServerKey: string) {
  const manager = await showing()
  if (!manager || (await Notification.requestPermission()) !== 'granted') return undefined
  // One that was given for another key, or to another person, would show nothing.
  await (await manager.getSubscription())?.unsubscribe()
  const { endpoint, keys = {} } = (await manager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON()
  writeCookie(NAME, account, DAYS)
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

/** Shows nothing more here; gives the address that the device had. */
export async function unsubscribeDevice(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

/** Whoever signs in on a device that reminds somebody else of their lessons sees none of theirs. */
export async function unsubscribeOtherAccount(account: string): Promise<void> {
  if (readCookie(NAME) !== account) await unsubscribeDevice()
}
