import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { SubmitResult } from '#submitResult.ts'

export type RecheckRestrictionProps = {
  /** Asks the backend whether the account is still blocked. When it isn’t, another page opens. */
  onAskAgain: () => Promise<SubmitResult>
  onSignOut: () => void
}

/** The buttons of a blocked account, and what came of asking again. */
export function useRecheckRestriction({ onAskAgain, onSignOut }: RecheckRestrictionProps) {
  const [asked, setAsked] = useState<{ state: 'no' | 'asking' } | SubmitResult>({ state: 'no' })
  const ask = async () => {
    setAsked({ state: 'asking' })
    setAsked(await onAskAgain())
  }
  return {
    answer: (
      <>
        {(asked.state === 'done' || asked.state === 'told') && (
          <Notice tone="info">
            <Trans>The school says that it is still so.</Trans>
          </Notice>
        )}
        {asked.state === 'refused' && (
          <Notice tone="danger">
            <Bdi>{asked.message}</Bdi>
          </Notice>
        )}
      </>
    ),
    actions: (
      <>
        <Button variant="primary" isPending={asked.state === 'asking'} onPress={() => void ask()}>
          <Trans>Ask again</Trans>
        </Button>
        <Button onPress={onSignOut}>
          <Trans>Log out</Trans>
        </Button>
      </>
    ),
  }
}
