import { type ReactNode, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useFocusOnLoss } from './useFocusOnLoss.ts'
import { useScrolledTabs } from './useScrolledTabs.ts'

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
  scrollbar-width: none;

  /* Where there are more tabs the edge fades. */
  &[data-more='left'] {
    mask-image: linear-gradient(to left, black calc(100% - 40px), transparent);
  }
  &[data-more='right'] {
    mask-image: linear-gradient(to right, black calc(100% - 40px), transparent);
  }
  &[data-more='left right'] {
    mask-image: linear-gradient(to right, transparent, black 40px, black calc(100% - 40px), transparent);
  }
`

const Title = styled(Tab)`
  flex: none;
  min-block-size: ${tokens.size.control};
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
  const [own, setOwn] = useState(selectedId)
  const { list, edges } = useScrolledTabs(selectedId ?? own)
  const more = [edges.left && 'left', edges.right && 'right'].filter(Boolean).join(' ')
  return (
    <Root
      ref={root}
      {...(selectedId !== undefined && { selectedKey: selectedId })}
      onSelectionChange={(key) => {
        setOwn(String(key))
        onSelect?.(String(key))
      }}
      disabledKeys={disabled.map(({ id }) => id)}
    >
      <List ref={list} aria-label={label} {...(more && { 'data-more': more })}>
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
