import type { Remote } from '#remote.ts'

export type SearchEntryKind = 'student' | 'teacher' | 'course' | 'class' | 'event' | 'page' | 'action'

/** Something that the search finds, and what it leads to or does. */
export type SearchEntry = {
  /** Of all entries its own, and the same tomorrow: `student 3`. */
  id: string
  kind: SearchEntryKind
  title: string
  /** What people call it by in a few letters. */
  code?: string | undefined
  /** What stands under it, such as what a class teaches. */
  detail?: string | undefined
  /** The time of an event, as the wire writes it. */
  time?: string | undefined
  /** What else it is found by, one a line: a guardian, what somebody teaches. */
  words?: string | undefined
  /** Telephone numbers, one a line: found however they are written, and not at all while privacy is on. */
  phones?: string | undefined
  /** Found by it unless privacy is on. */
  email?: string | undefined
  /** Where it leads; or else what it does. */
  href?: string | undefined
  onAct?: (() => void) | undefined
}

export type SearchGroupId = 'students' | 'teachers' | 'courses' | 'classes' | 'events' | 'pages' | 'actions'

/** A list that is searched. */
export type SearchGroup = {
  id: SearchGroupId
  entries: Remote<readonly SearchEntry[]>
  /** Where all that is found stands, if anywhere. */
  getMoreHref?: (search: string) => string
}
