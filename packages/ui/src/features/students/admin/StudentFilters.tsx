import type { Course } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { FilterBar } from '#components/FilterBar/FilterBar.tsx'
import { useDraftFilter } from '#components/FilterBar/useDraftFilter.ts'
import { type Remote, mapRemote } from '#remote.ts'

type StudentFiltersProps = {
  courses: Remote<Course[]>
  /** What the list is filtered by now; a choice counts once it is applied. */
  courseId: number | undefined
  onFilter: (courseId: number | undefined) => void
  onRefresh: () => Promise<void>
  isBusy: boolean
}

export function StudentFilters({ courses, courseId, onFilter, onRefresh, isBusy }: StudentFiltersProps) {
  const { t } = useLingui()
  const { bar, fieldOf } = useDraftFilter({
    filter: { courseId },
    onFilter: (filter) => onFilter(filter.courseId),
    onRefresh,
    isBusy,
  })
  return (
    <FilterBar {...bar}>
      <ComboBox
        label={t`Courses`}
        placeholder={t`All courses`}
        items={mapRemote(courses, (all) => all.map(({ id, name }) => ({ id: String(id), label: name })))}
        {...fieldOf('courseId')}
      />
    </FilterBar>
  )
}
