import type { Outline } from '@maktab/contract/schema'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { BlockBdi } from '../Bdi/Bdi.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Surface } from '../Surface/Surface.tsx'

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: baseline;
  padding: ${tokens.space[4]} ${tokens.space[5]};

  > span {
    min-inline-size: 2ch;
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  h2 {
    font-size: ${tokens.text.md};
    overflow-wrap: anywhere;
  }
  p {
    grid-column: 2;
    max-inline-size: ${tokens.size.readable};
    color: ${tokens.color.textMuted};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

type OutlineListProps = { outlines: readonly Outline[] }

/** The outlines of a course, read-only. */
export function OutlineList({ outlines }: OutlineListProps) {
  const { t, i18n } = useLingui()
  if (outlines.length === 0) {
    return (
      <EmptyState scene="courses" title={t`No outlines available`}>
        <Trans>Outlines appear here once the school adds them.</Trans>
      </EmptyState>
    )
  }
  return (
    <Surface as="ol" isDivided role="list">
      {outlines.map(({ id, title, description }, index) => (
        <Item key={id}>
          <span aria-hidden>{i18n.number(index + 1)}</span>
          <h2>
            <BlockBdi languageHint={description}>{title}</BlockBdi>
          </h2>
          {description && (
            <p>
              <BlockBdi>{description}</BlockBdi>
            </p>
          )}
        </Item>
      ))}
    </Surface>
  )
}
