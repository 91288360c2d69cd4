import type { Kind, Limit } from './Kind.ts'

/**
 * As much as the heaviest page of each kind loads; whoever makes them lighter lowers these. Sign-in and homes
 * are where they were to be, and lists but for a kilobyte; a form is to become 200 kB, which all but a class’s register
 * are, with 20 requests.
 */
export const limits: Record<Kind, Limit> = {
  signIn: { script: 117_100, requests: 6 },
  home: { script: 150_000, requests: 20 },
  record: { script: 178_000, requests: 23 },
  list: { script: 166_700, requests: 21 },
  entrance: { script: 202_000, requests: 26 },
  form: { script: 204_000, requests: 28 },
}
