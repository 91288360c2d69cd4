import type { Kind, Limit } from './Kind.ts'
import type { AreaName, MeasuredPage } from './pages.ts'

type Limits = Partial<Record<Kind, Limit>>

/**
 * As much as the heaviest page of each kind loads in each area; whoever makes them lighter lowers these. Visitors’ pages
 * are measured as the school sends them, made beforehand: what the sign-in form is made of comes with the first touch, and
 * isn’t counted. Homes were to load 150 kB, lists 165, records and forms 200: they are above since pages say what now and
 * money is asked for (decisions 120, 123, 124, 136, 190, 206, 214, 232 and 239).
 */
const limits: Record<AreaName | 'visitor', Limits> = {
  visitor: {
    signIn: { script: 94_000, requests: 9 },
    offer: { script: 201_500, requests: 24 },
    entrance: { script: 215_000, requests: 25 },
    form: { script: 247_000, requests: 32 },
  },
  admin: {
    home: { script: 182_500, requests: 29 },
    record: { script: 252_000, requests: 53 },
    list: { script: 205_000, requests: 27 },
    form: { script: 237_000, requests: 37 },
    week: { script: 260_000, requests: 40 },
    settings: { script: 266_000, requests: 41 },
  },
  teacher: {
    home: { script: 174_000, requests: 26 },
    list: { script: 191_500, requests: 27 },
    form: { script: 236_500, requests: 36 },
    week: { script: 254_000, requests: 38 },
  },
  student: {
    home: { script: 181_500, requests: 32 },
    record: { script: 230_000, requests: 32 },
    list: { script: 198_000, requests: 29 },
    form: { script: 246_500, requests: 44 },
    week: { script: 257_000, requests: 37 },
  },
}

/** The limit of a page; a kind that an area didn’t have needs one. */
export function limitOf({ kind, role }: MeasuredPage): Limit {
  const limit = limits[role ?? 'visitor'][kind]
  if (limit === undefined) throw new Error(`There is no limit for a ${kind} of ${role ?? 'visitors'}.`)
  return limit
}
