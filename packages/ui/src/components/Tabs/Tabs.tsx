import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { TabPanel } from './TabPanel.tsx'
import { useFocusOnLoss } from './useFocusOnLoss.ts'
import { useScrolledTabs } from './useScrolledTabs.ts'
import { useTabKeys } from './useTabKeys.ts'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`

const List = styled.div`
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

const Title = styled.button.attrs({ type: 'button', role: 'tab' })`
  flex: none;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 0;
  border-block-end: 2px solid transparent;
  outline: none;
  background: none;
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.weight.medium};
  cursor: pointer;

  @media (hover: hover) {
    &:enabled:hover {
      color: ${tokens.color.text};
    }
  }
  &[aria-selected='true'] {
    border-block-end-color: ${tokens.color.brand};
    color: ${tokens.color.brand};
  }
  /* Forced colours draw every edge, also a transparent one, in the colour of the words. */
  @media (forced-colors: active) {
    &[aria-selected='false'] {
      border-block-end-color: Canvas;
    }
    &[aria-selected='true'] {
      border-block-end-color: Highlight;
      color: Highlight;
    }
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
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

/**
 * Views of one thing, one at a time, of which only the open one is there. react-aria’s own tabs would bring along what
 * makes its lists, twenty times as much.
 */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  const disabled = items.filter(({ disabledReason }) => disabledReason !== undefined)
  const root = useFocusOnLoss(selectedId)
  const [own, setOwn] = useState(selectedId)
  const wanted = selectedId ?? own
  const first = items.find(({ disabledReason }) => disabledReason === undefined) ?? items[0]
  const selected = items.find(({ id }) => id === wanted) ?? first
  const { list, edges } = useScrolledTabs(selected?.id)
  const more = [edges.left && 'left', edges.right && 'right'].filter(Boolean).join(' ')
  const prefix = useId()
  const tabId = (id: string) => `${prefix}tab-${id}`
  const panelId = (id: string) => `${prefix}panel-${id}`
  const choose = (id: string) => {
    if (id === selected?.id) return
    setOwn(id)
    onSelect?.(id)
  }
  const onKeyDown = useTabKeys(choose)
  return (
    <Root ref={root}>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        onKeyDown={onKeyDown}
        {...(more && { 'data-more': more })}
      >
        {items.map(({ id, title, disabledReason }) => {
          const isSelected = id === selected?.id
          const isDisabled = disabledReason !== undefined
          return (
            <Title
              key={id}
              id={tabId(id)}
              data-key={id}
              aria-selected={isSelected}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => choose(id)}
              {...(isSelected && { 'aria-controls': panelId(id) })}
              {...(isDisabled && { disabled: true, 'aria-disabled': true })}
            >
              {title}
            </Title>
          )
        })}
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
      {selected && (
        <TabPanel key={selected.id} id={panelId(selected.id)} tabId={tabId(selected.id)}>
          {selected.content}
        </TabPanel>
      )}
    </Root>
  )
}
