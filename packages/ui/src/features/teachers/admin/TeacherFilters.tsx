import type { Course, Student } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { FilterBar } from '#components/FilterBar/FilterBar.tsx'
import { type DraftFilterOptions, useDraftFilter } from '#components/FilterBar/useDraftFilter.ts'
import { personOptions } from '#lib/people/personLabels.ts'
import { type Remote, mapRemote } from '#remote.ts'

type TeacherFiltersProps = DraftFilterOptions<'courseId' | 'studentId'> & {
  courses: Remote<Course[]>
  students: Remote<Student[]>
}

export function TeacherFilters({ courses, students, ...options }: TeacherFiltersProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
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
        label={t`Student`}
        placeholder={t`All students`}
        items={mapRemote(students, (all) => personOptions(all, { locale }))}
        {...fieldOf('studentId')}
      />
    </FilterBar>
  )
}
