import type { Kind, Limit } from './Kind.ts'

/**
 * As much as the heaviest page of each kind loads; whoever makes them lighter lowers these. Sign-in, homes and lists
 * are where they were to be; a form is to become 200 kB, with 20 requests: the heaviest has a list under it.
 */
export const limits: Record<Kind, Limit> = {
  signIn: { script: 116_700, requests: 5 },
  home: { script: 149_200, requests: 19 },
  record: { script: 175_300, requests: 21 },
  list: { script: 165_000, requests: 20 },
  entrance: { script: 214_700, requests: 21 },
  form: { script: 221_800, requests: 25 },
}
