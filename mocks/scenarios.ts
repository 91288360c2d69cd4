import type { ContractOperation } from './operation.ts'

export type Scenario = {
  title: string
  /** The name of the example for a call; undefined for the default one. */
  situationOf: (operation: ContractOperation) => string | undefined
  /** Delay of every call in milliseconds. */
  delay?: number
  /** Whether lists are repeated to the length of a large school's. */
  isMany?: boolean
  /** Whether extensions are disabled. */
  isSpecOnly?: boolean
}

const ifAvailable = (name: string) => (operation: ContractOperation) =>
  operation.examples.has(name) ? name : undefined
const none = () => undefined

/** Overrides for all calls at once. */
export const scenarios: Record<string, Scenario> = {
  newSchool: { title: 'New school: all lists are empty', situationOf: ifAvailable('empty') },
  busySchool: { title: 'Busy school: lists of 300 rows', situationOf: none, isMany: true },
  everythingFails: {
    title: 'Server errors everywhere except sign-in',
    situationOf: (operation) =>
      operation.id === 'signIn' || operation.id === 'getCurrentUser'
        ? undefined
        : ifAvailable('serverError')(operation),
  },
  specOnly: {
    title: 'Specification only: no API extensions',
    situationOf: none,
    isSpecOnly: true,
  },
  slowLine: { title: 'Slow network: 3 seconds per call', situationOf: none, delay: 3000 },
}

const LONG_LIST_LENGTH = 300

/** Repeats the rows of a list, with unique ids. */
export function repeatLists(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, isRows(value) ? repeatRows(value) : value]),
  )
}

type Row = { id: number }

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => typeof (row as Row | null)?.id === 'number')
}

function repeatRows(rows: Row[]): Row[] {
  return Array.from({ length: LONG_LIST_LENGTH }, (_, index) => {
    const row = rows[index % rows.length] as Row
    return index < rows.length ? row : { ...row, id: 100_000 + index }
  })
}
