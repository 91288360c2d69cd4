import { Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { KeyHint } from './InboxActionBar.tsx'
import { UndoList } from './InboxScreen.styles.ts'
import type { InboxScreenProps } from './InboxScreenProps.ts'

type UndoableDecisionsProps = Pick<InboxScreenProps, 'undoable' | 'onUndo' | 'onPause' | 'onResume'>

/** Recent decisions with undo buttons; the timeout pauses while they are hovered or focused. */
export function UndoableDecisions({ undoable, onUndo, onPause, onResume }: UndoableDecisionsProps) {
  const newest = undoable.at(-1)
  return (
    <UndoList
      role="status"
      aria-atomic={false}
      // Touch taps send no leave event afterwards.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPause()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onResume()}
      onFocus={onPause}
      onBlur={onResume}
    >
      {undoable.map((decision) => {
        const { item, status } = decision
        const { key, person } = item
        return (
          <div key={key}>
            <Notice
              tone="success"
              isQuiet
              action={
                <Button size="sm" icon={<Undo2 aria-hidden />} onPress={() => onUndo(key)}>
                  <Trans>Undo</Trans>
                  {decision === newest && <KeyHint>U</KeyHint>}
                </Button>
              }
            >
              {status === 'paid' ? (
                <Trans>
                  Approved: <Bdi>{person.name}</Bdi>
                </Trans>
              ) : (
                <Trans>
                  Rejected: <Bdi>{person.name}</Bdi>
                </Trans>
              )}
            </Notice>
          </div>
        )
      })}
    </UndoList>
  )
}
