import type { SQLInputValue } from 'node:sqlite'

/** Adds rows to a table, in a transaction of their own. */
export type Add = (table: string, columns: readonly string[], rows: Iterable<SQLInputValue[]>) => void
