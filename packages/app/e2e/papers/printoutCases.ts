/** A printout in one of its states: the screen that shows it, the mock’s situation and the number of pages. */
export type PrintoutCase = {
  /** The component names of the screen and of the printout. */
  screen: string
  component: string
  path: string
  /** The mock situation, if not the default. */
  mock?: string
  /** The file of each receipt, if not the default picture. */
  receipts?: string
  pages: number
}

const billing = (key: string) => `/student/billing?receipt=${key}`
const period = 'from=2026-01-01&until=2026-11-21'
const ownStatement = `/student/billing?statement=all&${period}`
const receipt = { screen: 'ReceiptScreen', component: 'ReceiptPrintout', pages: 1 }
const report = { screen: 'ReportScreen', component: 'ReportPrintout', path: '/student/enrolled-courses?report=1' }
const statement = { screen: 'StatementScreen', component: 'StatementPrintout', path: ownStatement, pages: 1 }

/** Every printout in each of its states; a unit test compares them with the components. */
export const printoutCases: Record<string, PrintoutCase> = {
  'receipt-paid': { ...receipt, mock: 'listStudentBilling=discounted', path: billing('course-1') },
  'receipt-pending': { ...receipt, path: billing('event-2') },
  'receipt-rejected': { ...receipt, path: billing('course-3') },
  'receipt-long': { ...receipt, mock: 'listStudentBilling=longText', path: billing('course-1') },
  'receipt-branded': { ...receipt, mock: 'getSettings=branded', path: billing('course-1') },
  'receipt-pdf': { ...receipt, receipts: '/uploads/receipt.pdf', path: billing('course-1') },
  'receipt-pictureless': { ...receipt, path: billing('event-4') },
  'receipt-fee': { ...receipt, path: billing('fee-1') },
  report: { ...report, pages: 1 },
  'report-branded': { ...report, mock: 'getSettings=branded', pages: 1 },
  'report-office': {
    screen: 'ReportPrintScreen',
    component: 'ReportPrintout',
    path: '/admin/student-Performance-report?paper=1',
    pages: 1,
  },
  'report-long': { ...report, mock: 'getStudentPerformance=longText', pages: 4 },
  receipts: {
    screen: 'StudentReceiptsPrintScreen',
    component: 'ReceiptPrintout',
    mock: 'listEvents=empty',
    path: '/admin/students?student=1&papers=all',
    pages: 10,
  },
  statement,
  'statement-long': { ...statement, mock: 'getStatement=longText' },
  'statement-empty': { ...statement, mock: 'getStatement=empty' },
  'statement-office': { ...statement, path: `/admin/students?statement=1&${period}` },
}

/** Instructions for adding a printout. */
export const UPDATE_INSTRUCTIONS =
  'Run `UPDATE_PAPERS=1 npm run e2e -- papers`, look at what it leaves in packages/app/e2e/papers/sheets, and commit it.'

type Env = Readonly<Record<string, string | undefined>>

/** Which pictures to create: all, or missing ones. Throws in CI, where no one would review them. */
export function shouldCreatePictures(name: string, isThere: boolean, env: Env = process.env): boolean {
  if (env['UPDATE_PAPERS']) return true
  if (!isThere && env['CI']) throw new Error(`${name} has no picture yet. ${UPDATE_INSTRUCTIONS}`)
  return !isThere
}
