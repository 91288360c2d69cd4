import type { Report } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailRows.tsx'
import { formatAttendance } from '#lib/lessons/formatAttendance.ts'

type StudentReportsProps = { reports: readonly Report[]; hrefOf: (reportId: number) => string }

/** What the teachers have written of a student. */
export function StudentReports({ reports, hrefOf }: StudentReportsProps) {
  const { t } = useLingui()
  return (
    <DetailRows
      label={t`Performance report`}
      rows={reports.map((report) => ({
        id: report.id,
        title: report.course.name,
        href: hrefOf(report.id),
        about: [
          <span key="teacher">
            <Bdi>{report.teacher.name}</Bdi>
            {report.class?.title && (
              <>
                {' · '}
                <Bdi>{report.class.title}</Bdi>
              </>
            )}
          </span>,
          report.test_remarks?.trim() && (
            <LongText key="remarks" text={report.test_remarks} title={report.course.name} />
          ),
        ],
        beside: report.attendance.trim() && <Bdi>{formatAttendance(report.attendance)}</Bdi>,
      }))}
    />
  )
}
