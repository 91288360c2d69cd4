import { ReportScreen } from '@maktab/ui/screens/student/ReportScreen/ReportScreen'
import type { OpenView } from '#addresses/address.ts'
import { student } from '#addresses/student.ts'
import { useStudentReports } from '#data/studentReports.ts'
import { useMoves } from '#navigation/useMoves.ts'

type ReportContainerProps = {
  view: Extract<OpenView<typeof student.enrolled.views>, { at: 'report' | 'written' }>
}

export function ReportContainer({ view }: ReportContainerProps) {
  const { report, classes = 'all', of } = view
  const { go, hrefTo } = useMoves(student.enrolled)
  return (
    <ReportScreen
      reports={useStudentReports(report)}
      courseKey={of}
      reportId={view.at === 'written' ? view.written : undefined}
      getReportHref={(written) => hrefTo({ report, classes, of, written })}
      onClose={() => go({ classes })}
    />
  )
}
