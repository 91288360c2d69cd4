import type { Course, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { toOption } from '#components/Select/Option.ts'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${tokens.space[4]};
  max-inline-size: 44rem;
`

type TimetableFilter = { teacherId?: number | undefined; courseId?: number | undefined }

export type TimetableFiltersData = {
  teachers: Remote<Teacher[]>
  courses: Remote<Course[]>
  filter: TimetableFilter
  onFilter: (filter: TimetableFilter) => void
}

/** Filters the week by teacher and course. */
export function TimetableFilters({ teachers, courses, filter, onFilter }: TimetableFiltersData) {
  const { t } = useLingui()
  const idOf = (value: string | null) => (value === null ? undefined : Number(value))
  const textOf = (id: number | undefined) => (id === undefined ? null : String(id))
  return (
    <Filters data-off-paper>
      <ComboBox
        label={t`Teacher`}
        placeholder={t`All teachers`}
        items={mapRemote(teachers, (all) => all.map(toOption))}
        value={textOf(filter.teacherId)}
        onChange={(id) => onFilter({ ...filter, teacherId: idOf(id) })}
      />
      <ComboBox
        label={t`Course`}
        placeholder={t`All courses`}
        items={mapRemote(courses, (all) => all.map(toOption))}
        value={textOf(filter.courseId)}
        onChange={(id) => onFilter({ ...filter, courseId: idOf(id) })}
      />
    </Filters>
  )
}
