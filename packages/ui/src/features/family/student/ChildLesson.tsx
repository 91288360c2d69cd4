import type { FamilyLesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { JoinLessonButton, LessonHours } from '#components/NextLesson/NextLessonParts.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { isLessonOnOrStartingSoon } from '#lib/lessons/upcomingLessons.ts'
import { addSchoolTimes } from '#lib/time/getLocalLessonTime.ts'

/** The next lesson of a child, with the button to join from ten minutes before. */
export function ChildLesson({ lesson }: { lesson: FamilyLesson | null }) {
  const now = useNow()
  if (!lesson) {
    return (
      <Text tone="muted">
        <Trans>No lesson in the next two weeks</Trans>
      </Text>
    )
  }
  return (
    <Inline gap="medium" rowGap="small" justify="space-between">
      <Stack gap="none" basis="10rem">
        <Text as="strong" weight="semibold" breaksWords>
          <Bdi languageHint={lesson.teacher}>{lesson.title}</Bdi>
        </Text>
        <LessonHours lesson={addSchoolTimes(lesson)} day="relative" />
        <Text tone="muted" size="sm" breaksWords>
          <Bdi languageHint={lesson.title}>{lesson.teacher}</Bdi>
        </Text>
      </Stack>
      {isLessonOnOrStartingSoon({ ...lesson, state: 'planned' }, now) && <JoinLessonButton lesson={lesson} />}
    </Inline>
  )
}
