import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useFocusOnLoss } from './useFocusOnLoss.ts'

const Root = styled(AriaTabs)`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`

const List = styled(TabList)`
  display: flex;
  gap: ${tokens.space[1]};
  overflow-x: auto;
  border-block-end: 1px solid ${tokens.color.border};
`

const Title = styled(Tab)`
  flex: none;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-block-end: 2px solid transparent;
  outline: none;
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.weight.medium};
  cursor: pointer;

  &[data-hovered] {
    color: ${tokens.color.text};
  }
  &[data-selected] {
    border-block-end-color: ${tokens.color.brand};
    color: ${tokens.color.brand};
  }
  /* Forced colours draw every edge, also a transparent one, in the colour of the words. */
  @media (forced-colors: active) {
    &:not([data-selected]) {
      border-block-end-color: Canvas;
    }
    &[data-selected] {
      border-block-end-color: Highlight;
      color: Highlight;
    }
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
`

const Panel = styled(TabPanel)`
  min-inline-size: 0;
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 4px;
  }
`

const Reasons = styled.ul`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

export type TabItem = {
  id: string
  title: string
  content: ReactNode
  /** Why the tab can’t be opened; shown under the tabs, because a disabled tab can’t speak for itself. */
  disabledReason?: string
}

type TabsProps = {
  label: string
  items: readonly TabItem[]
  selectedId?: string
  onSelect?: (id: string) => void
}

/** Views of one thing, one at a time. */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  const disabled = items.filter(({ disabledReason }) => disabledReason !== undefined)
  const root = useFocusOnLoss(selectedId)
  return (
    <Root
      ref={root}
      {...(selectedId !== undefined && { selectedKey: selectedId })}
      onSelectionChange={(key) => onSelect?.(String(key))}
      disabledKeys={disabled.map(({ id }) => id)}
    >
      <List aria-label={label}>
        {items.map(({ id, title }) => (
          <Title key={id} id={id}>
            {title}
          </Title>
        ))}
      </List>
      {disabled.length > 0 && (
        <Reasons>
          {disabled.map(({ id, title, disabledReason }) => (
            <li key={id}>
              {title}: {disabledReason}
            </li>
          ))}
        </Reasons>
      )}
      {items.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </Root>
  )
}
