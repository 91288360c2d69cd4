import type { Kind, Limit } from './Kind.ts'

/**
 * As much as the heaviest page of each kind loads; whoever makes them lighter lowers these. They are to become 117 kB for
 * the sign-in page, 150 for a home, 165 for a list and 200 for a form, with 20 requests.
 */
export const limits: Record<Kind, Limit> = {
  signIn: { script: 118_300, requests: 7 },
  home: { script: 152_500, requests: 22 },
  record: { script: 244_000, requests: 26 },
  list: { script: 238_000, requests: 25 },
  entrance: { script: 270_500, requests: 28 },
  form: { script: 271_000, requests: 28 },
}
