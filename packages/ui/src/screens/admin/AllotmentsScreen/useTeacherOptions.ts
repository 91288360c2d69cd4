import type { Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Option } from '#components/Select/Option.ts'
import { personLabel } from '#model/personLabel.ts'
import { teacherStatus } from '#model/teacherStatus.ts'
import { type Remote, mapRemote } from '#remote.ts'

/** Teachers to choose from; those who don’t teach now can’t be chosen, and it says why. */
export function useTeacherOptions(teachers: Remote<Teacher[]>): Remote<Option[]> {
  const { t } = useLingui()
  return useMemo(() => {
    const reasonOf = (word: string) => {
      switch (teacherStatus(word).state) {
        case 'pending':
          return t`Waits for approval`
        case 'blocked':
          return t`Blocked`
        case 'active':
          return undefined
      }
    }
    return mapRemote(teachers, (all) =>
      all.map((teacher) => ({
        id: String(teacher.id),
        label: personLabel(teacher, t`N/A`),
        disabledReason: reasonOf(teacher.status),
      })),
    )
  }, [teachers, t])
}
