import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, memo } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { pageSizes, type TableState } from './Column.ts'
import { Cut, PageSize, PagesFoot, PagesRoot, Sizes } from './Pages.styles.ts'

type PagesProps = {
  page: number
  pages: number
  /** Nobody knows how many there are. */
  isMore?: boolean
  /** There is more after the last page. */
  isCut?: boolean
  pageSize: number
  onChange: (next: Partial<TableState>) => void
}

/** Which page, and how long pages are; most letters of a search leave both as they are. */
export const Pages = memo(function Pages({
  page,
  pages,
  isMore = false,
  isCut = false,
  pageSize,
  onChange,
}: PagesProps) {
  const { t } = useLingui()
  return (
    <PagesFoot data-off-paper>
      {pages > 1 && (
        <PagesRoot aria-label={t`Pages`}>
          <Step label={t`Previous page`} isAtEnd={page <= 1} onPress={() => onChange({ page: page - 1 })}>
            <ChevronLeft aria-hidden />
          </Step>
          <span aria-live="polite">
            {isMore ? (
              <Trans>Page {page}</Trans>
            ) : (
              <Trans>
                Page {page} of {pages}
              </Trans>
            )}
          </span>
          <Step label={t`Next page`} isAtEnd={page >= pages} onPress={() => onChange({ page: page + 1 })}>
            <ChevronRight aria-hidden />
          </Step>
        </PagesRoot>
      )}
      {isCut && page >= pages && (
        <Cut role="status">
          <Trans>Search, or sort another way, to see the rows after these.</Trans>
        </Cut>
      )}
      <PageSize>
        <Trans>Rows per page</Trans>
        <Sizes>
          <select value={pageSize} onChange={({ target }) => onChange({ pageSize: Number(target.value) })}>
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </Sizes>
      </PageSize>
    </PagesFoot>
  )
})

type StepProps = { label: string; isAtEnd: boolean; onPress: () => void; children: ReactNode }

/** At the end it stays where it is, unlike a disabled button, so that the focus isn't lost there. */
function Step({ label, isAtEnd, onPress, children }: StepProps) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      {...(isAtEnd && { 'aria-disabled': true })}
      onPress={() => !isAtEnd && onPress()}
    >
      {children}
    </IconButton>
  )
}
