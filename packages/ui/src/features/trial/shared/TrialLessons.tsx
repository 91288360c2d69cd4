import type { Trial } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { JoinClassLink } from '#components/JoinClassLink/JoinClassLink.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { getLanguageName } from '#lib/people/schoolLanguages.ts'
import { getDayInZone } from '#lib/time/schoolTime.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type NoteTrialOutcome, TrialOutcomeDialog } from './TrialOutcomeDialog.tsx'
import { TrialTime } from './TrialTime.tsx'

export type TrialLessonsProps = {
  trials: readonly Trial[]
  /** Only lessons on these days of the school; all if undefined. */
  days?: readonly string[] | undefined
  /** Records the outcome of a lesson that has begun; undefined if the viewer or the backend can’t. */
  onNoteOutcome: NoteTrialOutcome | undefined
}

type PlannedTrial = { trial: Trial; lesson: NonNullable<Trial['lesson']> }

/** Arranged trial lessons, earliest first; empty without any. */
export function TrialLessons({ trials, days, onNoteOutcome }: TrialLessonsProps) {
  const titleId = useId()
  const { timeZone } = useSchoolSettings()
  const [subject, setSubject] = useState<{ trial: Trial; isHeld: boolean }>()
  const planned = trials
    .flatMap((trial): PlannedTrial[] =>
      trial.status === 'arranged' && trial.lesson ? [{ trial, lesson: trial.lesson }] : [],
    )
    .filter(({ lesson }) => !days || days.includes(getDayInZone(timeZone, new Date(lesson.starts.at))))
    .toSorted((one, other) => Date.parse(one.lesson.starts.at) - Date.parse(other.lesson.starts.at))
  return (
    <>
      {planned.length > 0 && (
        <Card aria-labelledby={titleId}>
          <h2 id={titleId}>
            <Trans>Trial lessons</Trans>
          </h2>
          <Stack as="ul" gap="large">
            {planned.map((one) => (
              <TrialRow
                key={one.trial.id}
                {...one}
                onOutcome={onNoteOutcome && ((isHeld) => setSubject({ trial: one.trial, isHeld }))}
              />
            ))}
          </Stack>
        </Card>
      )}
      {/* Outside the card, which disappears with the last lesson. */}
      {onNoteOutcome && subject && (
        <TrialOutcomeDialog {...subject} onNoteOutcome={onNoteOutcome} onClose={() => setSubject(undefined)} />
      )}
    </>
  )
}

type TrialRowProps = PlannedTrial & { onOutcome: ((isHeld: boolean) => void) | undefined }

function TrialRow({ trial, lesson, onOutcome }: TrialRowProps) {
  const { t, i18n } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  const now = useNow()
  const { name, age, language, course } = trial
  const hasBegun = Date.parse(lesson.starts.at) <= now.getTime()
  const hasEnded = Date.parse(lesson.ends.at) <= now.getTime()
  return (
    <li>
      <Stack gap="small">
        <Text as="strong" weight="semibold" breaksWords>
          <Bdi>{name}</Bdi>
        </Text>
        <span>
          <TrialTime starts={lesson.starts} ends={lesson.ends} zone={viewerZone} otherZone={timeZone} />
        </span>
        <Text as="span" tone="muted" size="sm">
          <Plural value={age} one="# year old" other="# years old" />
          {' · '}
          {getLanguageName(language, i18n)}
          {course && (
            <>
              {' · '}
              <Bdi>{course.name}</Bdi>
            </>
          )}
          {' · '}
          <Bdi>{lesson.teacher.name}</Bdi>
        </Text>
        <Inline gap="medium" align="center">
          {!hasEnded && <JoinClassLink link={lesson.link} label={t`Join`} title={name} fallback={t`No link yet`} />}
          {hasBegun && onOutcome && (
            <>
              <Button size="sm" aria-label={t`Trial lesson of ${name} took place`} onPress={() => onOutcome(true)}>
                <Trans>Took place</Trans>
              </Button>
              <Button
                size="sm"
                aria-label={t`Trial lesson of ${name} didn’t take place`}
                onPress={() => onOutcome(false)}
              >
                <Trans>Didn’t take place</Trans>
              </Button>
            </>
          )}
        </Inline>
      </Stack>
    </li>
  )
}
