import { ReportPaperScreen } from '@maktab/ui/screens/shared/ReportPaperScreen/ReportPaperScreen'
import { admin } from '#addresses/admin.ts'
import { useRecords } from '#lists/useRecords.ts'
import { useMoves } from '#navigation/useMoves.ts'

/** The paper of any report. */
export function ReportPaperContainer({ id }: { id: number }) {
  const { go } = useMoves(admin.reports)
  return <ReportPaperScreen reports={useRecords('listReports', [id])} id={id} onClose={() => go({})} />
}
