import { secretPages } from '../features/auth/resetLinks.ts'

const withTokens: ReadonlySet<string> = new Set(secretPages)

/** First path segments of the app’s pages. The app’s router decides which full paths exist. */
const pagePrefixes: ReadonlySet<string> = new Set([
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

/** Classifies a path: a page of the app, the app’s not-found page, or nothing at all. */
export function classifyPath(path: string): 'page' | 'noPage' | 'nothing' {
  const [first, ...rest] = path.toLowerCase().split('/').filter(Boolean)
  // A token may begin with `_`, and an email in a link has dots.
  if (first === undefined || withTokens.has(first)) return 'page'
  // Vulnerability scanners request such paths; no page of the app has one.
  if ([first, ...rest].some((part) => /^_|\.|%2e/.test(part))) return 'nothing'
  if (['api', 'uploads', 'assets'].includes(first)) return 'nothing'
  return pagePrefixes.has(first) ? 'page' : 'noPage'
}
