import type { OwnCourseAttendance } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { getOutlinePath } from '#lib/lessons/outlinePath.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { OutlinePath } from './OutlinePath.tsx'

type CourseStageProps = {
  progress: OwnCourseAttendance
  /** Days of the next lessons of the course, earliest first. */
  upcomingDays: readonly string[]
}

/** How many outlines of a course were taught, as a path and as text; nothing for a course without outlines. */
export function CourseStage({ progress, upcomingDays }: CourseStageProps) {
  const { t, i18n } = useLingui()
  const today = useToday()
  const { held, outlines } = progress
  if (outlines === 0) return null
  const [lesson, lessons] = [Math.min(held, outlines), outlines].map((count) => i18n.number(count))
  return (
    <Stack gap="x-small">
      <OutlinePath steps={getOutlinePath({ outlineCount: outlines, progress, upcomingDays, today })} />
      <Text tone="muted" size="sm">
        {held === 0 ? <Trans>Not started yet</Trans> : t`Lesson ${lesson} of ${lessons}`}
      </Text>
    </Stack>
  )
}
