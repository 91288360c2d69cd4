import type { Allotment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { codeColumn, nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { classTimes } from '#model/classTimes.ts'
import { codeOf } from '#model/personLabel.ts'

type AllottedStudentsTableProps = { allotments: readonly Allotment[]; table: KeptTable | undefined }

export function AllottedStudentsTable({ allotments, table }: AllottedStudentsTableProps) {
  const { t, i18n } = useLingui()
  const columns: Column<Allotment>[] = [
    codeColumn('code', t`Student ID`, ({ student }) => codeOf(student, ''), { missing: t`N/A` }),
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    nameColumn(t`Student`, ({ student }) => student.name, { id: 'student' }),
    textColumn('teacher', t`Teacher`, ({ teacher }) => teacher.name),
    timesColumn('timings', t`Class Timings`, ({ student_class_timings: timings }) => classTimes(timings), i18n),
  ]
  return (
    <DataTable
      {...table}
      label={t`Allotted Students`}
      columns={columns}
      rows={allotments}
      getRowId={({ id }) => String(id)}
      emptyText={t`No data found.`}
      empty={{
        kind: 'people',
        children: t`A student stands here as soon as the school’s office has allotted you.`,
      }}
    />
  )
}
