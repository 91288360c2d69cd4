export type TeacherStatus =
  | { state: 'pending' }
  | { state: 'active' }
  | { state: 'blocked' }
  /** A word that isn’t agreed: it shows as itself and gets no action. */
  | { state: 'unknown'; word: string }

/** `pending`, `blocked`, and active by its own word or by none (1§3); any other word is shown, not obeyed. */
export function teacherStatus(word: string | null | undefined): TeacherStatus {
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
      return { state: 'unknown', word: trimmed }
  }
}
