import type { LessonChangeForm } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { SubmitResult } from '#submitResult.ts'

export type LastChange = { change: LessonChangeForm['change']; onUndo: () => Promise<SubmitResult> }

/** What was changed can be taken back: it stays in sight until something else is changed or the page is left. */
export function UndoNotice({ change, onUndo }: LastChange) {
  const { t } = useLingui()
  const [isUndoing, setUndoing] = useState(false)
  const undo = async () => {
    setUndoing(true)
    await onUndo()
    setUndoing(false)
  }
  const words: Record<LessonChangeForm['change'], string> = {
    cancel: t`Cancelled, and the students are told.`,
    move: t`Moved, and the students are told.`,
    restore: t`Brought back, and the students are told.`,
  }
  return (
    <Notice
      tone="success"
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<Undo2 aria-hidden />}
          isPending={isUndoing}
          onPress={() => void undo()}
        >
          <Trans>Undo</Trans>
        </Button>
      }
    >
      {words[change]}
    </Notice>
  )
}
