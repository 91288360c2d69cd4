import { Trans, useLingui } from '@lingui/react/macro'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Figure, Missing } from './ReceiptScreen.styles.ts'

type ReceiptPictureProps = {
  url: string | null
  /** It is here, or will never be. */
  onSettled: () => void
}

/** The receipt that was sent. One that is missing, or can’t be had, is told in words, on paper too. */
export function ReceiptPicture({ url, onSettled }: ReceiptPictureProps) {
  const { t } = useLingui()
  const [isBroken, setIsBroken] = useState(false)
  if (!url || isBroken) {
    return (
      <Missing>
        <ImageOff aria-hidden />
        <p>
          {url ? (
            <Trans>The receipt’s picture can’t be shown. Reload the page to try again.</Trans>
          ) : (
            <Trans>No receipt image available.</Trans>
          )}
        </p>
      </Missing>
    )
  }
  return (
    <Figure>
      <img
        src={url}
        alt={t`Receipt`}
        onLoad={onSettled}
        onError={() => {
          setIsBroken(true)
          onSettled()
        }}
      />
      <figcaption>
        <Trans>The receipt that was sent</Trans>
      </figcaption>
    </Figure>
  )
}
