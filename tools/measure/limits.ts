import type { Kind, Limit } from './Kind.ts'

/**
 * As much as the heaviest page of each kind loads; whoever makes them lighter lowers these. They are to become 117 kB for
 * the sign-in page, 150 for a home, 165 for a list and 200 for a form, with 20 requests.
 */
export const limits: Record<Kind, Limit> = {
  signIn: { script: 121_000, requests: 8 },
  home: { script: 161_000, requests: 28 },
  list: { script: 259_000, requests: 30 },
  record: { script: 260_000, requests: 30 },
  entrance: { script: 278_000, requests: 32 },
  form: { script: 280_000, requests: 34 },
}
