import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { BlockBdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { type ExcuseActions, isLessonExcusable, toExcuseKey } from './excuse.schema.ts'

type LessonExcuseProps = {
  lesson: Lesson
  actions: ExcuseActions
  /** Opens the form. */
  onOpen: () => void
  /** Called after an excuse was withdrawn. */
  onWithdrawn?: () => void
}

/** Whether the student comes to a lesson: opens the form, or shows the excuse and lets the student withdraw it. */
export function LessonExcuse({ lesson, actions, onOpen, onWithdrawn }: LessonExcuseProps) {
  const { t } = useLingui()
  const isExcusable = isLessonExcusable(lesson, useNow())
  const { title, excused, state } = lesson
  if (excused && state !== 'cancelled') {
    return (
      <Stack gap="small">
        <Notice tone="info" title={excused.reason ? t`You can’t come` : undefined}>
          {excused.reason ? <BlockBdi>{excused.reason}</BlockBdi> : <Trans>You can’t come</Trans>}
        </Notice>
        {isExcusable && <WithdrawButton lesson={lesson} actions={actions} onWithdrawn={onWithdrawn} />}
      </Stack>
    )
  }
  if (!isExcusable) return null
  return (
    <div>
      <Button
        variant="quiet"
        size="sm"
        icon={<CalendarX aria-hidden />}
        aria-label={t`Can’t come: ${title}`}
        onPress={onOpen}
      >
        <Trans>Can’t come…</Trans>
      </Button>
    </div>
  )
}

type WithdrawButtonProps = { lesson: Lesson; actions: ExcuseActions; onWithdrawn: (() => void) | undefined }

function WithdrawButton({ lesson, actions, onWithdrawn }: WithdrawButtonProps) {
  const { t } = useLingui()
  const [isPending, setIsPending] = useState(false)
  const withdraw = async () => {
    setIsPending(true)
    const { state } = await actions.onWithdraw(toExcuseKey(lesson)).finally(() => setIsPending(false))
    if (state === 'done') onWithdrawn?.()
  }
  return (
    <div>
      <Button
        size="sm"
        icon={<Undo2 aria-hidden />}
        isPending={isPending}
        pendingLabel={t`Sending…`}
        aria-label={t`I can come: ${lesson.title}`}
        onPress={() => void withdraw()}
      >
        <Trans>I can come</Trans>
      </Button>
    </div>
  )
}
