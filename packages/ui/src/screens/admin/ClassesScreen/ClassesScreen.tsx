import type { Course, ScheduledClass, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { filterChips, nameIn } from '#components/FilterBar/filterChips.ts'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '#outcome.ts'
import { personLabel } from '#model/personLabel.ts'
import { type Remote, listOf, loading, withDoubtOf } from '#remote.ts'
import { ClassesLoading } from './ClassesLoading.tsx'
import { ClassesTable } from './ClassesTable.tsx'
import { DeleteClassDialog } from './DeleteClassDialog.tsx'
import { type ClassFilter, filterClasses } from './filterClasses.ts'
import { ClassFilters } from './ClassFilters.tsx'

type ClassesScreenProps = {
  /** All classes; with a course in `filter`, those of the course, and of the teacher if there is one too. */
  classes: Remote<ScheduledClass[]>
  teachers: Remote<Teacher[]>
  courses: Remote<Course[]>
  filter: ClassFilter
  onFilter: (filter: ClassFilter) => void
  /** Reads the list anew. */
  onRefresh: () => Promise<void>
  /** The class whose form was open last: the focus comes back to where it was opened. */
  last: number | undefined
  onOpen: (id: number) => void
  table?: KeptTable
  onDeleteClass: (id: number) => Promise<Outcome>
}

/** 1§2 “Admin Classes”. By a teacher alone the list is filtered here (decision 10). */
export function ClassesScreen({
  classes,
  teachers,
  courses,
  filter,
  onFilter,
  onRefresh,
  last,
  onOpen,
  table,
  onDeleteClass,
}: ClassesScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<ScheduledClass>()
  // The table waits for the names, so that they can be searched and sorted by; it does without them when they fail.
  const shown = teachers.state === 'loading' ? loading : filterClasses(classes, filter)

  return (
    <Page>
      <PageHeader title={t`Classes`} />
      <ClassesTable
        classes={listOf(shown)}
        teachers={listOf(teachers)}
        table={table}
        list={{
          remote: withDoubtOf(shown, teachers),
          loading: <ClassesLoading />,
          filter: (
            <ClassFilters
              courses={courses}
              teachers={teachers}
              filter={filter}
              onFilter={onFilter}
              onRefresh={onRefresh}
              isBusy={shown.state === 'loading'}
            />
          ),
          chips: filterChips(filter, onFilter, {
            courseId: { label: t`Course`, nameOf: nameIn(courses, ({ name }) => name) },
            teacherId: { label: t`Teacher`, nameOf: nameIn(teachers, personLabel) },
          }),
        }}
        lastId={last}
        onEdit={({ id }) => onOpen(id)}
        onDelete={setDoomed}
      />
      <DeleteClassDialog doomed={doomed} onDeleteClass={onDeleteClass} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}
