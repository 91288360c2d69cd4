import { Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { Outcome } from '#outcome.ts'

/** What was changed can be taken back: it stays in sight until something else is changed or the page is left. */
export function UndoNotice({ onUndo }: { onUndo: () => Promise<Outcome> }) {
  const [isUndoing, setUndoing] = useState(false)
  const undo = async () => {
    setUndoing(true)
    await onUndo()
    setUndoing(false)
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
      <Trans>The lessons were changed, and the students are told.</Trans>
    </Notice>
  )
}
