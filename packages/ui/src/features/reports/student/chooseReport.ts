import type { PrintableReport as Report } from '@maktab/contract/schema'

type Asked = { courseKey?: string | undefined; reportId?: number | undefined }

/**
 * Which of a class’s reports, newest first, is shown: the one that was chosen, else the newest of the course that was
 * asked about. A school may send one report only, which then may be of another course: `isOfAsked` tells.
 */
export function chooseReport(
  reports: readonly Report[],
  { courseKey, reportId }: Asked,
): { report: Report | undefined; others: Report[]; isOfAsked: boolean } {
  const chosen = reports.find(({ id }) => id === reportId)
  const ofCourse = reports.find((report) => isOf(report, courseKey))
  const report = chosen ?? ofCourse ?? reports[0]
  return {
    report,
    others: reports.filter((one) => one !== report),
    isOfAsked: chosen !== undefined || ofCourse !== undefined || !canTell(reports, courseKey),
  }
}

function isOf({ course }: Report, courseKey: string | undefined): boolean {
  return courseKey === undefined || courseKey === course.name || courseKey === String(course.id)
}

/** A number can’t be held against courses that have only names. */
function canTell(reports: readonly Report[], courseKey: string | undefined): boolean {
  return !/^\d+$/.test(courseKey ?? '') || reports.some(({ course }) => course.id !== undefined)
}
