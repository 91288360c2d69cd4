import type { Course } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { ErrorState } from '#components/EmptyState/EmptyState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { Remote } from '#remote.ts'

/** Why no course can be chosen: loading them failed, or the school has none. Renders nothing otherwise. */
export function CoursesUnavailable({ courses }: { courses: Remote<Course[]> }) {
  if (courses.state === 'failed') return <ErrorState message={courses.message} onRetry={courses.retry} />
  if (courses.state === 'loading' || courses.data.length > 0) return null
  return (
    <Notice tone="info" title={<Trans>No courses yet</Trans>}>
      <Trans>You can still create your account and choose courses later.</Trans>
    </Notice>
  )
}
