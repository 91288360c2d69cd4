import { late } from '../late/late.ts'

/** What puts a broken rule into words: nothing is wrong before somebody has done something with a form. */
export const faultWords = late(async () => (await import('./sayFault.ts')).sayFault)
