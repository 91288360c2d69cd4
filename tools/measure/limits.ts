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
    signIn: { script: 97_500, requests: 9 },
    offer: { script: 203_500, requests: 24 },
    entrance: { script: 217_000, requests: 25 },
    form: { script: 249_000, requests: 32 },
  },
  admin: {
    home: { script: 187_500, requests: 30 },
    record: { script: 287_000, requests: 55 },
    list: { script: 208_500, requests: 27 },
    filtered: { script: 260_000, requests: 32 },
    form: { script: 242_000, requests: 37 },
    week: { script: 267_000, requests: 40 },
    settings: { script: 268_000, requests: 41 },
  },
  teacher: {
    home: { script: 176_000, requests: 26 },
    list: { script: 195_000, requests: 27 },
    record: { script: 287_000, requests: 55 },
    form: { script: 240_500, requests: 36 },
    week: { script: 258_000, requests: 38 },
  },
  student: {
    home: { script: 183_500, requests: 32 },
    record: { script: 236_500, requests: 32 },
    list: { script: 201_500, requests: 29 },
    form: { script: 248_500, requests: 44 },
    week: { script: 261_000, requests: 37 },
  },
}

/** The limit of a page; a kind that an area didn’t have needs one. */
export function limitOf({ kind, role }: MeasuredPage): Limit {
  const limit = limits[role ?? 'visitor'][kind]
  if (limit === undefined) throw new Error(`There is no limit for a ${kind} of ${role ?? 'visitors'}.`)
  return limit
}
