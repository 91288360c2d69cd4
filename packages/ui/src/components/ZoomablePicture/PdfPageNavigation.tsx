import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tools } from './ZoomablePicture.styles.ts'

type PdfPageNavigationProps = { page: number; pages: number; onGo: (page: number) => void }

/** The way through the pages of a PDF. */
export function PdfPageNavigation({ page, pages, onGo }: PdfPageNavigationProps) {
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
