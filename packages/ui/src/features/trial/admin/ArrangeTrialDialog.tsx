import type { ArrangeTrialForm as ArrangeTrialBody, Trial, TrialSuggestions } from '@maktab/contract/schema'
import { getOffsetMinutes } from '@maktab/calendar/zonedTime'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormCancelContext } from '#forms/FormActions.tsx'
import { useFormDialog } from '#forms/useFormDialog.ts'
import { toInstantInZone } from '#lib/time/schoolTime.ts'
import { parseWallTime } from '#lib/time/wallTime.ts'
import type { Remote } from '#remote.ts'
import { type ArrangeTrial, ArrangeTrialForm } from './ArrangeTrialForm.tsx'
import { TrialMessage, type TrialMessageProps } from './TrialMessage.tsx'

export type ArrangeTrialDialogProps = Omit<TrialMessageProps, 'trial'> & {
  /** The trial lesson as it was when the dialog opened. */
  trial: Trial
  /** Loaded when the dialog opens; undefined if the backend has none. */
  suggestions: Remote<TrialSuggestions> | undefined
  onArrange: ArrangeTrial
  onClose: () => void
}

const MINUTE = 60_000

/** Arranges a trial lesson, then shows the message to the family. */
export function ArrangeTrialDialog({ trial, suggestions, onArrange, onClose, ...message }: ArrangeTrialDialogProps) {
  const { t } = useLingui()
  const { name } = trial
  const [arranged, setArranged] = useState<Trial>()
  const { dialog, cancel, lockDuring } = useFormDialog(onClose)
  return (
    <Dialog
      size="lg"
      title={arranged ? t`Tell the family` : t`Arrange a trial lesson for ${name}`}
      {...dialog}
      {...(arranged && {
        actions: (
          <Button onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
        ),
      })}
    >
      {arranged ? (
        <Stack gap="medium">
          <p>
            <Trans>Send the time and the link to the family. The teacher gets an email.</Trans>
          </p>
          <TrialMessage {...message} trial={arranged} />
        </Stack>
      ) : suggestions ? (
        <RemoteView remote={suggestions} loading={<DetailsLoading label={t`Loading teachers`} facts={4} />}>
          {(ready) => (
            <FormCancelContext value={cancel}>
              <ArrangeTrialForm
                trial={trial}
                suggestions={ready}
                onArrange={(body) => lockDuring(onArrange(body))}
                onDone={(body) => setArranged(withLesson(trial, body, ready))}
              />
            </FormCancelContext>
          )}
        </RemoteView>
      ) : (
        <EmptyState scene="people" title={<Trans>Not available yet</Trans>}>
          <Trans>Trial lessons can’t be arranged on this server.</Trans>
        </EmptyState>
      )}
    </Dialog>
  )
}

/** The trial lesson as it was just saved. */
function withLesson(trial: Trial, body: ArrangeTrialBody, { teachers, timeZone }: TrialSuggestions): Trial {
  const starts = toInstantInZone(timeZone, body.day, parseWallTime(body.from) ?? 0).getTime()
  const moment = (instant: number) => ({
    at: new Date(instant).toISOString(),
    offset: getOffsetMinutes(timeZone, instant),
    viewerOffset: getOffsetMinutes(trial.zone, instant),
  })
  const teacher = teachers.find(({ id }) => id === body.teacherId)
  return {
    ...trial,
    status: 'arranged',
    lesson: {
      teacher: { id: body.teacherId, name: teacher?.name ?? '' },
      starts: moment(starts),
      ends: moment(starts + body.minutes * MINUTE),
      link: body.link ?? null,
    },
  }
}
