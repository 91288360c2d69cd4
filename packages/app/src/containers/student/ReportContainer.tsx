import { ReportScreen } from '@maktab/ui/screens/student/ReportScreen/ReportScreen'
import { useLocation } from 'wouter'
import { useStudentReports } from '../../data/studentReports.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { paths } from '../../paths.ts'

type ReportContainerProps = {
  classId: number
  /** The list of classes that it was opened from. */
  from: number | 'all'
}

/** `&of=<course>` is what it is to be about, `&written=<report>` one that was chosen among those of the class. */
export function ReportContainer({ classId, from }: ReportContainerProps) {
  const [, navigate] = useLocation()
  const { idOf, textOf, hrefWith } = useAddressParts()
  return (
    <ReportScreen
      reports={useStudentReports(classId)}
      courseKey={textOf('of')}
      reportId={idOf('written')}
      getReportHref={(written) => hrefWith({ written })}
      onClose={() => navigate(paths.studentClasses(from))}
    />
  )
}
