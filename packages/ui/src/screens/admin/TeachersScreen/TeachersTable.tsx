import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/columns/actionsColumn.tsx'
import { dayColumn } from '#components/DataTable/columns/dayColumn.tsx'
import { emailColumn } from '#components/DataTable/columns/emailColumn.tsx'
import { longTextColumn } from '#components/DataTable/columns/longTextColumn.tsx'
import { phoneColumn } from '#components/DataTable/columns/phoneColumn.tsx'
import { textColumn } from '#components/DataTable/columns/textColumn.tsx'
import type { TextOf } from '#components/DataTable/columns/TextOptions.ts'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import type { FilteredList } from '#components/DataTable/FilteredList.ts'
import { Unbroken } from '#components/DataTable/Unbroken.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { codeOf } from '#model/personLabel.ts'
import { teacherStatus } from '#model/teacherStatus.ts'
import { Address, Excerpt, Named } from './TeachersScreen.styles.ts'
import { useStatusWords } from './useStatusWords.ts'

type TeachersTableProps = {
  teachers: Teacher[]
  table: KeptTable | undefined
  list: FilteredList
  /** The teacher who was open last: the focus comes back to them. */
  lastId: number | undefined
  getTeacherHref: (id: number) => string
}

export function TeachersTable({ teachers, table, list, lastId, getTeacherHref }: TeachersTableProps) {
  const { t } = useLingui()
  const statusWords = useStatusWords()
  const excerpt = (id: string, header: string, textOf: TextOf<Teacher>) =>
    longTextColumn(id, header, textOf, { about: ({ name }) => name, lines: 3, within: Excerpt })
  const columns: Column<Teacher>[] = [
    textColumn('code', t`Teacher ID`, (teacher) => codeOf(teacher, ''), { missing: t`N/A`, within: Unbroken }),
    {
      ...textColumn('name', t`Name`, ({ name }: Teacher) => name, { isRowHeader: true }),
      cell: ({ id, name, status }) => (
        <Named>
          <Excerpt>
            <TextLink href={getTeacherHref(id)} autoFocus={id === lastId}>
              <Bdi>{name}</Bdi>
            </TextLink>
          </Excerpt>
          <StatusBadge kind="teacher" status={status} />
        </Named>
      ),
      searchText: ({ name, status }) => `${name} ${statusWords(status)}`,
      csvValue: ({ name }) => name,
    },
    dayColumn('applied', t`Application Date`, ({ application_date: day }) => day),
    phoneColumn(t`Contact Number`, ({ contact_number: phone }) => phone),
    excerpt('address', t`Current Address`, ({ current_address: address }) => address),
    dayColumn('born', t`Date of Birth`, ({ date_of_birth: day }) => day, { mask: 'date' }),
    emailColumn(t`Email`, ({ email }) => email, { within: Address }),
    excerpt('experience', t`Experience in Quran`, ({ experience_Quran: experience }) => experience),
    actionsColumn(t`Action`, ({ id, name }) => (
      <LinkButton size="sm" href={getTeacherHref(id)} aria-label={t`See more about ${name}`}>
        <Trans>See more</Trans>
      </LinkButton>
    )),
  ]
  return (
    <DataTable
      {...table}
      {...list}
      label={t`Teachers`}
      columns={columns}
      rows={teachers}
      getRowId={({ id }) => String(id)}
      emptyText={t`Teacher not found`}
      segments={{
        label: t`Status`,
        kindOf: ({ status }) => teacherStatus(status).state,
        words: { pending: t`Pending`, active: t`Active`, blocked: t`Blocked` },
      }}
      foundBy={[{ searchText: ({ courses = [] }) => courses.map(({ name }) => name).join('\n') }]}
      empty={{
        kind: 'people',
        children: t`Whoever applies as a teacher stands here and waits for an ID and a password.`,
      }}
    />
  )
}
