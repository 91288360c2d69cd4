import type { Course, ScheduledClass, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { createFilterChips, createNameLookup } from '#components/FilterBar/createFilterChips.ts'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { personLabel } from '#lib/people/personLabel.ts'
import { type Remote, getListOrEmpty, loading, mergeStaleState } from '#remote.ts'
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
  restoreFocusTo: number | undefined
  onOpen: (id: number) => void
  table?: TableStateProps
  onDeleteClass: (id: number) => Promise<SubmitResult>
}

/** 1§2 “Admin Classes”. By a teacher alone the list is filtered here (decision 10). */
export function ClassesScreen({
  classes,
  teachers,
  courses,
  filter,
  onFilter,
  onRefresh,
  restoreFocusTo,
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
        classes={getListOrEmpty(shown)}
        teachers={getListOrEmpty(teachers)}
        table={table}
        list={{
          remote: mergeStaleState(shown, teachers),
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
          chips: createFilterChips(filter, onFilter, {
            courseId: { label: t`Course`, nameOf: createNameLookup(courses, ({ name }) => name) },
            teacherId: { label: t`Teacher`, nameOf: createNameLookup(teachers, personLabel) },
          }),
        }}
        restoreFocusTo={restoreFocusTo}
        onEdit={({ id }) => onOpen(id)}
        onDelete={setDoomed}
      />
      <DeleteClassDialog deleting={doomed} onDeleteClass={onDeleteClass} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}
