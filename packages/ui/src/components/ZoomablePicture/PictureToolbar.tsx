import { Trans, useLingui } from '@lingui/react/macro'
import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { usePictureView } from './usePictureView.ts'
import { Tools } from './ZoomablePicture.styles.ts'

type PictureToolbarProps = { view: ReturnType<typeof usePictureView> }

/** At an end a button keeps the focus, unlike a disabled one, so that the keys go on working. */
export function PictureToolbar({ view }: PictureToolbarProps) {
  const { t, i18n } = useLingui()
  const size = i18n.number(view.zoom, { style: 'percent' })
  const degrees = (view.turns % 4) * 90
  return (
    <Tools role="group" aria-label={t`Size and direction of the picture`}>
      <IconButton label={t`Zoom out`} {...(view.isSmallest && { 'aria-disabled': true })} onPress={view.zoomOut}>
        <ZoomOut aria-hidden />
      </IconButton>
      <output aria-live="polite">
        {degrees === 0 ? (
          size
        ) : (
          <Trans>
            {size}, {degrees}°
          </Trans>
        )}
      </output>
      <IconButton label={t`Zoom in`} {...(view.isLargest && { 'aria-disabled': true })} onPress={view.zoomIn}>
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton label={t`Show all of it`} onPress={view.reset}>
        <Maximize aria-hidden />
      </IconButton>
      <IconButton label={t`Turn`} onPress={view.turn}>
        <RotateCw aria-hidden />
      </IconButton>
    </Tools>
  )
}
