import type { Invitation } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { use, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { BreakableAddress } from '#components/Bdi/BreakableAddress.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { CopyStatus } from '#features/payments/admin/CopyableValue.tsx'
import { formatInstantNowrap } from '#lib/time/schoolTime.ts'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

type InvitationDialogProps = {
  /** Undefined closes the dialog. */
  invitation: Invitation | undefined
  /** The person’s name. */
  name: string
  onClose: () => void
}

/** Shows an invitation, to copy it. It can be issued again later, so nothing is lost by closing. */
export function InvitationDialog({ invitation, name, onClose }: InvitationDialogProps) {
  const { t } = useLingui()
  const copyText = use(CopyTextContext)
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  if (!invitation) return null
  const copy = async () => setOutcome((await copyText?.(invitation.link)) ? 'copied' : 'refused')
  return (
    <Dialog
      isOpen
      title={<Trans>Invitation for {<Bdi>{name}</Bdi>}</Trans>}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
          <Button
            variant="primary"
            autoFocus
            icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
            onPress={() => void copy()}
          >
            {outcome === 'copied' ? t`Copied` : t`Copy invitation`}
          </Button>
        </>
      }
    >
      <InvitationText invitation={invitation} />
      <CopyStatus outcome={outcome} />
    </Dialog>
  )
}

function InvitationText({ invitation: { link, email, expiresAt, isMailed } }: { invitation: Invitation }) {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const until = formatInstantNowrap(new Date(expiresAt), locale, timeZone)
  const address = <Bdi dir="ltr">{email}</Bdi>
  return (
    <Stack>
      <p>
        {isMailed ? (
          <Trans>We emailed this link to {address}. You can also send it yourself.</Trans>
        ) : (
          <Trans>Send this link to {address}, for example by WhatsApp.</Trans>
        )}{' '}
        <Trans>They set a password with it and then sign in with this email.</Trans>
      </p>
      <Surface padding="small" background="surfaceSunken">
        <Masked kind="text">
          <BreakableAddress>{link}</BreakableAddress>
        </Masked>
      </Surface>
      <p>
        <Trans>The link works once, until {until}. You can create a new one on their page.</Trans>
      </p>
    </Stack>
  )
}
