import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { formatCount } from '#lib/text/formatCount.ts'
import type { StatusTab } from './useStatusTabs.ts'

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
