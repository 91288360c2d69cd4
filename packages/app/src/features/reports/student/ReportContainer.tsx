import { getReportKey } from '@maktab/ui/lib/lessons/attendanceStatistics'
import { ReportScreen } from '@maktab/ui/features/reports/student/ReportScreen'
import { chooseReport } from '@maktab/ui/features/reports/student/chooseReport'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { student } from '#addresses/student.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { seenReportsAtom } from '../seenReportsAtom.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

export function ReportContainer({ view, go, hrefTo }: ViewProps<typeof student.enrolled, 'report' | 'written'>) {
  const { report, classes = 'all', of } = view
  const reports = useStudentReports(report)
  const reportId = view.at === 'written' ? view.written : undefined
  const shownReport =
    reports.state === 'ready' ? chooseReport(reports.data, { courseKey: of, reportId }).report : undefined
  const key = shownReport?.date && getReportKey(report, shownReport.course.id, shownReport.date)
  const markSeen = useSetAtom(seenReportsAtom)
  useEffect(() => {
    if (key) markSeen(key)
  }, [key, markSeen])
  return (
    <ReportScreen
      reports={reports}
      courseKey={of}
      reportId={reportId}
      getReportHref={(written) => hrefTo({ report, classes, of, written })}
      onClose={() => go({ classes })}
    />
  )
}

/**
 * The signed-in student’s reports in a class, newest first. Some backends send only the newest; without reports they
 * send null or 404.
 */
function useStudentReports(classId: number) {
  return useApiQuery('getStudentPerformance', {
    params: { classId },
    select: ({ data, older = [] }) => (data === null ? older : [data, ...older]),
    notFoundValue: { data: null, older: [] },
  })
}
