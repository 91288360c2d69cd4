import type { Allotment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { codeColumn, nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { getPersonCode } from '#lib/people/personLabel.ts'

type AllottedStudentsTableProps = { allotments: readonly Allotment[]; table: TableStateProps | undefined }

export function AllottedStudentsTable({ allotments, table }: AllottedStudentsTableProps) {
  const { t, i18n } = useLingui()
  const columns: Column<Allotment>[] = [
    codeColumn('code', t`Student ID`, ({ student }) => getPersonCode(student, ''), { missing: t`N/A` }),
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    nameColumn(t`Student`, ({ student }) => student.name, { id: 'student' }),
    textColumn('teacher', t`Teacher`, ({ teacher }) => teacher.name),
    timesColumn('timings', t`Class Timings`, ({ student_class_timings: timings }) => readClassTimes(timings), i18n),
  ]
  return (
    <DataTable
      {...table}
      label={t`Allotted Students`}
      columns={columns}
      rows={allotments}
      getRowId={({ id }) => String(id)}
      emptyText={t`No data found.`}
      emptyState={{
        scene: 'people',
        children: t`A student stands here as soon as the school’s office has allotted you.`,
      }}
    />
  )
}
