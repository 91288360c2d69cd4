import type { FamilyReport } from '@maktab/contract/schema'
import { FamilyOverview } from '@maktab/ui/features/family/student/FamilyOverview'
import { getReportKey } from '@maktab/ui/lib/lessons/attendanceStatistics'
import { useAtomValue } from 'jotai'
import { student } from '#addresses/student.ts'
import { useHasOperation } from '#api/optionalOperations.ts'
import { isReportSeenOnDevice, seenReportsAtom } from '#features/reports/seenReportsAtom.ts'
import { useFamily, useOpenChild } from '../familyHooks.ts'

/** The overview of all children above a dashboard; nothing for an only child. */
export function FamilyContainer() {
  const family = useFamily()
  const openChild = useOpenChild()
  const canPayTogether = useHasOperation('payFees')
  const seenReports = useAtomValue(seenReportsAtom)
  if (!family) return null
  const getKey = ({ classId, courseId, date }: FamilyReport) => getReportKey(classId, courseId, date)
  return (
    <FamilyOverview
      family={family}
      onOpen={openChild}
      getPayHref={canPayTogether ? (fee) => student.billing.href({ fee, with: 'all' }) : undefined}
      getReportHref={({ classId, courseId }) =>
        student.enrolled.href({ classes: 'all', report: classId, of: String(courseId) })
      }
      isReportOpened={(report) => seenReports.has(getKey(report)) || isReportSeenOnDevice(getKey(report))}
    />
  )
}
