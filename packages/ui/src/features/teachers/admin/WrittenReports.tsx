import type { Report } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailRows.tsx'
import { formatAttendance } from '#lib/lessons/formatAttendance.ts'

type WrittenReportsProps = { reports: readonly Report[]; hrefOf: (reportId: number) => string }

/** The reports that a teacher has written. */
export function WrittenReports({ reports, hrefOf }: WrittenReportsProps) {
  const { t } = useLingui()
  return (
    <DetailRows
      label={t`Reports`}
      rows={reports.map((report) => ({
        id: report.id,
        title: report.student.name,
        href: hrefOf(report.id),
        about: [<Bdi key="course">{report.course.name}</Bdi>],
        beside: report.attendance.trim() && <Bdi>{formatAttendance(report.attendance)}</Bdi>,
      }))}
    />
  )
}
