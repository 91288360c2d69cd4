import type { Course, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { FilterBar } from '#components/FilterBar/FilterBar.tsx'
import { type DraftFilterOptions, useDraftFilter } from '#components/FilterBar/useDraftFilter.ts'
import { personOptions } from '#lib/people/personLabels.ts'
import { type Remote, mapRemote } from '#remote.ts'

type ClassFiltersProps = DraftFilterOptions<'courseId' | 'teacherId'> & {
  courses: Remote<Course[]>
  teachers: Remote<Teacher[]>
}

export function ClassFilters({ courses, teachers, ...options }: ClassFiltersProps) {
  const { t } = useLingui()
  const { bar, fieldOf } = useDraftFilter(options)
  return (
    <FilterBar {...bar}>
      <ComboBox
        label={t`Course`}
        placeholder={t`All courses`}
        items={mapRemote(courses, (all) => all.map(({ id, name }) => ({ id: String(id), label: name })))}
        {...fieldOf('courseId')}
      />
      <ComboBox
        label={t`Teacher`}
        placeholder={t`All teachers`}
        items={mapRemote(teachers, (all) => personOptions(all))}
        {...fieldOf('teacherId')}
      />
    </FilterBar>
  )
}
