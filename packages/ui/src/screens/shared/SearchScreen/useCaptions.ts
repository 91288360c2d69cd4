import { useLingui } from '@lingui/react/macro'
import type { GroupId } from '#model/searchEntry.ts'

/** What each list is called. */
export function useCaptions(): Record<GroupId, string> {
  const { t } = useLingui()
  return {
    students: t`Students`,
    teachers: t`Teachers`,
    courses: t`Courses`,
    classes: t`Classes`,
    events: t`Events`,
    pages: t`Pages`,
    actions: t`Actions`,
  }
}
