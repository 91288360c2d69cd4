import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useLingui, Trans } from '@lingui/react/macro'
import { useSchoolTimeText } from '#components/ClassTime/SchoolTimeNote.tsx'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Text } from '#components/Text/Text.tsx'
import { LocalHours } from '#components/ClassTime/ClassTime.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { getViewerHours } from '#lib/lessons/classHours.ts'
import { formatWallTime, isOvernight } from '#lib/time/wallTime.ts'
import { formatWeekdays } from '#lib/time/weekdays.ts'
import { type SlotHours, getSlotKey } from './allotment.schema.ts'
import type { Suggestion, SuggestionList } from '@maktab/contract/schema'
import { plural } from '@lingui/core/macro'
import { Badge } from '#components/Badge/Badge.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { formatDuration } from '#lib/time/durations.ts'
import { getPersonLabel } from '#lib/people/personLabels.ts'
import { getFreeSlots } from './autofillAllotment.ts'
import { useState } from 'react'
import { Hint } from '#components/Field/Field.styles.ts'

/** Decorative bar of the free share of preferred time; the text beside it says the same. */
const AvailabilityBar = styled.div`
  block-size: 6px;
  max-inline-size: 16rem;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surfaceSunken};
  outline: 1px solid ${tokens.color.border};

  > div {
    block-size: 100%;
    background: ${tokens.color.brand};
  }
`

const SlotItems = styled.ul`
  display: grid;
  gap: 2px;
  font-variant-numeric: tabular-nums;
`

type SlotListProps = {
  slots: readonly SlotHours[]
  /** Time zones to show, if the student’s differs from the school’s. */
  zones?: { school: string; student: string } | undefined
}

/** Times with their days, in the school’s time zone and, where it differs, the student’s. */
export function SlotList({ slots, zones }: SlotListProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  return (
    <SlotItems>
      {slots.map((slot) => {
        const own = zones && getViewerHours(slot, zones.school, zones.student, now)
        return (
          <li key={getSlotKey(slot)}>
            {slot.days.length > 0 && <Bdi>{formatWeekdays(slot.days, i18n, locale)}</Bdi>}{' '}
            <Bdi>{`${formatWallTime(slot.from, locale)} – ${formatWallTime(slot.to, locale)}`}</Bdi>
            {isOvernight(slot) && <Bdi> {t`+1 day`}</Bdi>}
            {own && (
              <Text as="div" tone="muted" size="sm">
                {t`Student’s time:`} <LocalHours {...own} />
              </Text>
            )}
          </li>
        )
      })}
    </SlotItems>
  )
}

type SuggestedTeacherProps = {
  suggestion: Suggestion
  found: SuggestionList
  student: string | undefined
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
}

/** One teacher: how much of the preferred time is free, when, and how much they already teach. */
function SuggestedTeacher({
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
  const name = getPersonLabel(teacher, t`N/A`)
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
              <FreeTimeText free={freeMinutes} wanted={wantedMinutes} student={student} />
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

function FreeTimeText({ free, wanted, student }: { free: number; wanted: number; student: string | undefined }) {
  const { locale } = useLocale()
  const [freeLength, wantedLength] = [formatDuration(free, locale), formatDuration(wanted, locale)]
  if (free === 0) return <Trans>Not available at these times</Trans>
  if (free < wanted) {
    return (
      <Trans>
        Available for {freeLength} of {wantedLength}:
      </Trans>
    )
  }
  if (student === undefined) return <Trans>Available for all {wantedLength} requested:</Trans>
  return (
    <span>
      <Trans>
        Available for all {wantedLength} <Bdi>{student}</Bdi> requested:
      </Trans>
    </span>
  )
}

/** The first suggestions are the most likely choices; a button shows the rest. */
const SHOWN = 3

type SuggestedTeacherListProps = {
  suggestionList: SuggestionList
  student: string | undefined
  chosenId: string | null
  isDisabled: boolean
  onChoose: (suggestion: Suggestion) => void
}

export function SuggestedTeacherList({
  suggestionList,
  student,
  chosenId,
  isDisabled,
  onChoose,
}: SuggestedTeacherListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { locale } = useLocale()
  const schoolTimeText = useSchoolTimeText()
  const { suggestions, wanted, timeZone, studentZone } = suggestionList
  const studentPlace = <Bdi>{studentZone !== null && formatPlaceName(studentZone, locale)}</Bdi>
  const count = suggestions.length
  if (count === 0) {
    return (
      <Hint>
        <Trans>No teacher for this course can be allotted right now.</Trans>
      </Hint>
    )
  }
  return (
    <>
      <Hint>
        {wanted.length === 0 ? (
          <Trans>The student didn’t request times. Teachers with the fewest students are listed first.</Trans>
        ) : suggestions.every(({ freeMinutes }) => freeMinutes === 0) ? (
          <Trans>No teacher is available at these times. Teachers with the fewest students are listed first.</Trans>
        ) : studentZone === null || studentZone === timeZone ? (
          schoolTimeText
        ) : (
          <Trans>
            {schoolTimeText} and student’s time ({studentPlace})
          </Trans>
        )}
      </Hint>
      <Stack as="ol" gap="medium">
        {(isWhole ? suggestions : suggestions.slice(0, SHOWN)).map((suggestion) => (
          <SuggestedTeacher
            key={suggestion.teacher.id}
            suggestion={suggestion}
            found={suggestionList}
            student={student}
            isChosen={chosenId === String(suggestion.teacher.id)}
            isDisabled={isDisabled}
            onChoose={() => onChoose(suggestion)}
          />
        ))}
      </Stack>
      {!isWhole && count > SHOWN && (
        <div>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            <Trans>Show all {count} teachers</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
