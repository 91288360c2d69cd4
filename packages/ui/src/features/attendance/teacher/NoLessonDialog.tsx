import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { FindNoLessonReason, NoLessonReason } from '#lib/lessons/upcomingLessons.ts'
import { formatDayName } from '#lib/time/isoDay.ts'

type NoLessonDialogProps = {
  /** The day without a lesson that is to be marked; the dialog is open while it is set. */
  pending: { day: string; why: NoLessonReason } | undefined
  onGoOn: () => void
  onBack: () => void
}

/** Confirms marking a day without a lesson. Initial focus is on cancel. */
export function NoLessonDialog({ pending, onGoOn, onBack }: NoLessonDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  // Keeps the text while the closing animation runs.
  const [lastPending, setLastPending] = useState(pending)
  if (pending && pending !== lastPending) setLastPending(pending)
  const { day, why } = lastPending ?? { day: '', why: { state: 'none' } }
  const dayName = day && formatDayName(day, locale)
  const titles = {
    none: t`There’s no lesson on ${dayName}`,
    cancelled: t`The lesson on ${dayName} was cancelled`,
    moved: t`The lesson on ${dayName} was moved`,
  }
  const otherDay = why.state === 'moved' ? formatDayName(why.to, locale) : ''
  return (
    <ConfirmDialog
      title={titles[why.state]}
      isOpen={pending !== undefined}
      confirmLabel={t`Mark anyway`}
      cancelLabel={t`Back`}
      onConfirm={onGoOn}
      onCancel={onBack}
    >
      <p>
        {why.state === 'moved' && <Trans>The lesson is now on {otherDay}.</Trans>}{' '}
        <Trans>Attendance on this day counts as usual.</Trans>
      </p>
    </ConfirmDialog>
  )
}

type PendingConfirmation = { day: string; why: NoLessonReason; resolve: (isConfirmed: boolean) => void }

/**
 * Asks for confirmation once per day without a lesson; marks made in the meantime wait for the same answer. Days that already
 * have marks were confirmed before.
 */
export function useConfirmNoLesson(askLesson: FindNoLessonReason | undefined, hasMarks: (day: string) => boolean) {
  const [pending, setPending] = useState<PendingConfirmation>()
  const decided = useRef(new Map<string, Promise<boolean>>())
  const askUser = async (day: string): Promise<boolean> => {
    const why = await askLesson?.(day)
    if (!why) return true
    const isConfirmed = await new Promise<boolean>((resolve) => setPending({ day, why, resolve }))
    setPending(undefined)
    if (!isConfirmed) decided.current.delete(day)
    return isConfirmed
  }

  /** Whether marking this day is intended. */
  const confirmMark = async (day: string): Promise<boolean> => {
    if (!askLesson || hasMarks(day)) return true
    const decision = decided.current.get(day) ?? askUser(day)
    decided.current.set(day, decision)
    return decision
  }
  const question: NoLessonDialogProps = {
    pending,
    onGoOn: () => pending?.resolve(true),
    onBack: () => pending?.resolve(false),
  }
  return { confirmMark, question }
}
