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
