import type { Kind, Limit } from './Kind.ts'

/**
 * As much as the heaviest page of each kind loads; whoever makes them lighter lowers these. Sign-in and homes
 * are where they were to be, and lists but for a kilobyte; a form is to become 200 kB, with 20 requests.
 */
export const limits: Record<Kind, Limit> = {
  signIn: { script: 117_100, requests: 6 },
  home: { script: 150_000, requests: 20 },
  record: { script: 178_000, requests: 23 },
  list: { script: 166_700, requests: 21 },
  entrance: { script: 221_200, requests: 27 },
  form: { script: 225_000, requests: 28 },
}
