import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { Reference } from './PaymentInstructions.styles.ts'

/** What the payment is called by: written into the transfer, the office finds it by it. */
export function PaymentReference({ reference }: { reference: string }) {
  const { t } = useLingui()
  return (
    <Reference>
      <p>
        <Trans>Write this reference into the note of your transfer, so that the school knows what it is for.</Trans>
      </p>
      <div>
        <strong>
          <Bdi dir="ltr" translate="no">
            {reference}
          </Bdi>
        </strong>
        <CopyButton text={reference} what={t`payment reference`} />
      </div>
    </Reference>
  )
}
