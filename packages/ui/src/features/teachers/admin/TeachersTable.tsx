import type { Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/rowActions.ts'
import { type GetText, codeColumn, longTextColumn, nameColumn } from '#components/DataTable/columns/textColumns.tsx'
import { dayColumn, statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { emailColumn, phoneColumn } from '#components/DataTable/columns/contactColumns.tsx'
import { type FilteredTableProps, DataTable } from '#components/DataTable/DataTable.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { getPersonCode } from '#lib/people/personLabel.ts'
import { parseTeacherStatus } from '#lib/people/parseTeacherStatus.ts'

type TeachersTableProps = {
  teachers: Teacher[]
  table: TableStateProps | undefined
  list: FilteredTableProps
  /** The teacher who was open last: the focus comes back to them. */
  restoreFocusTo: number | undefined
  getTeacherHref: (id: number) => string
}

export function TeachersTable({ teachers, table, list, restoreFocusTo, getTeacherHref }: TeachersTableProps) {
  const { t } = useLingui()
  const statusWords = useTeacherStatusLabel()
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
      ({ status }) => statusWords(status),
      { isExtra: true },
    ),
    actionsColumn(t`Action`, ({ id, name }) => [
      { id: 'more', label: t`See more`, name: t`See more about ${name}`, href: getTeacherHref(id), isRowLink: true },
    ]),
  ]
  return (
    <DataTable
      {...table}
      {...list}
      label={t`Teachers`}
      columns={columns}
      rows={teachers}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`Teacher not found`}
      statusTabs={{
        label: t`Status`,
        getStatus: ({ status }) => parseTeacherStatus(status).state,
        labels: { pending: t`Pending`, active: t`Active`, blocked: t`Blocked` },
      }}
      searchFields={[{ searchText: ({ courses = [] }) => courses.map(({ name }) => name).join('\n') }]}
      emptyState={{
        scene: 'people',
        children: t`Whoever applies as a teacher stands here and waits for an ID and a password.`,
      }}
    />
  )
}

/** A teacher’s status as the badge says it, to be found by. */
function useTeacherStatusLabel(): (status: string) => string {
  const { t } = useLingui()
  return (status) => {
    const read = parseTeacherStatus(status)
    if (read.state === 'active' && read.word !== undefined) return read.word
    return { pending: t`Pending`, active: t`Active`, blocked: t`Blocked` }[read.state]
  }
}
