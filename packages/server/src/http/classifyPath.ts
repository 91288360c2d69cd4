import { secretPages } from '../features/auth/resetLinks.ts'

const withTokens: ReadonlySet<string> = new Set(secretPages)

/** What the addresses of the app begin with; the app itself says which of them lead to a page. */
const beginnings: ReadonlySet<string> = new Set([
  ...withTokens,
  'admin',
  'teacher',
  'student',
  'courses',
  'restriction-message',
  'forgot-password',
  'create-teacher-account',
  'create-student-account',
])

/** Where the path of an address leads: to the app, to its page that says there is nothing, or to nothing at all. */
export function classifyPath(path: string): 'page' | 'noPage' | 'nothing' {
  const [first, ...rest] = path.toLowerCase().split('/').filter(Boolean)
  // A token may begin with `_`, and an e-mail in a link has dots.
  if (first === undefined || withTokens.has(first)) return 'page'
  // Scans for forgotten files ask for such paths; no page of the app has one.
  if ([first, ...rest].some((part) => /^_|\.|%2e/.test(part))) return 'nothing'
  if (['api', 'uploads', 'assets'].includes(first)) return 'nothing'
  return beginnings.has(first) ? 'page' : 'noPage'
}
