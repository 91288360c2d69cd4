/** A paper in one of its states: on which screen it lies, what the school answers, and how many pages it takes. */
export type PrintedPaper = {
  /** The screen that lays it on its desk, and the paper itself, as their components are called. */
  on: string
  is: string
  at: string
  /** What the mock answers instead of the ordinary. */
  mock?: string
  /** What each receipt of a bill is, in place of the picture that it has. */
  receipts?: string
  pages: number
}

const billing = (key: string) => `/student/billing?receipt=${key}`
const period = 'from=2026-01-01&until=2026-11-21'
const ownStatement = `/student/billing?statement=all&${period}`
const receipt = { on: 'ReceiptScreen', is: 'ReceiptPrintout', pages: 1 }
const report = { on: 'ReportScreen', is: 'ReportPrintout', at: '/student/enrolled-courses?report=1' }
const statement = { on: 'StatementSheet', is: 'StatementPrintout', at: ownStatement, pages: 1 }

/** Every paper, in each of its states; a unit test holds it against the components. */
export const papers: Record<string, PrintedPaper> = {
  'receipt-paid': { ...receipt, mock: 'listStudentBilling=discounted', at: billing('course-1') },
  'receipt-pending': { ...receipt, at: billing('event-2') },
  'receipt-rejected': { ...receipt, at: billing('course-3') },
  'receipt-long': { ...receipt, mock: 'listStudentBilling=longText', at: billing('course-1') },
  'receipt-branded': { ...receipt, mock: 'getSettings=branded', at: billing('course-1') },
  'receipt-pdf': { ...receipt, receipts: '/uploads/receipt.pdf', at: billing('course-1') },
  'receipt-pictureless': { ...receipt, at: billing('event-4') },
  'receipt-fee': { ...receipt, at: billing('fee-1') },
  report: { ...report, pages: 1 },
  'report-branded': { ...report, mock: 'getSettings=branded', pages: 1 },
  'report-office': {
    on: 'ReportPrintScreen',
    is: 'ReportPrintout',
    at: '/admin/student-Performance-report?paper=1',
    pages: 1,
  },
  'report-long': { ...report, mock: 'getStudentPerformance=longText', pages: 4 },
  receipts: {
    on: 'StudentReceiptsScreen',
    is: 'ReceiptPrintout',
    mock: 'listEvents=empty',
    at: '/admin/students?student=1&papers=all',
    pages: 10,
  },
  statement,
  'statement-long': { ...statement, mock: 'getStatement=longText' },
  'statement-empty': { ...statement, mock: 'getStatement=empty' },
  'statement-office': { ...statement, at: `/admin/students?statement=1&${period}` },
}

/** What whoever added a paper does. */
export const HOW_TO =
  'Run `UPDATE_PAPERS=1 npm run e2e -- papers`, look at what it leaves in packages/app/e2e/papers/sheets, and commit it.'

type Env = Readonly<Record<string, string | undefined>>

/** Whether the pictures of a paper are made now: there are none, or all are to be new. Where nobody would look, it throws. */
export function isMadeNow(name: string, isThere: boolean, env: Env = process.env): boolean {
  if (env['UPDATE_PAPERS']) return true
  if (!isThere && env['CI']) throw new Error(`${name} has no picture yet. ${HOW_TO}`)
  return !isThere
}
