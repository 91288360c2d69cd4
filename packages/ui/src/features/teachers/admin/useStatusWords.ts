import { useLingui } from '@lingui/react/macro'
import { parseTeacherStatus } from '#lib/people/parseTeacherStatus.ts'

/** A teacher’s status as the badge says it, to be found by. */
export function useTeacherStatusLabel(): (status: string) => string {
  const { t } = useLingui()
  return (status) => {
    const read = parseTeacherStatus(status)
    if (read.state === 'active' && read.word !== undefined) return read.word
    return { pending: t`Pending`, active: t`Active`, blocked: t`Blocked` }[read.state]
  }
}
