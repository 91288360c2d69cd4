import type { Kind, Limit } from './Kind.ts'

/**
 * As much as the heaviest page of each kind loads; whoever makes them lighter lowers these. They are to become 117 kB for
 * the sign-in page, 150 for a home, 165 for a list and 200 for a form, with 20 requests.
 */
export const limits: Record<Kind, Limit> = {
  signIn: { script: 121_000, requests: 20 },
  home: { script: 170_000, requests: 30 },
  record: { script: 250_000, requests: 60 },
  list: { script: 260_000, requests: 60 },
  entrance: { script: 265_000, requests: 45 },
  form: { script: 295_000, requests: 85 },
}
