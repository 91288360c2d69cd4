import type { Allotment, Teacher, Course, Student } from '@maktab/contract/schema'
import { type Remote, mapRemote, mergeStaleState, getListOrEmpty } from '#remote.ts'
import { useLingui } from '@lingui/react/macro'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/RowActionButtons.tsx'
import { type GetText, codeColumn, longTextColumn, nameColumn } from '#components/DataTable/columns/textColumns.tsx'
import { dayColumn, statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { emailColumn, phoneColumn } from '#components/DataTable/columns/personColumns.tsx'
import { type FilteredTableProps, DataTable } from '#components/DataTable/DataTable.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { getPersonCode, toPersonOptions } from '#lib/people/personLabels.ts'
import { parseTeacherStatus } from '#lib/people/personAgeAndStatus.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { createListFilter } from '#components/FilterBar/FilterBar.tsx'
import { toOption } from '#components/Select/Option.ts'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { AddPeopleButtons, type AddPeopleLinks, ImportLink } from '#features/import/admin/AddPeopleButtons.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { MessageDialogProps } from '#features/messages/admin/MessageDialog.tsx'
import { TeacherSelectionActions } from './TeacherSelectionActions.tsx'

type TeacherFilter = { courseId?: number | undefined; studentId?: number | undefined }

type Lists = { teachers: Remote<Teacher[]>; allotments: Remote<Allotment[]> }

/**
 * Filters by a student alone (decision 10): teachers allotted to the student. With a course, the server has filtered
 * already.
 */
export function filterTeachers(
  { teachers, allotments }: Lists,
  { courseId, studentId }: TeacherFilter,
): Remote<Teacher[]> {
  if (courseId !== undefined || studentId === undefined) return teachers
  if (allotments.state !== 'ready') return allotments
  const studentAllotments = allotments.data.filter(({ student }) => student.id === studentId)
  const allotted = new Set(studentAllotments.map(({ teacher }) => teacher.id))
  return mapRemote(mergeStaleState(teachers, allotments), (all) => all.filter(({ id }) => allotted.has(id)))
}

type TeachersTableProps = Partial<TableStateProps> &
  FilteredTableProps & {
    teachers: Teacher[]
    /** Row that gets the focus after returning to the list. */
    restoreFocusTo: number | undefined
    getTeacherHref: (id: number) => string
    onNoteMessage: MessageDialogProps['onNote']
    importHref: string | undefined
  }

function TeachersTable({ teachers, getTeacherHref, onNoteMessage, importHref, ...list }: TeachersTableProps) {
  const { t } = useLingui()
  const getStatusLabel = useTeacherStatusLabel()
  const excerpt = (id: string, header: string, textOf: GetText<Teacher>) =>
    longTextColumn(id, header, textOf, { about: ({ name }) => name })
  const columns: Column<Teacher>[] = [
    codeColumn('code', t`Teacher ID`, (teacher) => getPersonCode(teacher, ''), { missing: t`N/A` }),
    nameColumn(t`Name`, ({ name }) => name),
    dayColumn('applied', t`Application Date`, ({ application_date: day }) => day),
    phoneColumn(t`Contact Number`, ({ contact_number: phone }) => phone),
    excerpt('address', t`Current Address`, ({ current_address: address }) => address),
    dayColumn('born', t`Date of Birth`, ({ date_of_birth: day }) => day, { mask: 'date' }),
    emailColumn(t`Email`, ({ email }) => email),
    excerpt('experience', t`Experience in Quran`, ({ experience_Quran: experience }) => experience),
    statusColumn(
      t`Status`,
      ({ status }) => <StatusBadge kind="teacher" status={status} />,
      ({ status }) => getStatusLabel(status),
      { isExtra: true },
    ),
    actionsColumn(
      t`Action`,
      ({ id, name }) => [
        { id: 'more', label: t`See more`, name: t`See more about ${name}`, href: getTeacherHref(id), isRowLink: true },
      ],
      { minWidth: 4, minWidthRoomy: 5 },
    ),
  ]
  return (
    <DataTable
      {...list}
      label={t`Teachers`}
      columns={columns}
      rows={teachers}
      getRowId={({ id }) => String(id)}
      selectable={{
        renderActions: (rows) => <TeacherSelectionActions teachers={rows} onNoteMessage={onNoteMessage} />,
      }}
      emptyText={t`Teacher not found`}
      statusTabs={{
        label: t`Status`,
        getStatus: ({ status }) => parseTeacherStatus(status).state,
        labels: { pending: t`Pending`, active: t`Active`, blocked: t`Blocked` },
      }}
      searchFields={[{ searchText: ({ courses = [] }) => courses.map(({ name }) => name).join('\n') }]}
      emptyState={{
        scene: 'people',
        children: t`Teacher applications appear here for you to approve.`,
        action: <ImportLink href={importHref} />,
      }}
    />
  )
}

/** A teacher’s status as shown on the badge, for search. */
function useTeacherStatusLabel(): (status: string) => string {
  const { t } = useLingui()
  return (status) => {
    const read = parseTeacherStatus(status)
    if (read.state === 'active' && read.word !== undefined) return read.word
    return { pending: t`Pending`, active: t`Active`, blocked: t`Blocked` }[read.state]
  }
}

type TeachersScreenProps = {
  /** All teachers, or those of the course (and student) in `filter`. */
  teachers: Remote<Teacher[]>
  courses: Remote<Course[]>
  students: Remote<Student[]>
  /** Loaded only while the filter has a student but no course. */
  allotments: Remote<Allotment[]>
  filter: TeacherFilter
  onFilter: (filter: TeacherFilter) => void
  onRefresh: () => Promise<void>
  getTeacherHref: (id: number) => string
  /** Records an opened message; undefined if the backend can’t (decision 16). */
  onNoteMessage: MessageDialogProps['onNote']
  add: AddPeopleLinks
  /** Row that gets the focus after returning to the list. */
  restoreFocusTo: number | undefined
  table?: TableStateProps
}

/** 1§2 “Admin Teachers”: the list, filtered by `filterTeachers`. */
export function TeachersScreen({
  teachers,
  courses,
  students,
  allotments,
  filter,
  onFilter,
  onRefresh,
  getTeacherHref,
  onNoteMessage,
  add,
  restoreFocusTo,
  table,
}: TeachersScreenProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const shown = filterTeachers({ teachers, allotments }, filter)
  return (
    <Page>
      <PageHeader title={t`Teachers`} actions={<AddPeopleButtons {...add} addLabel={t`Add teacher`} />} />
      <TeachersTable
        {...table}
        {...createListFilter({
          filter,
          onFilter,
          onRefresh,
          isBusy: shown.state === 'loading',
          fields: {
            courseId: {
              label: t`Course`,
              placeholder: t`All courses`,
              items: mapRemote(courses, (all) => all.map(toOption)),
            },
            studentId: {
              label: t`Student`,
              placeholder: t`All students`,
              items: mapRemote(students, (all) => toPersonOptions(all, { locale })),
            },
          },
        })}
        teachers={getListOrEmpty(shown)}
        remote={shown}
        loading={<TableLoading label={t`Loading teachers`} rows={8} columns={6} />}
        restoreFocusTo={restoreFocusTo}
        getTeacherHref={getTeacherHref}
        onNoteMessage={onNoteMessage}
        importHref={add.importHref}
      />
    </Page>
  )
}
