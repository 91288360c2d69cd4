import { useMemo } from 'react'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { css, styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { formatCount } from '#lib/memoizeByKey.ts'
import { useScrollToSelected } from '#components/Tabs/useScrollToSelected.ts'
import { fadingRow } from '#components/Tabs/Tabs.styles.ts'
import { Text } from '#components/Text/Text.tsx'

/** Options of the status tabs above a table. */
export type StatusTabsOptions<Row> = {
  /** Label of the group: “Status”. */
  label: string
  getStatus: (row: Row) => string
  /** Labels by status, in display order. */
  labels: Readonly<Record<string, string>>
}

/** A status with its number of rows, if known. */
export type StatusTab = { status: string; label: string; count?: number }

/** Counts the rows by status. */
export function countByStatus<Row>(
  rows: readonly Row[],
  segments: StatusTabsOptions<Row> | undefined,
): readonly StatusTab[] {
  if (!segments) return []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const kind = segments.getStatus(row)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return createStatusTabs(Object.fromEntries(counts), segments.labels)
}

/** Omits statuses without rows; empty if there are fewer than two. */
export function createStatusTabs(
  counts: Readonly<Record<string, number>>,
  labels: Readonly<Record<string, string>>,
): readonly StatusTab[] {
  const tabs = Object.entries(labels).flatMap(([kind, word]) => {
    const { [kind]: count = 0 } = counts
    return count === 0 ? [] : [{ status: kind, label: word, count }]
  })
  return tabs.length > 1 ? tabs : []
}

/** Returns the statuses and the rows of the chosen one; an unknown status is ignored. */
export function useStatusTabs<Row>(
  rows: readonly Row[],
  found: readonly Row[],
  segments: StatusTabsOptions<Row> | undefined,
  chosen: string | undefined,
) {
  const tabs = useMemo(() => countByStatus(rows, segments), [rows, segments])
  const kind = tabs.find((one) => one.status === chosen)?.status
  const filtered = useMemo(
    () =>
      segments === undefined || kind === undefined ? found : found.filter((row) => segments.getStatus(row) === kind),
    [found, segments, kind],
  )
  return { tabs: tabs, status: kind, filtered }
}

const Choices = styled.div<{ $isOneLine: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  padding: 2px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  ${({ $isOneLine }) =>
    $isOneLine &&
    css`
      ${mediaDown('md')} {
        ${fadingRow}
        flex-wrap: nowrap;
      }
    `}
`

const Choice = styled.button`
  display: inline-flex;
  flex: none;
  gap: ${tokens.space[1]};
  align-items: center;
  min-block-size: 38px;
  padding: 0 ${tokens.space[3]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${tokens.color.text};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surface};
    color: ${tokens.color.text};
  }
  /* Forced colours show every border and remove the tint. */
  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;

      > span {
        color: inherit;
      }
    }
  }
  @media (pointer: coarse) {
    min-block-size: ${tokens.size.control};
  }
`

/** Key of the tab for all rows. */
const ALL = 'all'

type StatusTabsProps = {
  /** Label of the group: “Status”. */
  label: string
  tabs: readonly StatusTab[]
  /** Scrolls sideways on a phone, where several lines would push the list down. */
  isOneLine?: boolean
  /** Number of all rows; without it there is no “All” tab. */
  total?: number
  chosen: string | undefined
  onChoose: (kind: string | undefined) => void
}

/** Tabs that filter the rows by status, with counts. */
export function StatusTabs({ label, tabs, total, chosen, isOneLine = false, onChoose }: StatusTabsProps) {
  const { locale } = useLocale()
  const { list, more } = useScrollToSelected(chosen ?? ALL)
  return (
    <Choices
      ref={list}
      role="group"
      aria-label={label}
      data-more={more}
      data-scrolls={isOneLine || undefined}
      $isOneLine={isOneLine}
    >
      {total !== undefined && (
        <Choice type="button" data-key={ALL} aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
          <Trans>All</Trans>{' '}
          <Text as="span" tone="muted" isTabular>
            {formatCount(total, locale)}
          </Text>
        </Choice>
      )}
      {tabs.map(({ status, label, count }) => (
        <Choice
          key={status}
          type="button"
          data-key={status}
          aria-pressed={chosen === status}
          onClick={() => onChoose(status)}
        >
          {label}{' '}
          {count !== undefined && (
            <Text as="span" tone="muted" isTabular>
              {formatCount(count, locale)}
            </Text>
          )}
        </Choice>
      ))}
    </Choices>
  )
}
