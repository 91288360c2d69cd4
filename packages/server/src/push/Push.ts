export type Device = { endpoint: string; p256dh: string; auth: string }

/** What a device shows. */
export type Note = { title: string; body: string; path: string }

export type Push = {
  /** What browsers know the school by. */
  key: string
  /** `gone` where the device is reached there no longer; throws where it may be another time. */
  send: (device: Device, note: Note) => Promise<'sent' | 'gone'>
}
