/** The kinds that rows are of, by their status, say: each stands above the table with how many there are. */
export type Segments<Row> = {
  /** What they are by: “Status”. */
  label: string
  kindOf: (row: Row) => string
  /** Each kind with its word, in the order in which they stand. */
  words: Readonly<Record<string, string>>
}

/** A kind with how many rows are of it, where that is known. */
export type Segment = { kind: string; word: string; count?: number }
