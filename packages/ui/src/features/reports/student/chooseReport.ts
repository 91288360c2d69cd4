import type { PrintableReport as Report } from '@maktab/contract/schema'

type ReportRequest = { courseKey?: string | undefined; reportId?: number | undefined }

/**
 * Picks the report to show: the selected one, else the newest of the requested course. `previous` is the one before it on
 * the same course. `isOfRequestedCourse` is false if the result is of another course, which happens when a backend sends
 * a single report.
 */
export function chooseReport(
  reports: readonly Report[],
  { courseKey, reportId }: ReportRequest,
): { report: Report | undefined; previous: Report | undefined; others: Report[]; isOfRequestedCourse: boolean } {
  const chosen = reports.find(({ id }) => id === reportId)
  const ofCourse = reports.find((report) => isOf(report, courseKey))
  const report = chosen ?? ofCourse ?? reports[0]
  return {
    report,
    previous: report && findPrevious(reports, report),
    others: reports.filter((one) => one !== report),
    isOfRequestedCourse: chosen !== undefined || ofCourse !== undefined || !canTell(reports, courseKey),
  }
}

/** The reports are sorted newest first. */
function findPrevious(reports: readonly Report[], report: Report): Report | undefined {
  const key = String(report.course.id ?? report.course.name)
  return reports.slice(reports.indexOf(report) + 1).find((one) => isOf(one, key))
}

function isOf({ course }: Report, courseKey: string | undefined): boolean {
  return courseKey === undefined || courseKey === course.name || courseKey === String(course.id)
}

/** An id can’t be compared with courses that have only names. */
function canTell(reports: readonly Report[], courseKey: string | undefined): boolean {
  return !/^\d+$/.test(courseKey ?? '') || reports.some(({ course }) => course.id !== undefined)
}
