import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Maximize2, ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { ReceiptImage } from '#components/ReceiptImage/ReceiptImage.tsx'
import { Thumbnail } from '#components/ZoomablePicture/Thumbnail.ts'
import { CardHead, Quiet } from './EventBillingScreen.styles.ts'

type ReceiptCardProps = {
  src: string | null
  name: string
  /** How many payments of the event wait for a decision. */
  waiting: number
  onReview: () => void
}

export function ReceiptCard({ src, name, waiting, onReview }: ReceiptCardProps) {
  return (
    <Card>
      <CardHead>
        <h2>
          <Trans>Receipt</Trans>
        </h2>
        <Button size="sm" icon={<ScanSearch aria-hidden />} onPress={onReview}>
          <Trans>Review</Trans>
        </Button>
      </CardHead>
      {src ? (
        <Masked kind="receipt">
          <Picture key={src} src={src} name={name} onOpen={onReview} />
        </Masked>
      ) : (
        <Quiet>
          <Trans>No receipt image available.</Trans>
        </Quiet>
      )}
      {waiting > 0 && (
        <Quiet>
          <Plural
            value={waiting}
            one="# payment for this event waits for a decision."
            other="# payments for this event wait for a decision."
          />
        </Quiet>
      )}
    </Card>
  )
}

function Picture({ src, name, onOpen }: { src: string; name: string; onOpen: () => void }) {
  const { t } = useLingui()
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <Notice tone="danger">{t`The picture could not be shown.`}</Notice>
  return (
    <Thumbnail aria-label={t`Open large: receipt of ${name}`} onPress={onOpen}>
      <ReceiptImage src={src} alt="" onError={() => setIsBroken(true)} />
      <Maximize2 aria-hidden />
    </Thumbnail>
  )
}
