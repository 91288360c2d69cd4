/** A printout in one of its states: the screen that shows it, the mock’s situation and the number of pages. */
export type PrintedPaper = {
  /** The component names of the screen and of the printout. */
  on: string
  is: string
  at: string
  /** The mock situation, if not the default. */
  mock?: string
  /** The file of each receipt, if not the default picture. */
  receipts?: string
  pages: number
}

const billing = (key: string) => `/student/billing?receipt=${key}`
const period = 'from=2026-01-01&until=2026-11-21'
const ownStatement = `/student/billing?statement=all&${period}`
const receipt = { on: 'ReceiptScreen', is: 'ReceiptPrintout', pages: 1 }
const report = { on: 'ReportScreen', is: 'ReportPrintout', at: '/student/enrolled-courses?report=1' }
const statement = { on: 'StatementScreen', is: 'StatementPrintout', at: ownStatement, pages: 1 }

/** Every printout in each of its states; a unit test compares them with the components. */
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

/** Instructions for adding a printout. */
export const HOW_TO =
  'Run `UPDATE_PAPERS=1 npm run e2e -- papers`, look at what it leaves in packages/app/e2e/papers/sheets, and commit it.'

type Env = Readonly<Record<string, string | undefined>>

/** Whether pictures should be created: all of them, or missing ones. Throws in CI, where nobody would review them. */
export function isMadeNow(name: string, isThere: boolean, env: Env = process.env): boolean {
  if (env['UPDATE_PAPERS']) return true
  if (!isThere && env['CI']) throw new Error(`${name} has no picture yet. ${HOW_TO}`)
  return !isThere
}
