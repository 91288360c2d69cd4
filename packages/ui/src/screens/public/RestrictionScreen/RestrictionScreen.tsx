import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Message } from '#components/Message/Message.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import type { Outcome } from '#outcome.ts'

type RestrictionScreenProps = {
  /** Asks the school whether it is still so; where it isn’t, another page takes this one’s place. That it is so is `told` already. */
  onAskAgain: () => Promise<Outcome>
  onSignOut: () => void
}

type Asked = { state: 'no' | 'asking' } | Outcome

/** 1§2 “Restriction page”: what a blocked account gets to see, with whom to ask and the ways on and out. */
export function RestrictionScreen({ onAskAgain, onSignOut }: RestrictionScreenProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked>({ state: 'no' })
  const ask = async () => {
    setAsked({ state: 'asking' })
    setAsked(await onAskAgain())
  }
  return (
    <Message
      title={t`Access restricted`}
      details={
        <>
          <SchoolContact />
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
      }
      actions={
        <>
          <Button variant="primary" isPending={asked.state === 'asking'} onPress={() => void ask()}>
            <Trans>Ask again</Trans>
          </Button>
          <Button onPress={onSignOut}>
            <Trans>Log out</Trans>
          </Button>
        </>
      }
    >
      <Trans>It looks like your access has been restricted. Please reach out to the administrator for assistance</Trans>
    </Message>
  )
}
