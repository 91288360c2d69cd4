import { useLingui } from '@lingui/react/macro'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Notice } from '#components/Notice/Notice.tsx'
import { ReceiptImage } from '#components/ReceiptImage/ReceiptImage.tsx'
import { Thumbnail } from '#components/ZoomablePicture/Thumbnail.ts'

type ReceiptThumbnailProps = { src: string; name: string; onOpen: () => void }

export function ReceiptThumbnail({ src, name, onOpen }: ReceiptThumbnailProps) {
  const { t } = useLingui()
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <Notice tone="danger">{t`The picture could not be shown.`}</Notice>
  return (
    <Thumbnail aria-label={t`Open large: receipt for ${name}`} onPress={onOpen}>
      <ReceiptImage src={src} alt="" loading="lazy" onError={() => setIsBroken(true)} />
      <Maximize2 aria-hidden />
    </Thumbnail>
  )
}
