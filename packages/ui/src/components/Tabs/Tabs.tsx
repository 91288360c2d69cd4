import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { rowOfTitles, titleLook } from './Tabs.styles.ts'
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
  ${rowOfTitles}
`

const Title = styled.button.attrs({ type: 'button', role: 'tab' })`
  ${titleLook}
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
  const { list, more } = useScrolledTabs(selected?.id)
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
