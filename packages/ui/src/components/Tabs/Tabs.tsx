import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { MainRow, MoreRow, SingleRow, TwoRows } from './Tabs.styles.ts'
import type { TabItem } from './TabItem.ts'
import { TabPanel } from './TabPanel.tsx'
import { TabTitles } from './TabTitles.tsx'
import { useFocusOnLoss } from './useFocusOnLoss.ts'
import { useScrolledTabs } from './useScrolledTabs.ts'
import { useTabKeys } from './useTabKeys.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`

const Reasons = styled.ul`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

type TabsProps = {
  label: string
  items: readonly TabItem[]
  /** Less important tabs, in a second row that scrolls. With them, `items` are always visible: they wrap. */
  moreItems?: readonly TabItem[]
  selectedId?: string
  onSelect?: (id: string) => void
}

const none: readonly TabItem[] = []

/**
 * Views of one thing, one at a time, of which only the open one is there. react-aria’s own tabs would bring along what
 * makes its lists, twenty times as much.
 */
export function Tabs({ label, items, moreItems = none, selectedId, onSelect }: TabsProps) {
  const all = [...items, ...moreItems]
  const disabled = all.filter(({ disabledReason }) => disabledReason !== undefined)
  const root = useFocusOnLoss(selectedId)
  const [own, setOwn] = useState(selectedId)
  const wanted = selectedId ?? own
  const first = all.find(({ disabledReason }) => disabledReason === undefined) ?? all[0]
  const selected = all.find(({ id }) => id === wanted) ?? first
  const { list, more } = useScrolledTabs(selected?.id)
  const prefix = useId()
  const choose = (id: string) => {
    if (id === selected?.id) return
    setOwn(id)
    onSelect?.(id)
  }
  const tabList = {
    role: 'tablist',
    'aria-label': label,
    'aria-orientation': 'horizontal',
    onKeyDown: useTabKeys(choose),
  } as const
  const titles = { prefix, selectedId: selected?.id, onChoose: choose }
  return (
    <Root ref={root}>
      {moreItems.length === 0 ? (
        <SingleRow {...tabList} ref={list} {...(more && { 'data-more': more })}>
          <TabTitles {...titles} items={items} />
        </SingleRow>
      ) : (
        <TwoRows {...tabList} data-off-paper>
          <MainRow>
            <TabTitles {...titles} items={items} />
          </MainRow>
          <MoreRow ref={list} {...(more && { 'data-more': more })}>
            <TabTitles {...titles} items={moreItems} />
          </MoreRow>
        </TwoRows>
      )}
      {disabled.length > 0 && (
        <Reasons>
          {disabled.map(({ id, title, disabledReason }) => (
            <li key={id} id={`${prefix}reason-${id}`}>
              {title}: {disabledReason}
            </li>
          ))}
        </Reasons>
      )}
      {selected && (
        <TabPanel key={selected.id} id={`${prefix}panel-${selected.id}`} tabId={`${prefix}tab-${selected.id}`}>
          {selected.content}
        </TabPanel>
      )}
    </Root>
  )
}
