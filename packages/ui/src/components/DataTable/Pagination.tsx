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
import { Text } from '../Text/Text.tsx'
import { Inline } from '../Inline/Inline.tsx'

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
  /** The total number of rows is unknown. */
  hasMore: boolean
  /** There are more rows after the last page. */
  isTruncated: boolean
}

/** Page navigation and page size. */
export function Pagination<Row>({ table, hasMore, isTruncated }: PaginationProps<Row>) {
  const { t } = useLingui()
  const { pageIndex, pageSize } = table.state.pagination
  const page = pageIndex + 1
  const pages = table.getPageCount()
  const isLast = page >= pages
  return (
    <Inline gap="xx-large" rowGap="medium" justify="space-between" data-off-paper>
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
        <Text tone="muted" size="sm" role="status">
          <Trans>To see more rows, search or change the sort order.</Trans>
        </Text>
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
    </Inline>
  )
}

type StepProps = { label: string; isAtEnd: boolean; onPress: () => void; children: ReactNode }

/** Uses `aria-disabled` at the end, because a disabled button would lose the focus. */
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
