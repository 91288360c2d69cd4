import type { Timetable } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Card/Card.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

/** Classes that meet when their teacher says so: they are in no week. */
export function UnscheduledClasses({ classes }: { classes: Timetable['withoutDays'] }) {
  const { timeZone, viewerZone } = useSchoolSettings()
  if (classes.length === 0) return null
  return (
    <Card>
      <h2>
        <Trans>Days agreed with the teacher</Trans>
      </h2>
      <Stack as="ul" gap="medium">
        {classes.map(({ classId, title, times }) => (
          <Inline
            as="li"
            gap="large"
            rowGap="x-small"
            align="stretch"
            justify="space-between"
            breaksWords
            key={classId}
          >
            <Bdi>{title}</Bdi>
            <ClassTimes
              timings={times.map(({ from, to }) => ({ from, to }))}
              schoolZone={timeZone}
              viewerZone={viewerZone}
            />
          </Inline>
        ))}
      </Stack>
    </Card>
  )
}
