import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { RevokeFeedDialog } from './RevokeFeedDialog.tsx'
import { ExistingFeed } from './ExistingFeed.tsx'
import type { CalendarFeed } from './CalendarFeed.ts'
import { NewFeedAddress } from './NewFeedAddress.tsx'
import { ReplaceFeedDialog } from './ReplaceFeedDialog.tsx'
import { NoFeed } from './NoFeed.tsx'
import { Explanation } from './RemindersScreen.styles.ts'
import { useFocusHeadingOnLoss } from './useFocusOnLoss.ts'

export type CalendarFeedCardProps = {
  feed: CalendarFeed
  /** The path of an address that was made just now: it is told this once. */
  newPath: string | undefined
  /** Where the school is: `maktab.test`, as the browser names it. */
  host: string
  onCreateFeed: () => Promise<SubmitResult>
  onCloseFeed: () => Promise<SubmitResult>
}

/** The secret address at which a calendar reads one’s lessons. */
export function CalendarFeedCard({ feed, newPath, host, onCreateFeed, onCloseFeed }: CalendarFeedCardProps) {
  const [asked, setAsked] = useState<'new' | 'close'>()
  const state = newPath ?? (feed === null ? 'none' : 'there')
  const title = useFocusHeadingOnLoss(state)
  const isThere = feed !== null || newPath !== undefined
  const subject = feed ?? { createdAt: '', readAt: null }
  const close = () => setAsked(undefined)
  return (
    <Card>
      <Explanation>
        <h2 ref={title} tabIndex={-1}>
          <Trans>Your lessons in your calendar</Trans>
        </h2>
        <p>
          <Trans>
            Your calendar can read your lessons at a secret address, and stays up to date by itself when one is moved or
            cancelled.
          </Trans>
        </p>
      </Explanation>
      {newPath === undefined && feed === null && <NoFeed onCreateFeed={onCreateFeed} />}
      {newPath === undefined && feed !== null && <ExistingFeed feed={feed} />}
      {newPath !== undefined && <NewFeedAddress key={newPath} address={host + newPath} />}
      {isThere && (
        <Inline gap="medium" align="stretch">
          <Button size="sm" onPress={() => setAsked('new')}>
            <Trans>Create a new address</Trans>
          </Button>
          <Button size="sm" onPress={() => setAsked('close')}>
            <Trans>Close the address</Trans>
          </Button>
        </Inline>
      )}
      <ReplaceFeedDialog feed={asked === 'new' ? subject : undefined} onCreateFeed={onCreateFeed} onClose={close} />
      <RevokeFeedDialog feed={asked === 'close' ? subject : undefined} onCloseFeed={onCloseFeed} onClose={close} />
    </Card>
  )
}
