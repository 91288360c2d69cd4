import { useLingui } from '@lingui/react/macro'
import type { SearchGroupId } from '#lib/search/SearchEntry.ts'

/** What each list is called. */
export function useSearchGroupLabels(): Record<SearchGroupId, string> {
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
