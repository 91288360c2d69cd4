import { Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { UndoList } from './InboxScreen.styles.ts'
import type { InboxScreenProps } from './InboxScreenProps.ts'

type UndoableDecisionsProps = Pick<InboxScreenProps, 'undoable' | 'onUndo' | 'onPause' | 'onResume'>

/** What was just decided, for as long as it can be taken back; longer while somebody points at it or has the focus in it. */
export function UndoableDecisions({ undoable, onUndo, onPause, onResume }: UndoableDecisionsProps) {
  return (
    <UndoList
      role="status"
      aria-atomic={false}
      // A finger that has tapped is gone without a word.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPause()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onResume()}
      onFocus={onPause}
      onBlur={onResume}
    >
      {undoable.map(({ item: { key, person }, status }) => (
        <div key={key}>
          <Notice
            tone="success"
            isQuiet
            action={
              <Button size="sm" icon={<Undo2 aria-hidden />} onPress={() => onUndo(key)}>
                <Trans>Undo</Trans>
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
      ))}
    </UndoList>
  )
}
