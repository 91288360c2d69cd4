export type PushDevice = { endpoint: string; p256dh: string; auth: string }

/** What a device shows. */
export type PushNotification = { title: string; body: string; path: string }

export type PushService = {
  /** What browsers know the school by. */
  key: string
  /** `gone` where the device is reached there no longer; throws where it may be another time. */
  send: (device: PushDevice, note: PushNotification) => Promise<'sent' | 'gone'>
}
