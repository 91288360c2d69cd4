import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PagesRoot } from './DataTable.styles.ts'

type PagesProps = { page: number; pages: number; onPage: (page: number) => void }

export function Pages({ page, pages, onPage }: PagesProps) {
  const { t } = useLingui()
  return (
    <PagesRoot aria-label={t`Pages`}>
      <IconButton label={t`Previous page`} variant="secondary" isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <span aria-live="polite">
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <IconButton label={t`Next page`} variant="secondary" isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </PagesRoot>
  )
}
