import { useMemo } from 'react'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { formatCount } from '#lib/formatters.ts'

/** The kinds that rows are of, by their status, say: each stands above the table with how many there are. */
export type StatusTabsOptions<Row> = {
  /** What they are by: “Status”. */
  label: string
  getStatus: (row: Row) => string
  /** Each kind with its word, in the order in which they stand. */
  labels: Readonly<Record<string, string>>
}

/** A kind with how many rows are of it, where that is known. */
export type StatusTab = { status: string; label: string; count?: number }

/** How many rows are of each kind. */
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

/** A kind that no row is of isn’t there; where all are of one there is nothing to choose. */
export function createStatusTabs(
  counts: Readonly<Record<string, number>>,
  words: Readonly<Record<string, string>>,
): readonly StatusTab[] {
  const counted = Object.entries(words).flatMap(([kind, word]) => {
    const { [kind]: count = 0 } = counts
    return count === 0 ? [] : [{ status: kind, label: word, count }]
  })
  return counted.length > 1 ? counted : []
}

/** Which kinds there are, and the rows of the chosen one; of a kind that is unknown there is nothing to choose. */
export function useStatusTabs<Row>(
  rows: readonly Row[],
  found: readonly Row[],
  segments: StatusTabsOptions<Row> | undefined,
  chosen: string | undefined,
) {
  const counted = useMemo(() => countByStatus(rows, segments), [rows, segments])
  const kind = counted.find((one) => one.status === chosen)?.status
  const narrowed = useMemo(
    () =>
      segments === undefined || kind === undefined ? found : found.filter((row) => segments.getStatus(row) === kind),
    [found, segments, kind],
  )
  return { kinds: counted, kind, narrowed }
}

const Choices = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  padding: 2px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
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
  /* Forced colours draw every edge, and take the tint away. */
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

const Many = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`

type StatusTabsProps = {
  /** What the kinds are by: “Status”. */
  label: string
  segments: readonly StatusTab[]
  /** How many rows there are of all kinds; without it one kind is always chosen. */
  total?: number
  chosen: string | undefined
  onChoose: (kind: string | undefined) => void
}

/** One press leaves the rows of one kind; each button says how many that are. */
export function StatusTabs({ label, segments, total, chosen, onChoose }: StatusTabsProps) {
  const { locale } = useLocale()
  return (
    <Choices role="group" aria-label={label}>
      {total !== undefined && (
        <Choice type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
          <Trans>All</Trans> <Many>{formatCount(total, locale)}</Many>
        </Choice>
      )}
      {segments.map(({ status, label, count }) => (
        <Choice key={status} type="button" aria-pressed={chosen === status} onClick={() => onChoose(status)}>
          {label} {count !== undefined && <Many>{formatCount(count, locale)}</Many>}
        </Choice>
      ))}
    </Choices>
  )
}
