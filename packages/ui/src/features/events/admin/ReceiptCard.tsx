import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Maximize2, ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { ReceiptImage } from '#components/ReceiptImage/ReceiptImage.tsx'
import { Text } from '#components/Text/Text.tsx'
import { Thumbnail } from '#components/ZoomablePicture/Thumbnail.ts'

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
      <Inline as="header" gap="medium" rowGap="small" justify="space-between">
        <Text as="h2" size="lg">
          <Trans>Receipt</Trans>
        </Text>
        <Button size="sm" icon={<ScanSearch aria-hidden />} onPress={onReview}>
          <Trans>Review</Trans>
        </Button>
      </Inline>
      {src ? (
        <Masked kind="receipt">
          <Picture key={src} src={src} name={name} onOpen={onReview} />
        </Masked>
      ) : (
        <Text tone="muted">
          <Trans>No receipt image available.</Trans>
        </Text>
      )}
      {waiting > 0 && (
        <Text tone="muted">
          <Plural
            value={waiting}
            one="# payment for this event waits for a decision."
            other="# payments for this event wait for a decision."
          />
        </Text>
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
