import type { components } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ComboBox } from '../../../components/ComboBox/ComboBox.tsx'
import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx'
import type { Remote } from '../../../remote.ts'
import { mapRemote } from '../../../remote.ts'

type StudentFiltersProps = {
  courses: Remote<components['schemas']['Course'][]>
  /** What the list is filtered by now; a choice counts once it is applied. */
  courseId: number | undefined
  onFilter: (courseId: number | undefined) => void
  onRefresh: () => Promise<void>
  isBusy: boolean
}

export function StudentFilters({ courses, courseId, onFilter, onRefresh, isBusy }: StudentFiltersProps) {
  const { t } = useLingui()
  const [applied, setApplied] = useState(courseId)
  const [chosen, setChosen] = useState(courseId)
  const [isRefreshing, setIsRefreshing] = useState(false)
  // The address may change by itself: by the back button, say.
  if (applied !== courseId) {
    setApplied(courseId)
    setChosen(courseId)
  }
  const refresh = async () => {
    setChosen(undefined)
    onFilter(undefined)
    setIsRefreshing(true)
    await onRefresh()
    setIsRefreshing(false)
  }
  return (
    <FilterBar isBusy={isBusy || isRefreshing} onApply={() => onFilter(chosen)} onRefresh={() => void refresh()}>
      <ComboBox
        label={t`Courses`}
        placeholder={t`All courses`}
        items={mapRemote(courses, (all) => all.map(({ id, name }) => ({ id: String(id), label: name })))}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(id) => setChosen(id === null ? undefined : Number(id))}
      />
    </FilterBar>
  )
}
