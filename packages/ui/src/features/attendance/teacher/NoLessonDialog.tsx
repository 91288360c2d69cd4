import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { NoLessonReason } from '#lib/lessons/NoLessonReason.ts'
import { formatDayName } from '#lib/time/formatDayName.ts'

export type NoLessonDialogProps = {
  /** The day without a lesson that is about to be marked; the question is open while there is one. */
  asked: { day: string; why: NoLessonReason } | undefined
  onGoOn: () => void
  onBack: () => void
}

/** Asks before a day is marked on which the class has no lesson. The focus begins on the way back. */
export function NoLessonDialog({ asked, onGoOn, onBack }: NoLessonDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  // A dialog that closes keeps its words.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  const { day, why } = shown ?? { day: '', why: { state: 'none' } }
  const dayName = day && formatDayName(day, locale)
  const titles = {
    none: t`There is no lesson on ${dayName}`,
    cancelled: t`The lesson of ${dayName} was cancelled`,
    moved: t`The lesson of ${dayName} was moved`,
  }
  const otherDay = why.state === 'moved' ? formatDayName(why.to, locale) : ''
  return (
    <ConfirmDialog
      title={titles[why.state]}
      isOpen={asked !== undefined}
      confirmLabel={t`Mark all the same`}
      cancelLabel={t`Back`}
      onConfirm={onGoOn}
      onCancel={onBack}
    >
      <p>
        {why.state === 'moved' && <Trans>It is held on {otherDay}.</Trans>}{' '}
        <Trans>Attendance of this day counts like that of any lesson.</Trans>
      </p>
    </ConfirmDialog>
  )
}
