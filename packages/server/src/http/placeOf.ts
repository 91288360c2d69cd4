/** What the addresses of the app begin with; the app itself says which of them lead to a page. */
const beginnings: ReadonlySet<string> = new Set([
  'admin',
  'teacher',
  'student',
  'courses',
  'restriction-message',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'create-teacher-account',
  'create-student-account',
])

/** Where the path of an address leads: to the app, to its page that says there is nothing, or to nothing at all. */
export function placeOf(path: string): 'page' | 'noPage' | 'nothing' {
  const [first, ...rest] = path.toLowerCase().split('/').filter(Boolean)
  if (first === undefined || first === 'reset-password') return 'page'
  // Nobody types these but who looks for a file that was forgotten; the app has no dots, but in a link of a mail.
  if ([first, ...rest].some((part) => /^_|\.|%2e/.test(part))) return 'nothing'
  if (['api', 'uploads', 'assets'].includes(first)) return 'nothing'
  return beginnings.has(first) ? 'page' : 'noPage'
}
