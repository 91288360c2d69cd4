export type MaskKind = 'phone' | 'email' | 'date' | 'receipt' | 'text'

/** What stands in a private value's place. Always as long, so that not even the length is told. */
export const masks: Record<MaskKind, string> = {
  phone: '•••• •••••••',
  email: '•••••@•••••',
  date: '••••-••-••',
  receipt: '••••••••',
  text: '••••••••',
}
