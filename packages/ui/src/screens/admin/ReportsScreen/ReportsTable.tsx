import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { RowActions } from '../../../components/DataTable/RowActions.ts'
import { LongText } from '../../../components/LongText/LongText.tsx'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { attendanceText } from '../../../model/attendanceText.ts'
import { personLabel } from '../../../model/personLabel.ts'
import { schoolToday } from '../../../model/schoolTime.ts'
import { Name, Share, Words } from './ReportsScreen.styles.ts'

type Report = components['schemas']['Report']

type ReportsTableProps = {
  reports: Report[]
  table: KeptTable | undefined
  now: Date
  /** The report that was open last: the focus comes back to it. */
  lastId: number | undefined
  onEdit: (id: number) => void
  onDelete: (report: Report) => void
}

export function ReportsTable({ reports, table, now, lastId, onEdit, onDelete }: ReportsTableProps) {
  const { t } = useLingui()
  const { timeZone } = useSchool()
  const name = (id: string, header: string, textOf: (report: Report) => string): Column<Report> => ({
    id,
    header,
    cell: (report) => (
      <Name>
        <Bdi>{textOf(report)}</Bdi>
      </Name>
    ),
    sortValue: textOf,
    searchText: textOf,
  })
  const words = (
    id: string,
    header: string,
    textOf: (report: Report) => string | null | undefined,
  ): Column<Report> => ({
    id,
    header,
    cell: (report) => (
      <Words>
        <LongText text={textOf(report)?.trim() || '–'} title={`${report.student.name}, ${header}`} />
      </Words>
    ),
    searchText: (report) => textOf(report) ?? '',
  })
  const columns: Column<Report>[] = [
    { ...name('student', t`Student ID`, ({ student }) => personLabel(student, t`N/A`)), isRowHeader: true },
    name('teacher', t`Teacher ID`, ({ teacher }) => personLabel(teacher, t`N/A`)),
    name('course', t`Course`, ({ course }) => course.name),
    name('class', t`Class`, (report) => report.class?.title ?? t`N/A`),
    {
      id: 'attendance',
      header: t`Attendance`,
      align: 'end',
      cell: ({ attendance }) => <Share>{attendanceText(attendance)}</Share>,
      sortValue: ({ attendance }) => shareOf(attendance),
      searchText: ({ attendance }) => attendanceText(attendance),
    },
    words('remarks', t`Test Remarks`, ({ test_remarks: remarks }) => remarks),
    words('participation', t`Class Participation`, ({ participation }) => participation),
    words('suggestions', t`Suggestions`, ({ suggestions }) => suggestions),
    {
      id: 'actions',
      header: t`Actions`,
      isAction: true,
      cell: (report) => (
        <RowActions>
          <Button
            size="sm"
            autoFocus={report.id === lastId}
            aria-label={t`Edit ${report.student.name}, ${report.course.name}`}
            onPress={() => onEdit(report.id)}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Delete ${report.student.name}, ${report.course.name}`}
            onPress={() => onDelete(report)}
          >
            <Trans>Delete</Trans>
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Performance report`}
      columns={columns}
      rows={reports}
      getRowId={({ id }) => String(id)}
      emptyText={t`No performance records found.`}
      exportDay={schoolToday(now, timeZone)}
    />
  )
}

/** By what an attendance is sorted: its number; words come last. */
function shareOf(attendance: string): number | null {
  const share = Number.parseFloat(attendance.replace(',', '.'))
  return Number.isNaN(share) ? null : share
}
