import type { Kind, Limit } from './Kind.ts'

/**
 * As much as the heaviest page of each kind loads; whoever makes them lighter lowers these. Sign-in is where it was to be;
 * homes (150 kB), lists (165), forms (200) and weeks are not since classes know their days and homes what comes next, nor
 * are 20 requests at all; the button of the search stands on every page.
 */
export const limits: Record<Kind, Limit> = {
  signIn: { script: 117_000, requests: 5 },
  home: { script: 159_400, requests: 19 },
  record: { script: 181_800, requests: 22 },
  list: { script: 172_000, requests: 20 },
  entrance: { script: 206_100, requests: 23 },
  form: { script: 213_100, requests: 26 },
  week: { script: 238_300, requests: 29 },
}
