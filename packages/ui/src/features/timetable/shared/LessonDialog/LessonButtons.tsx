import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, CalendarX, MessageCircle } from 'lucide-react'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { isLessonChangeable } from '#lib/lessons/upcomingLessons.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import type { LessonActions, LessonDialogPage } from './LessonDialogProps.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ScheduleConflictList } from '#components/ScheduleConflictBanner/ScheduleConflictBanner.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { getAllErrorMessages } from '#submitResult.ts'
import { toRestoreRequest } from './lessonChange.schema.ts'
import { useLessonChange } from './LessonChangeForms.tsx'

/** One row of secondary actions, separated from the main one. */
const QuietRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  padding-block-start: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};

  > * {
    /* The text of each line begins at the edge of the dialog’s text. */
    margin-inline: calc(-1 * ${tokens.space[3]}) ${tokens.space[3]};
    white-space: nowrap;
  }
`

const quiet = { variant: 'quiet', size: 'sm' } as const

type LessonButtonsProps = {
  lesson: Lesson
  actions: LessonActions
  onOpen: (page: LessonDialogPage) => void
  onDone: () => void
}

/** Actions on a lesson; a lesson with attendance can’t be changed, a past one can’t be moved or cancelled. */
export function LessonButtons({ lesson, actions, onOpen, onDone }: LessonButtonsProps) {
  const isChangeable = isLessonChangeable(lesson, useNow())
  const isMarked = lesson.marked > 0
  const isCancelled = lesson.state === 'cancelled'
  return (
    <>
      {isMarked && (
        <Notice tone="info">
          <Trans>Attendance has been taken, so this lesson can’t be moved or cancelled.</Trans>
        </Notice>
      )}
      {isCancelled && !isMarked && <RestoreLesson lesson={lesson} actions={actions} onDone={onDone} />}
      <QuietRow>
        {isChangeable && (
          <>
            <Button {...quiet} icon={<CalendarClock aria-hidden />} onPress={() => onOpen('move')}>
              <Trans>Move…</Trans>
            </Button>
            <Button {...quiet} icon={<CalendarX aria-hidden />} onPress={() => onOpen('cancel')}>
              <Trans>Cancel lesson…</Trans>
            </Button>
          </>
        )}
        <Button {...quiet} icon={<MessageCircle aria-hidden />} onPress={() => onOpen('tell')}>
          <Trans>Message…</Trans>
        </Button>
      </QuietRow>
    </>
  )
}

type RestoreLessonProps = {
  lesson: Lesson
  actions: LessonActions
  onDone: () => void
}

/** Restores a cancelled lesson; if its time is taken, offers to restore it anyway where the school allows that. */
function RestoreLesson({ lesson, actions, onDone }: RestoreLessonProps) {
  const { t } = useLingui()
  const { change, conflict } = useLessonChange(actions)
  const [isPending, setIsPending] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const restore = async (override: object) => {
    setIsPending(true)
    const outcome = await change({ ...toRestoreRequest(lesson), ...override }).finally(() => setIsPending(false))
    setErrorMessage(getAllErrorMessages(outcome))
    if (outcome.state === 'done') onDone()
  }
  return (
    <Stack>
      {errorMessage && !isPending && (
        <Notice tone="danger">
          <Bdi>{errorMessage}</Bdi>
          {conflict && <ScheduleConflictList clashes={conflict.clashes} />}
        </Notice>
      )}
      <Inline gap="medium" align="stretch">
        <Button
          isPending={isPending}
          pendingLabel={t`Restoring…`}
          onPress={() => void restore(conflict ? { goOn: true } : {})}
        >
          {conflict ? <Trans>Restore anyway</Trans> : <Trans>Restore</Trans>}
        </Button>
      </Inline>
    </Stack>
  )
}
