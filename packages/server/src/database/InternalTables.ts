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

export type UploadTables = {
  /** Receipts that arrive in pieces, of an account or of a visitor from a network. */
  uploads: {
    id: Generated<number>
    /** Who reads the database can’t go on in somebody’s name. */
    name_hash: string
    account_id: number | null
    network: string | null
    type: string
    /** What all its bytes come to, in hexadecimal. */
    sha256: string
    size: number
    /** How many bytes are there, from the first one on. */
    received: number
    /** Milliseconds since 1970. */
    begun_at: number
  }
  /** Pictures that this database has written to its folder or bucket, by name; `stored_at` in milliseconds since 1970. */
  stored_pictures: { name: string; stored_at: number }
  upload_pieces: { upload_id: number; position: number; bytes: Uint8Array }
}

/** A row of a list, ready to be found, told apart and sorted; it is made of the tables that the list shows. */
type SearchIndexTable<Sorted extends string> = {
  id: number
  /** Which of the list's kinds it is of. */
  kind: string
  /** What it is found by (`wordsOf`). */
  words: string
} & Record<`by_${Sorted}`, string | null>

export type ListedTables = {
  listed_students: SearchIndexTable<'code' | 'name' | 'email' | 'born' | 'language'>
  listed_teachers: SearchIndexTable<'code' | 'name' | 'email' | 'status' | 'applied' | 'born'>
  listed_classes: SearchIndexTable<'teacher' | 'title' | 'link' | 'time'>
  listed_allotments: SearchIndexTable<'course' | 'student' | 'teacher' | 'timings'>
  listed_reports: SearchIndexTable<'student' | 'teacher' | 'course' | 'class' | 'attendance'>
  /** How many rows each list has of each kind: counting them takes longer than the page that they are told with. */
  listed_kinds: { list: string; kind: string; count: number }
  /** Rows of lists of which something has changed since they were made, some of them more than once. */
  stale_rows: { list: string; id: number }
}
