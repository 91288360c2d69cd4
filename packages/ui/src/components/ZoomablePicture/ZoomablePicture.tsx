import { useLingui } from '@lingui/react/macro'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Masked } from '../Masked/Masked.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { ReceiptImage } from '../ReceiptImage/ReceiptImage.tsx'
import { PictureView } from './PictureView.tsx'
import { Thumbnail } from './Thumbnail.ts'
import { LargeView } from './ZoomablePicture.styles.ts'

type ZoomablePictureProps = {
  src: string
  /** Alternative text, also the title of the large view. */
  alt: string
}

/** A thumbnail, for example of a receipt, that opens large. Hidden while privacy is on. */
export function ZoomablePicture({ src, alt }: ZoomablePictureProps) {
  return (
    <Masked kind="receipt">
      <OpenablePicture key={src} src={src} alt={alt} />
    </Masked>
  )
}

function OpenablePicture({ src, alt }: ZoomablePictureProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <Notice tone="danger">{t`The picture could not be shown.`}</Notice>
  return (
    <>
      <Thumbnail aria-label={t`Open large: ${alt}`} onPress={() => setIsOpen(true)}>
        <ReceiptImage src={src} alt="" loading="lazy" onError={() => setIsBroken(true)} />
        <Maximize2 aria-hidden />
      </Thumbnail>
      <Dialog
        title={alt}
        size="lg"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actions={<Button onPress={() => setIsOpen(false)}>{t`Close`}</Button>}
      >
        <LargeView>
          <PictureView src={src} alt={alt} />
        </LargeView>
      </Dialog>
    </>
  )
}
