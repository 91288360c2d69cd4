import type { Course, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { toOption } from '#components/Select/Option.ts'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'

const Filters = styled.div`
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  max-inline-size: 28rem;

  > * {
    flex: 1 1 9rem;
  }
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
        isLabelHidden
        placeholder={t`All teachers`}
        items={mapRemote(teachers, (all) => all.map(toOption))}
        value={textOf(filter.teacherId)}
        onChange={(id) => onFilter({ ...filter, teacherId: idOf(id) })}
      />
      <ComboBox
        label={t`Course`}
        isLabelHidden
        placeholder={t`All courses`}
        items={mapRemote(courses, (all) => all.map(toOption))}
        value={textOf(filter.courseId)}
        onChange={(id) => onFilter({ ...filter, courseId: idOf(id) })}
      />
    </Filters>
  )
}
