export type TeacherStatus =
  | { state: 'pending' }
  | { state: 'blocked' }
  /** With a word that isn't agreed, which is shown as itself. */
  | { state: 'active'; word?: string }

/** Whatever is not `pending` or `blocked` is active (decision 22). */
export function parseTeacherStatus(word: string | null | undefined): TeacherStatus {
  const trimmed = word?.trim() ?? ''
  switch (trimmed.toLowerCase()) {
    case 'pending':
      return { state: 'pending' }
    case 'blocked':
      return { state: 'blocked' }
    case 'active':
    case 'allowed':
    case '':
      return { state: 'active' }
    default:
      return { state: 'active', word: trimmed }
  }
}
