import type { components } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ComboBox } from '../../../components/ComboBox/ComboBox.tsx'
import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx'
import { personLabel } from '../../../model/personLabel.ts'
import type { Remote } from '../../../remote.ts'
import { mapRemote } from '../../../remote.ts'
import type { ClassFilter } from './filterClasses.ts'

type ClassFiltersProps = {
  courses: Remote<components['schemas']['Course'][]>
  teachers: Remote<components['schemas']['Teacher'][]>
  /** What the list is filtered by now; choices count once they are applied. */
  filter: ClassFilter
  onFilter: (filter: ClassFilter) => void
  onRefresh: () => Promise<void>
  isBusy: boolean
}

export function ClassFilters({ courses, teachers, filter, onFilter, onRefresh, isBusy }: ClassFiltersProps) {
  const { t } = useLingui()
  const [applied, setApplied] = useState(filter)
  const [chosen, setChosen] = useState(filter)
  const [isRefreshing, setIsRefreshing] = useState(false)
  // The address may change by itself: by the back button, say.
  if (applied.courseId !== filter.courseId || applied.teacherId !== filter.teacherId) {
    setApplied(filter)
    setChosen(filter)
  }
  const refresh = async () => {
    setChosen({})
    onFilter({})
    setIsRefreshing(true)
    await onRefresh()
    setIsRefreshing(false)
  }
  return (
    <FilterBar isBusy={isBusy || isRefreshing} onApply={() => onFilter(chosen)} onRefresh={() => void refresh()}>
      <ComboBox
        label={t`Course`}
        placeholder={t`All courses`}
        items={mapRemote(courses, (all) => all.map(({ id, name }) => ({ id: String(id), label: name })))}
        value={toText(chosen.courseId)}
        onChange={(id) => setChosen({ ...chosen, courseId: toId(id) })}
      />
      <ComboBox
        label={t`Teacher`}
        placeholder={t`All teachers`}
        items={mapRemote(teachers, (all) =>
          all.map((teacher) => ({ id: String(teacher.id), label: personLabel(teacher) })),
        )}
        value={toText(chosen.teacherId)}
        onChange={(id) => setChosen({ ...chosen, teacherId: toId(id) })}
      />
    </FilterBar>
  )
}

const toText = (id: number | undefined) => (id === undefined ? null : String(id))
const toId = (id: string | null) => (id === null ? undefined : Number(id))
