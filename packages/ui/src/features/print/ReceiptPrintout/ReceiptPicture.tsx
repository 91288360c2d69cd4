import { Trans, useLingui } from '@lingui/react/macro'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { ReceiptImage } from '#components/ReceiptImage/ReceiptImage.tsx'
import { usePendingPicture } from '../PendingPicturesContext.ts'
import { Figure, MissingPicture } from './ReceiptPrintout.styles.ts'

/** The receipt that was sent. One that is missing, or can’t be had, is told in words, on paper too. */
export function ReceiptPicture({ url }: { url: string | null }) {
  const { t } = useLingui()
  const [isBroken, setIsBroken] = useState(false)
  const [isPartial, setIsPartial] = useState(false)
  const settle = usePendingPicture(url)
  if (!url || isBroken) {
    return (
      <MissingPicture>
        <ImageOff aria-hidden />
        <p>
          {url ? (
            <Trans>The receipt’s picture can’t be shown. Reload the page to try again.</Trans>
          ) : (
            <Trans>No receipt image available.</Trans>
          )}
        </p>
      </MissingPicture>
    )
  }
  return (
    <Figure>
      <ReceiptImage
        src={url}
        alt={t`Receipt`}
        onPageRendered={(drawn) => setIsPartial(drawn.isPartial)}
        onLoad={settle}
        onError={() => {
          setIsBroken(true)
          settle()
        }}
      />
      <figcaption>
        <Trans>The receipt that was sent</Trans>
        {isPartial && (
          <>
            {' · '}
            <Trans>Part of this page can’t be shown here.</Trans>
          </>
        )}
      </figcaption>
    </Figure>
  )
}
