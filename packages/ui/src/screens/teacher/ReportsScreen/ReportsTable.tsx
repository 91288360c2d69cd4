import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { RowActions } from '../../../components/DataTable/RowActions.ts'
import { LongText } from '../../../components/LongText/LongText.tsx'
import { PersonName } from '../../../components/PersonName/PersonName.tsx'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { attendanceText } from '../../../model/attendanceText.ts'
import { codeOf, personLabel } from '../../../model/personLabel.ts'
import { schoolToday } from '../../../model/schoolTime.ts'
import { Name, Remark } from './ReportsScreen.styles.ts'

type Report = components['schemas']['Report']

type ReportsTableProps = {
  reports: readonly Report[]
  table: KeptTable | undefined
  now: Date
  onEdit: (id: number) => void
  onDelete: (report: Report) => void
}

export function ReportsTable({ reports, table, now, onEdit, onDelete }: ReportsTableProps) {
  const { t } = useLingui()
  const { timeZone } = useSchool()
  const text = (id: string, header: string, textOf: (report: Report) => string): Column<Report> => ({
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
  const remark = (id: string, header: string, textOf: (report: Report) => string): Column<Report> => ({
    id,
    header,
    cell: (report) => (
      <Remark>
        <LongText text={textOf(report) || '–'} title={`${report.student.name}, ${header}`} />
      </Remark>
    ),
    searchText: textOf,
  })
  const columns: Column<Report>[] = [
    {
      id: 'student',
      header: t`Student ID`,
      isRowHeader: true,
      cell: ({ student }) => <PersonName code={codeOf(student, t`N/A`)} name={student.name} />,
      sortValue: ({ student }) => personLabel(student),
      searchText: ({ student }) => personLabel(student),
    },
    text('course', t`Course`, ({ course }) => course.name),
    {
      ...text('attendance', t`Attendance`, ({ attendance }) => attendanceText(attendance)),
      cell: ({ attendance }) => <Bdi>{attendanceText(attendance)}</Bdi>,
      // As numbers, so that 100 comes after 92.
      sortValue: ({ attendance }) => Number.parseFloat(attendance) || 0,
    },
    text('class', t`Class`, ({ class: schoolClass }) => schoolClass?.title ?? t`N/A`),
    remark('remarks', t`Remarks`, ({ test_remarks: remarks }) => remarks ?? ''),
    remark('participation', t`Participation`, ({ participation }) => participation ?? ''),
    remark('suggestions', t`Suggestions`, ({ suggestions }) => suggestions ?? ''),
    {
      id: 'actions',
      header: t`Actions`,
      isAction: true,
      cell: (report) => {
        const of = `${personLabel(report.student)}, ${report.course.name}`
        return (
          <RowActions>
            <Button size="sm" aria-label={t`Edit ${of}`} onPress={() => onEdit(report.id)}>
              <Trans>Edit</Trans>
            </Button>
            <Button size="sm" variant="quiet" aria-label={t`Delete ${of}`} onPress={() => onDelete(report)}>
              <Trans>Delete</Trans>
            </Button>
          </RowActions>
        )
      },
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Performance reports`}
      columns={columns}
      rows={reports}
      getRowId={({ id }) => String(id)}
      emptyText={t`No student performance data available.`}
      exportDay={schoolToday(now, timeZone)}
    />
  )
}
