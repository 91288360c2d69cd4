import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { BlockBdi } from '../Bdi/Bdi.tsx'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${tokens.space[5]} ${tokens.space[6]};
  align-content: start;
`

const Pair = styled.div<{ $isWide: boolean }>`
  min-inline-size: 0;
  grid-column: ${({ $isWide }) => ($isWide ? '1 / -1' : 'auto')};

  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    overflow-wrap: anywhere;
    break-after: avoid;
  }
  dd {
    /* A line in another script is centred in a line of the page's, so that the values of a row are level. */
    min-block-size: 1lh;
    align-content: center;
    max-inline-size: ${tokens.size.readable};
    font-weight: ${tokens.weight.medium};
    overflow-wrap: anywhere;
    white-space: pre-line;
    orphans: 3;
    widows: 3;
  }
  dd[data-blank] {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.weight.regular};
  }
`

export type DescriptionItem = {
  label: string
  /** Empty values and blank text show as N/A. */
  value: ReactNode
  /** Takes the full width, for long values. */
  isWide?: boolean
}

/** Labels and values of a record. Text of the other direction keeps its order (`bdi`) but aligns with its label. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  const { t } = useLingui()
  return (
    <List>
      {items.map(({ label, value, isWide }) => (
        <Pair key={label} $isWide={isWide ?? false}>
          <dt>{label}</dt>
          {isBlank(value) ? (
            <dd data-blank>{t`N/A`}</dd>
          ) : (
            <dd>{typeof value === 'string' ? <BlockBdi>{value}</BlockBdi> : value}</dd>
          )}
        </Pair>
      ))}
    </List>
  )
}

const isBlank = (value: ReactNode) =>
  value === null || value === undefined || value === false || (typeof value === 'string' && !value.trim())
