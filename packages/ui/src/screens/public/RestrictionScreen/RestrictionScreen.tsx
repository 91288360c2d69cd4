import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/Button/Button.tsx'
import { Message } from '../../../components/Message/Message.tsx'
import { SchoolContact } from '../../../components/SchoolContact/SchoolContact.tsx'

type RestrictionScreenProps = { onSignOut: () => void }

/** 1§2 “Restriction page”: what a blocked account gets to see, with whom to ask and the way out. */
export function RestrictionScreen({ onSignOut }: RestrictionScreenProps) {
  const { t } = useLingui()
  return (
    <Message
      title={t`Access restricted`}
      details={<SchoolContact />}
      actions={
        <Button variant="primary" onPress={onSignOut}>
          <Trans>Log out</Trans>
        </Button>
      }
    >
      <Trans>It looks like your access has been restricted. Please reach out to the administrator for assistance</Trans>
    </Message>
  )
}
