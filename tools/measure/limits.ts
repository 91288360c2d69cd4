import type { Kind, Limit } from './Kind.ts'

/**
 * As much as the heaviest page of each kind loads; whoever makes them lighter lowers these. They are to become 117 kB for
 * the sign-in page, 150 for a home, 165 for a list and 200 for a form, with 20 requests.
 */
export const limits: Record<Kind, Limit> = {
  signIn: { script: 121_500, requests: 7 },
  home: { script: 165_500, requests: 27 },
  record: { script: 249_000, requests: 28 },
  list: { script: 243_500, requests: 29 },
  entrance: { script: 282_500, requests: 31 },
  form: { script: 285_000, requests: 33 },
}
