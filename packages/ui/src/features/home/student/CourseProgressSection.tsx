import type { OwnAttendance } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CourseProgress } from '#components/CourseProgress/CourseProgress.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import type { Remote } from '#remote.ts'
import { ProgressLoading } from './DashboardSectionLoading.tsx'

export type CourseProgressSectionProps = {
  attendance: Remote<OwnAttendance>
  getAttendanceHref: (courseId: number) => string
}

/** How far the student’s courses have come; nothing of those of which nothing is known yet. */
export function CourseProgressSection({ attendance, getAttendanceHref }: CourseProgressSectionProps) {
  const { t } = useLingui()
  const told =
    attendance.state === 'ready'
      ? attendance.data.courses.filter(({ present, absent, held }) => present + absent + held > 0)
      : []
  if (attendance.state === 'loading') return <ProgressLoading />
  if (attendance.state === 'ready' && told.length === 0) return null
  return (
    <Stack as="section" gap="large">
      <Text as="h2" size="xl">
        <Trans>My progress</Trans>
      </Text>
      <RemoteView remote={attendance} loading={<ProgressLoading />}>
        {() => <CourseProgress label={t`My progress`} courses={told} getHref={getAttendanceHref} />}
      </RemoteView>
    </Stack>
  )
}
