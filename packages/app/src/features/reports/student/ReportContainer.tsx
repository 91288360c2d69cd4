import { getReportKey } from '@maktab/ui/lib/lessons/attendance'
import { ReportScreen } from '@maktab/ui/features/reports/student/ReportScreen'
import { chooseReport } from '@maktab/ui/features/reports/student/chooseReport'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { OpenView } from '#addresses/address.ts'
import { student } from '#addresses/student.ts'
import { useNavigateTo } from '#navigation/views.ts'
import { seenReportsAtom } from '../reports.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

type ReportContainerProps = {
  view: Extract<OpenView<typeof student.enrolled.views>, { at: 'report' | 'written' }>
}

export function ReportContainer({ view }: ReportContainerProps) {
  const { report, classes = 'all', of } = view
  const { go, hrefTo } = useNavigateTo(student.enrolled)
  const reports = useStudentReports(report)
  const reportId = view.at === 'written' ? view.written : undefined
  const shown = reports.state === 'ready' ? chooseReport(reports.data, { courseKey: of, reportId }).report : undefined
  const key = shown?.date && getReportKey(report, shown.course.id, shown.date)
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
 * The reports of a class on the student who is signed in, newest first; of a school that sends one only, that one. None
 * while none is written, whichever way that is said.
 */
function useStudentReports(classId: number) {
  return useApiQuery('getStudentPerformance', {
    params: { classId },
    select: ({ data, older = [] }) => (data === null ? older : [data, ...older]),
    notFoundValue: { data: null, older: [] },
  })
}
