import type { SuggestionList, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Option } from '#components/Select/Option.ts'
import { getPersonLabels } from '#lib/people/personLabels.ts'
import { parseTeacherStatus } from '#lib/people/personAgeAndStatus.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { sortBySuggestion, getAvailability } from './autofillAllotment.ts'

/**
 * Teacher options; inactive teachers are disabled with a reason. Teachers with matching free time come first once the
 * suggestions have loaded.
 */
export function useTeacherOptions(
  teachers: Remote<Teacher[]>,
  suggestionList: SuggestionList | undefined,
): Remote<Option[]> {
  const { t } = useLingui()
  return useMemo(() => {
    const getDisabledReason = (status: string) => {
      switch (parseTeacherStatus(status).state) {
        case 'pending':
          return t`Pending approval`
        case 'blocked':
          return t`Blocked`
        case 'active':
          return undefined
      }
    }
    const getNote = (id: number) => {
      switch (suggestionList && getAvailability(suggestionList, id)) {
        case 'all':
          return t`Available at all requested times`
        case 'some':
          return t`Available at some requested times`
        case 'none':
          return t`Not available at these times`
        case 'notTeaching':
          return t`Course not assigned`
        case 'notAsked':
        case undefined:
          return undefined
      }
    }
    return mapRemote(teachers, (all) => {
      const labels = getPersonLabels(all, { missing: t`N/A` })
      return sortBySuggestion(all, suggestionList).map((teacher) => {
        const disabledReason = getDisabledReason(teacher.status)
        return {
          id: String(teacher.id),
          label: labels.get(teacher.id) ?? '',
          disabledReason,
          note: disabledReason === undefined ? getNote(teacher.id) : undefined,
        }
      })
    })
  }, [teachers, suggestionList, t])
}
