import type { ImportKind } from '@maktab/contract/schema'
import type { ColumnType, Generated } from 'kysely'

/** Unix time in milliseconds. */
type Moment = number

export type JobTables = {
  /** The job queue (decision 62). */
  jobs: {
    id: Generated<number>
    kind: string
    /** Unique if set. */
    key: string | null
    /** JSON; empty once the job is done. */
    payload: string
    run_at: Moment
    tries: ColumnType<number, number | undefined, number>
    /** Until when one process has claimed it. */
    claimed_until: ColumnType<Moment, Moment | undefined, Moment>
    done_at: Moment | null
    /** Due jobs run in ascending order of this number. */
    priority: ColumnType<number, number | undefined, number>
  }
}

export type UploadTables = {
  /** Chunked uploads of receipts, by an account or by a visitor from a network. */
  uploads: {
    id: Generated<number>
    /** Hashed, so that reading the database doesn’t allow continuing an upload. */
    name_hash: string
    account_id: number | null
    network: string | null
    type: string
    /** Hash of the complete file, in hexadecimal. */
    sha256: string
    size: number
    /** Number of bytes received so far. */
    received: number
    /** Unix milliseconds. */
    begun_at: number
  }
  /** Names of the files that this database has written to its folder or bucket; `stored_at` is Unix milliseconds. */
  stored_pictures: { name: string; stored_at: number }
  upload_pieces: { upload_id: number; position: number; bytes: Uint8Array }
}

export type ImportTables = {
  /** Imports of the last day (decision 262). */
  imports: {
    id: Generated<number>
    /** A random name that the client chose. */
    name: string
    account_id: number | null
    kind: ImportKind
    created_at: Moment
    /** When its rows were saved; null while they are only checked. */
    done_at: Moment | null
    undone_at: Moment | null
    created: ColumnType<number, number | undefined, number>
    updated: ColumnType<number, number | undefined, number>
    unchanged: ColumnType<number, number | undefined, number>
    invited: ColumnType<number, number | undefined, number>
  }
  /** A checked row with its cells as JSON; after saving, only the id of the record that it created. */
  import_rows: { import_id: number; position: number; cells: string | null; record_id: number | null }
}

/** Search index row of a list: words to search, kind to filter, keys to sort by. Derived from the tables the list shows. */
type SearchIndexTable<Sorted extends string> = {
  id: number
  /** The list's kind of this row. */
  kind: string
  /** Searchable text (`createSearchText`). */
  words: string
} & Record<`by_${Sorted}`, string | null>

export type SearchIndexTables = {
  listed_students: SearchIndexTable<'code' | 'name' | 'email' | 'born' | 'language'>
  listed_teachers: SearchIndexTable<'code' | 'name' | 'email' | 'status' | 'applied' | 'born'>
  listed_classes: SearchIndexTable<'teacher' | 'title' | 'link' | 'time'>
  listed_allotments: SearchIndexTable<'course' | 'student' | 'teacher' | 'timings'>
  listed_reports: SearchIndexTable<'student' | 'teacher' | 'course' | 'class' | 'attendance'>
  /** Row counts per list and kind, because counting takes longer than reading a page. */
  listed_kinds: { list: string; kind: string; count: number }
  /** Index rows to rebuild because their source changed; may contain duplicates. */
  stale_rows: { list: string; id: number }
}
