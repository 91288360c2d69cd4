import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ErrorState } from '../EmptyState/EmptyState.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Masked } from '../Masked/Masked.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { Spinner } from '../LoadingIndicator/LoadingIndicator.tsx'
import { ReceiptImage } from '../ReceiptImage/ReceiptImage.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { usePictureZoom } from './usePictureZoom.ts'
import { GestureHint, Sheet, Stage, View, LoadingOverlay, Tools } from './ZoomablePicture.styles.ts'
import { ChevronLeft, ChevronRight, Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'

type PictureViewProps = {
  src: string
  /** Alternative text. */
  alt: string
}

/** Picture viewer that fills its container: zooms, rotates, and pans by pointer, touch or arrow keys. */
export function ZoomablePicture({ src, alt }: PictureViewProps) {
  return (
    <Masked kind="receipt">
      <OpenPicture key={src} src={src} alt={alt} />
    </Masked>
  )
}

function OpenPicture({ src, alt }: PictureViewProps) {
  const { t } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  const view = usePictureZoom(stage)
  const [page, setPage] = useState(1)
  const [{ pages, isPartial }, setPdfInfo] = useState({ pages: 1, isPartial: false })
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  if (state === 'failed') {
    return <ErrorState message={t`Couldn’t load the image.`} onRetry={() => setState('loading')} />
  }
  return (
    <View onKeyDown={view.onKeyDown}>
      <Inline gap="large" rowGap="x-small" align="stretch">
        <PictureToolbar view={view} />
        {pages > 1 && <PdfPageNavigation page={page} pages={pages} onGo={setPage} />}
      </Inline>
      <Stage
        ref={stage}
        role="group"
        aria-label={t`Image; use the arrow keys to move it`}
        aria-busy={state === 'loading'}
        tabIndex={0}
        dir="ltr"
        $canMove={!view.isSmallest}
        onPointerDown={view.onPointerDown}
      >
        <Sheet
          style={{ '--zoom': view.zoom, '--turns': view.turns }}
          {...(view.turns % 2 === 1 && { 'data-turned': true })}
        >
          <ReceiptImage
            src={src}
            page={page}
            onPageRendered={setPdfInfo}
            alt={alt}
            draggable={false}
            onLoad={() => setState('ready')}
            onError={() => setState('failed')}
          />
        </Sheet>
        {state === 'loading' && (
          <LoadingOverlay>
            <Spinner />
          </LoadingOverlay>
        )}
      </Stage>
      {isPartial && (
        <Notice tone="warning">
          <Trans>Part of this page can’t be shown here.</Trans>{' '}
          <TextLink href={src} target="_blank">
            <Trans>Open the file</Trans>
          </TextLink>
        </Notice>
      )}
      <GestureHint>
        <Trans>Shortcuts: + and − to zoom, 0 to fit, R to rotate, arrows to pan.</Trans>
      </GestureHint>
    </View>
  )
}

type PdfPageNavigationProps = { page: number; pages: number; onGo: (page: number) => void }

/** Page navigation of a PDF. */
function PdfPageNavigation({ page, pages, onGo }: PdfPageNavigationProps) {
  const { t } = useLingui()
  const [isFirst, isLast] = [page === 1, page === pages]
  return (
    <Tools role="group" aria-label={t`Pages`} data-pages>
      <IconButton
        label={t`Previous page`}
        {...(isFirst && { 'aria-disabled': true })}
        onPress={() => !isFirst && onGo(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <output aria-live="polite">
        <Trans>
          {page} of {pages}
        </Trans>
      </output>
      <IconButton
        label={t`Next page`}
        {...(isLast && { 'aria-disabled': true })}
        onPress={() => !isLast && onGo(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Tools>
  )
}

type PictureToolbarProps = { view: ReturnType<typeof usePictureZoom> }

/** Uses `aria-disabled` at the limits, because a disabled button would lose the focus. */
function PictureToolbar({ view }: PictureToolbarProps) {
  const { t, i18n } = useLingui()
  const size = i18n.number(view.zoom, { style: 'percent' })
  const degrees = (view.turns % 4) * 90
  return (
    <Tools role="group" aria-label={t`Zoom and rotate`}>
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
      <IconButton label={t`Fit to screen`} onPress={view.reset}>
        <Maximize aria-hidden />
      </IconButton>
      <IconButton label={t`Rotate`} onPress={view.turn}>
        <RotateCw aria-hidden />
      </IconButton>
    </Tools>
  )
}
