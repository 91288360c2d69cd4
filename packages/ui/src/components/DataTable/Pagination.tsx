import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { selectArrow } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { controlStyles } from '../Field/Field.styles.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { pageSizes } from './Column.ts'
import type { TableModel } from './useTableModel.ts'

const PagesFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  align-items: center;
  justify-content: space-between;
`

const PagesRoot = styled.nav`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  [aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`

const Cut = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

const PageSize = styled.label`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  select {
    ${controlStyles}
    inline-size: auto;
  }
`

const Sizes = styled.span`
  ${selectArrow}
`

type PaginationProps<Row> = {
  table: TableModel<Row>
  /** Nobody knows how many there are. */
  hasMore: boolean
  /** There is more after the last page. */
  isTruncated: boolean
}

/** Which page, and how long pages are. */
export function Pagination<Row>({ table, hasMore, isTruncated }: PaginationProps<Row>) {
  const { t } = useLingui()
  const { pageIndex, pageSize } = table.state.pagination
  const page = pageIndex + 1
  const pages = table.getPageCount()
  const isLast = page >= pages
  return (
    <PagesFoot data-off-paper>
      {pages > 1 && (
        <PagesRoot aria-label={t`Pages`}>
          <Step label={t`Previous page`} isAtEnd={pageIndex === 0} onPress={table.previousPage}>
            <ChevronLeft aria-hidden />
          </Step>
          <span aria-live="polite">
            {hasMore ? (
              <Trans>Page {page}</Trans>
            ) : (
              <Trans>
                Page {page} of {pages}
              </Trans>
            )}
          </span>
          <Step label={t`Next page`} isAtEnd={isLast} onPress={table.nextPage}>
            <ChevronRight aria-hidden />
          </Step>
        </PagesRoot>
      )}
      {isTruncated && isLast && (
        <Cut role="status">
          <Trans>Search, or sort another way, to see the rows after these.</Trans>
        </Cut>
      )}
      <PageSize>
        <Trans>Rows per page</Trans>
        <Sizes>
          <select value={pageSize} onChange={({ target }) => table.setPageSize(Number(target.value))}>
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </Sizes>
      </PageSize>
    </PagesFoot>
  )
}

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
