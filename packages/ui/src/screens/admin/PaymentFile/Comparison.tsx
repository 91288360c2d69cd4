import type { AlikePayment, PaymentFacts } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DialogWindow } from '#components/Dialog/DialogWindow.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Sides } from './PaymentFile.styles.ts'

type ComparisonProps = { facts: PaymentFacts; alike: AlikePayment; onClose: () => void }

/** Both receipts beside each other, for somebody’s own eyes. */
export function Comparison({ facts, alike, onClose }: ComparisonProps) {
  const { t } = useLingui()
  const sides = [
    { side: 'this', src: facts.receipt, name: facts.person.name, what: facts.payment.what },
    { side: 'other', src: alike.receipt, name: alike.person.name, what: alike.payment.what },
  ]
  return (
    <DialogWindow
      title={t`Compare receipts`}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      actions={
        <Button autoFocus onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Sides>
        {sides.map(({ side, src, name, what }) => (
          <figure key={side}>
            <figcaption>
              <Bdi>{name}</Bdi>, <Bdi>{what}</Bdi>
            </figcaption>
            {src !== null && (
              <Masked kind="receipt">
                <img src={src} alt={t`Receipt: ${name}`} />
              </Masked>
            )}
          </figure>
        ))}
      </Sides>
    </DialogWindow>
  )
}
