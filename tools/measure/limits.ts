import type { Kind, Limit } from './Kind.ts'

/**
 * As much as the heaviest page of each kind loads; whoever makes them lighter lowers these. Sign-in is where it was to be;
 * homes (150 kB), lists (165), forms (200) and weeks are not since classes know their days and homes what comes next, nor
 * are 20 requests at all. Of a student’s home 7 kB come after what one comes for (decision 120); while a class is near, every
 * page inside brings the bar that tells of it.
 */
export const limits: Record<Kind, Limit> = {
  signIn: { script: 117_000, requests: 5 },
  home: { script: 167_500, requests: 31 },
  record: { script: 182_600, requests: 25 },
  list: { script: 172_200, requests: 23 },
  entrance: { script: 205_400, requests: 23 },
  form: { script: 214_300, requests: 29 },
  week: { script: 237_900, requests: 32 },
}
