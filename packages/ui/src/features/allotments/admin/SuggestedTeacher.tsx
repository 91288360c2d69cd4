import type { Suggestion, SuggestionList } from '@maktab/contract/schema'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { formatDuration } from '#lib/time/formatDuration.ts'
import { personLabel } from '#lib/people/personLabel.ts'
import { SlotList } from './SlotList.tsx'
import { getFreeSlots } from './applySuggestion.ts'
import { AvailabilityBar } from './TeacherSuggestions.styles.ts'

type SuggestedTeacherProps = {
  suggestion: Suggestion
  found: SuggestionList
  student: string | undefined
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
}

/** One teacher: how much of the wished time they have and when, and how much they teach already. */
export function SuggestedTeacher({
  suggestion,
  found: { wantedMinutes, timeZone, studentZone },
  student,
  isChosen,
  isDisabled,
  onChoose,
}: SuggestedTeacherProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { teacher, freeMinutes, students, lessonMinutes } = suggestion
  const name = personLabel(teacher, t`N/A`)
  const hours = formatDuration(lessonMinutes, locale)
  const load = t`${plural(students, { one: 'Teaches # student', other: 'Teaches # students' })}, ${hours} a week`
  return (
    <Surface
      as="li"
      padding="large"
      paddingBlock="medium"
      radius="md"
      border={isChosen ? 'brand' : 'border'}
      breaksWords
    >
      <Inline gap="medium" align="start">
        <Stack gap="x-small" basis="13rem">
          <Text as="strong" weight="semibold">
            <Bdi>{name}</Bdi> {isChosen && <Badge tone="success">{t`Chosen`}</Badge>}
          </Text>
          {wantedMinutes > 0 && (
            <>
              <AvailabilityBar aria-hidden>
                <div style={{ inlineSize: `${Math.round((100 * freeMinutes) / wantedMinutes)}%` }} />
              </AvailabilityBar>
              <FreeWords free={freeMinutes} wanted={wantedMinutes} student={student} />
              <SlotList
                slots={getFreeSlots(suggestion)}
                zones={studentZone === null ? undefined : { school: timeZone, student: studentZone }}
              />
            </>
          )}
          <Text as="span" tone="muted" size="sm">
            {load}
          </Text>
        </Stack>
        <Button size="sm" isDisabled={isDisabled} aria-label={t`Choose ${name}`} onPress={onChoose}>
          <Trans>Choose</Trans>
        </Button>
      </Inline>
    </Surface>
  )
}

function FreeWords({ free, wanted, student }: { free: number; wanted: number; student: string | undefined }) {
  const { locale } = useLocale()
  const [freeLength, wantedLength] = [formatDuration(free, locale), formatDuration(wanted, locale)]
  if (free === 0) return <Trans>Has no time then</Trans>
  if (free < wanted) {
    return (
      <Trans>
        Free for {freeLength} of {wantedLength}:
      </Trans>
    )
  }
  if (student === undefined) return <Trans>Free for all {wantedLength} that were wished for:</Trans>
  return (
    <span>
      <Trans>
        Free for all {wantedLength} that <Bdi>{student}</Bdi> wishes:
      </Trans>
    </span>
  )
}
