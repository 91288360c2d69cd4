import type { Kind, Limit } from './Kind.ts'
import type { AreaName, MeasuredPage } from './pages.ts'

type Limits = Partial<Record<Kind, Limit>>

/**
 * As much as the heaviest page of each kind loads in each area; whoever makes them lighter lowers these. Visitors’ pages
 * are measured as the school sends them, made beforehand: what the sign-in form is made of comes with the first touch, and
 * isn’t counted. Homes were to load 150 kB, lists 165, records and forms 200: they are above since pages say what now and
 * money is asked for (decisions 120, 123, 124, 136, 190 and 206).
 */
const limits: Record<AreaName | 'visitor', Limits> = {
  visitor: {
    signIn: { script: 92_500, requests: 8 },
    offer: { script: 199_000, requests: 23 },
    entrance: { script: 211_500, requests: 24 },
    form: { script: 244_500, requests: 31 },
  },
  admin: {
    home: { script: 177_500, requests: 28 },
    record: { script: 245_500, requests: 51 },
    list: { script: 201_500, requests: 26 },
    form: { script: 232_500, requests: 36 },
    week: { script: 255_500, requests: 38 },
    settings: { script: 260_500, requests: 41 },
  },
  teacher: {
    home: { script: 173_000, requests: 26 },
    list: { script: 190_000, requests: 27 },
    form: { script: 233_500, requests: 34 },
    week: { script: 258_000, requests: 36 },
  },
  student: {
    home: { script: 180_000, requests: 31 },
    record: { script: 226_500, requests: 31 },
    list: { script: 196_000, requests: 29 },
    form: { script: 244_500, requests: 43 },
    week: { script: 261_000, requests: 37 },
  },
}

/** The limit of a page; a kind that an area didn’t have needs one. */
export function limitOf({ kind, role }: MeasuredPage): Limit {
  const limit = limits[role ?? 'visitor'][kind]
  if (limit === undefined) throw new Error(`There is no limit for a ${kind} of ${role ?? 'visitors'}.`)
  return limit
}
