import type { Outline } from '@maktab/contract/schema'
import { TextLine } from '../Bdi/TextLine.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Item, List } from './OutlineList.styles.ts'

type OutlineListProps = { outlines: readonly Outline[] }

/** What a course teaches, step by step, to be read. */
export function OutlineList({ outlines }: OutlineListProps) {
  const { t, i18n } = useLingui()
  if (outlines.length === 0) {
    return (
      <EmptyState kind="courses" title={t`No outlines available`}>
        <Trans>What the course teaches, step by step, stands here as soon as the school has written it down.</Trans>
      </EmptyState>
    )
  }
  return (
    <List role="list">
      {outlines.map(({ id, title, description }, index) => (
        <Item key={id}>
          <span aria-hidden>{i18n.number(index + 1)}</span>
          <h2>
            <TextLine beside={description}>{title}</TextLine>
          </h2>
          {description && (
            <p>
              <TextLine>{description}</TextLine>
            </p>
          )}
        </Item>
      ))}
    </List>
  )
}
