import type { Lesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { CalendarClock, CalendarX, MessageCircle } from 'lucide-react'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { RestoreLesson } from './RestoreLesson.tsx'
import type { LessonActions } from './LessonActions.ts'
import type { LessonDialogPage } from './Page.ts'

type LessonButtonsProps = {
  lesson: Lesson
  actions: LessonActions
  onOpen: (page: LessonDialogPage) => void
  onDone: () => void
}

/** What can be done with a lesson: one that has marks, or is over, stays as it is. */
export function LessonButtons({ lesson, actions, onOpen, onDone }: LessonButtonsProps) {
  const isOver = useNow().getTime() >= Date.parse(lesson.ends.at)
  const isMarked = lesson.marked > 0
  const isCancelled = lesson.state === 'cancelled'
  return (
    <>
      {isMarked && (
        <Notice tone="info">
          <Trans>Attendance is marked for this lesson, so it can’t be cancelled or moved any more.</Trans>
        </Notice>
      )}
      {isCancelled && !isMarked && <RestoreLesson lesson={lesson} actions={actions} onDone={onDone} />}
      <Inline gap="medium" align="stretch">
        {!isCancelled && !isMarked && !isOver && (
          <>
            <Button icon={<CalendarClock aria-hidden />} onPress={() => onOpen('move')}>
              <Trans>Move lesson…</Trans>
            </Button>
            <Button icon={<CalendarX aria-hidden />} onPress={() => onOpen('cancel')}>
              <Trans>Cancel lesson…</Trans>
            </Button>
          </>
        )}
        <Button icon={<MessageCircle aria-hidden />} onPress={() => onOpen('tell')}>
          <Trans>Tell students…</Trans>
        </Button>
      </Inline>
    </>
  )
}
