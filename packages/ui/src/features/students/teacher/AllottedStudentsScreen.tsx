import type { Allotment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { TableStateProps, Column } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'
import { codeColumn, nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { getPersonCode } from '#lib/people/personLabels.ts'

type AllottedStudentsScreenProps = {
  allotments: Remote<Allotment[]>
  /** The student that was open last; focus returns to their first row. */
  lastStudentId?: number | undefined
  /** Link to the page of a student. */
  getStudentHref: (studentId: number) => string
  table?: TableStateProps
}

/** 2§2 “Teacher allotted students”: read-only list of the teacher’s students and their courses, linked to their pages. */
export function AllottedStudentsScreen({ allotments, ...table }: AllottedStudentsScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Allotted Students`} />
      <RemoteView remote={allotments} loading={<TableLoading label={t`Loading students`} rows={6} columns={5} />}>
        {(ready) => <AllottedStudentsTable {...table} allotments={ready} />}
      </RemoteView>
    </Page>
  )
}

type AllottedStudentsTableProps = Omit<AllottedStudentsScreenProps, 'allotments'> & { allotments: readonly Allotment[] }

function AllottedStudentsTable({ allotments, lastStudentId, getStudentHref, table }: AllottedStudentsTableProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useSchoolSettings()
  const columns: Column<Allotment>[] = [
    codeColumn('code', t`Student ID`, ({ student }) => getPersonCode(student, ''), { missing: t`N/A` }),
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    nameColumn(t`Student`, ({ student }) => student.name, {
      id: 'student',
      href: ({ student }) => getStudentHref(student.id),
    }),
    textColumn('teacher', t`Teacher`, ({ teacher }) => teacher.name),
    timesColumn('timings', t`Class Timings`, ({ student_class_timings: timings }) => readClassTimes(timings), {
      i18n,
      timeZone,
    }),
  ]
  return (
    <DataTable
      {...table}
      label={t`Allotted Students`}
      columns={columns}
      rows={allotments}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={allotments.find(({ student }) => student.id === lastStudentId)?.id}
      emptyText={t`No data found.`}
      emptyState={{
        scene: 'people',
        children: t`Students appear here once the office allots them to you.`,
      }}
    />
  )
}
