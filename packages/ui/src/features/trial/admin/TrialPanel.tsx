import type { Trial } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { TrialFacts } from './TrialFacts.tsx'

/** What the office can do with a trial lesson, each in a dialog. */
export type TrialTask = 'arrange' | 'decline' | 'message' | 'held' | 'notHeld'

export type OpenTrialTask = (trial: Trial, task: TrialTask) => void

type TrialPanelProps = {
  trial: Trial
  getStudentHref: (id: number) => string
  onOpenTask: OpenTrialTask
  /** Places the buttons. */
  renderButtons: (buttons: ReactNode) => ReactNode
}

/** A trial lesson with the buttons for what comes next. The dialogs belong to the page, because the item may leave it. */
export function TrialPanel({ trial, getStudentHref, onOpenTask, renderButtons }: TrialPanelProps) {
  return (
    <>
      <TrialFacts trial={trial} getStudentHref={getStudentHref} />
      {renderButtons(<TrialButtons trial={trial} onOpen={(task) => onOpenTask(trial, task)} />)}
    </>
  )
}

type TrialButtonsProps = { trial: Trial; onOpen: (task: TrialTask) => void }

/** The most likely first. */
function TrialButtons({ trial: { status, lesson }, onOpen }: TrialButtonsProps) {
  const now = useNow()
  const hasBegun = status === 'arranged' && lesson !== null && Date.parse(lesson.starts.at) <= now.getTime()
  const isOpen = status === 'requested' || status === 'arranged'
  return (
    <>
      {hasBegun && (
        <>
          <Button variant="primary" onPress={() => onOpen('held')}>
            <Trans>Took place</Trans>
          </Button>
          <Button onPress={() => onOpen('notHeld')}>
            <Trans>Didn’t take place</Trans>
          </Button>
        </>
      )}
      {isOpen && !hasBegun && (
        <Button variant={status === 'requested' ? 'primary' : 'secondary'} onPress={() => onOpen('arrange')}>
          {status === 'requested' ? <Trans>Arrange…</Trans> : <Trans>Change…</Trans>}
        </Button>
      )}
      {isOpen && (
        <Button onPress={() => onOpen('decline')}>
          <Trans>Reject…</Trans>
        </Button>
      )}
      {status === 'held' && (
        <Button onPress={() => onOpen('notHeld')}>
          <Trans>It didn’t take place…</Trans>
        </Button>
      )}
      {status === 'notHeld' && (
        <Button onPress={() => onOpen('held')}>
          <Trans>It took place…</Trans>
        </Button>
      )}
      <Button variant="quiet" onPress={() => onOpen('message')}>
        <Trans>Message the family</Trans>
      </Button>
    </>
  )
}
