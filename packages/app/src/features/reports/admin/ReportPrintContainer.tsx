import { ReportPrintScreen } from '@maktab/ui/features/reports/shared/ReportPrintScreen'
import { admin } from '#addresses/admin.ts'
import { useRecordsById } from '#lists/useRecordsById.ts'
import { useNavigateTo } from '#navigation/views.ts'

export function ReportPrintContainer({ id }: { id: number }) {
  const { go } = useNavigateTo(admin.reports)
  return <ReportPrintScreen reports={useRecordsById('listReports', [id])} id={id} onClose={() => go({})} />
}
