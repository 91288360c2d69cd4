import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextLine } from '../Bdi/TextLine.ts'
import { List, Pair } from './DescriptionList.styles.ts'

export type Description = {
  label: string
  /** Nothing, or blank text, shows as N/A. */
  value: ReactNode
  /** Takes a line of its own, for what may be long. */
  isWide?: boolean
}

/**
 * What is known of one thing: labels and values. A text that runs the other way keeps its order (`bdi`) and still
 * stands under its label.
 */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  const { t } = useLingui()
  return (
    <List>
      {items.map(({ label, value, isWide }) => (
        <Pair key={label} $isWide={isWide ?? false}>
          <dt>{label}</dt>
          {isBlank(value) ? (
            <dd data-blank>{t`N/A`}</dd>
          ) : (
            <dd>{typeof value === 'string' ? <TextLine>{value}</TextLine> : value}</dd>
          )}
        </Pair>
      ))}
    </List>
  )
}

const isBlank = (value: ReactNode) =>
  value === null || value === undefined || value === false || (typeof value === 'string' && !value.trim())
