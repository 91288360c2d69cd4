import type { ColumnType, Generated } from 'kysely'

/** Milliseconds since 1970. */
type Moment = number

export type JobTables = {
  /** What the school owes somebody later (decision 62). */
  jobs: {
    id: Generated<number>
    kind: string
    /** Of jobs with one key there is one. */
    key: string | null
    /** JSON; nothing once it is done. */
    payload: string
    run_at: Moment
    tries: ColumnType<number, number | undefined, number>
    /** Until then it is in the hands of one process. */
    claimed_until: ColumnType<Moment, Moment | undefined, Moment>
    done_at: Moment | null
    /** Of jobs that are due, those with the lowest number are done first. */
    priority: ColumnType<number, number | undefined, number>
  }
}
