import type { AlikePayment, PaymentFacts } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Heading } from 'react-aria-components/Dialog'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Bar, Content, FullOverlay, Panel } from '#components/ReceiptViewer/ReceiptViewer.styles.ts'
import { PictureView } from '#components/ZoomablePicture/PictureView.tsx'
import { SideBySide } from './PaymentDetails.styles.ts'

type ReceiptComparisonProps = { facts: PaymentFacts; alike: AlikePayment; onClose: () => void }

/** Both receipts large beside each other, each to be zoomed and turned, for somebody’s own eyes. */
export function ReceiptComparison({ facts, alike, onClose }: ReceiptComparisonProps) {
  const { t } = useLingui()
  const sides = [
    { side: 'this', src: facts.receipt, name: facts.person.name, what: facts.payment.what },
    { side: 'other', src: alike.receipt, name: alike.person.name, what: alike.payment.what },
  ]
  return (
    <FullOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Panel>
        <Content>
          <Bar>
            <Heading slot="title" level={2}>
              {t`Compare receipts`}
            </Heading>
            <IconButton label={t`Close`} autoFocus onPress={onClose}>
              <X aria-hidden />
            </IconButton>
          </Bar>
          <SideBySide>
            {sides.map(({ side, src, name, what }) => (
              <figure key={side}>
                <figcaption>
                  <Bdi>{name}</Bdi>, <Bdi>{what}</Bdi>
                </figcaption>
                {src !== null && <PictureView src={src} alt={t`Receipt: ${name}`} />}
              </figure>
            ))}
          </SideBySide>
        </Content>
      </Panel>
    </FullOverlay>
  )
}
