import { type ReactNode, useEffect, useRef, useState, useId, type ComponentProps, Fragment, use } from 'react'
import {
  CollectionRendererContext,
  type CollectionRenderer,
  DefaultCollectionRenderer,
} from 'react-aria-components/CollectionBuilder'
import { Tabs as AriaTabs, TabListStateContext } from 'react-aria-components/Tabs'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Panel, SingleRow, TabTitle, TwoRows, MainRow, MoreRow } from './Tabs.styles.ts'
import { Text } from '../Text/Text.tsx'
import { useScrollToSelected } from './useScrollToSelected.ts'

export type TabItem = {
  id: string
  title: string
  content: ReactNode
  /** Why the tab is disabled; shown below the tabs, because a disabled tab can't be focused. */
  disabledReason?: string
}

/** The tabs of one list in two rows; those with `data-more-row` are in the second row, which scrolls. */
function TabRows({ collection }: ComponentProps<CollectionRenderer['CollectionRoot']>) {
  const selectedKey = use(TabListStateContext)?.selectedKey
  const { list, more } = useScrollToSelected(selectedKey === undefined ? undefined : String(selectedKey))
  const tabs = [...collection].map((item) => ({
    isMore: 'data-more-row' in item.props,
    tab: <Fragment key={item.key}>{item.render?.(item)}</Fragment>,
  }))
  return (
    <>
      <MainRow>{tabs.flatMap(({ isMore, tab }) => (isMore ? [] : [tab]))}</MainRow>
      <MoreRow ref={list} {...(more && { 'data-more': more })}>
        {tabs.flatMap(({ isMore, tab }) => (isMore ? [tab] : []))}
      </MoreRow>
    </>
  )
}

const tabRowsRenderer: CollectionRenderer = { ...DefaultCollectionRenderer, CollectionRoot: TabRows }

const Root = styled(AriaTabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`

type TabsProps = {
  label: string
  items: readonly TabItem[]
  /** Less important tabs, in a second row that scrolls; the first row wraps then. */
  moreItems?: readonly TabItem[]
  selectedId?: string
  onSelect?: (id: string) => void
}

const none: readonly TabItem[] = []

/** Tabs that render only the selected panel. */
export function Tabs({ label, items, moreItems = none, selectedId, onSelect }: TabsProps) {
  const all = [...items, ...moreItems]
  const disabled = all.filter(({ disabledReason }) => disabledReason !== undefined)
  const root = useFocusSelectedTab(selectedId)
  const [ownSelectedId, setOwnSelectedId] = useState(selectedId)
  const requestedId = selectedId ?? ownSelectedId
  const first = all.find(({ disabledReason }) => disabledReason === undefined) ?? all[0]
  const selected = all.find(({ id }) => id === requestedId) ?? first
  const { list, more } = useScrollToSelected(selected?.id)
  const prefix = useId()
  const titles = all.map(({ id, title, disabledReason }, at) => (
    <TabTitle
      key={id}
      id={id}
      {...(at >= items.length && { 'data-more-row': true })}
      {...(disabledReason !== undefined && { isDisabled: true, 'aria-describedby': `${prefix}reason-${id}` })}
    >
      {title}
    </TabTitle>
  ))
  return (
    <Root
      ref={root}
      {...(selected && { selectedKey: selected.id })}
      onSelectionChange={(key) => {
        if (key === selected?.id) return
        setOwnSelectedId(String(key))
        onSelect?.(String(key))
      }}
    >
      {moreItems.length === 0 ? (
        <SingleRow aria-label={label} ref={list} {...(more && { 'data-more': more })}>
          {titles}
        </SingleRow>
      ) : (
        <CollectionRendererContext value={tabRowsRenderer}>
          <TwoRows aria-label={label} data-off-paper>
            {titles}
          </TwoRows>
        </CollectionRendererContext>
      )}
      {disabled.length > 0 && (
        <Text as="ul" tone="muted" size="sm">
          {disabled.map(({ id, title, disabledReason }) => (
            <li key={id} id={`${prefix}reason-${id}`}>
              {title}: {disabledReason}
            </li>
          ))}
        </Text>
      )}
      {all.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </Root>
  )
}

/** If the focused panel is replaced, for example by the back button, the focus moves to the new tab. */
function useFocusSelectedTab(selectedId: string | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef(selectedId)
  useEffect(() => {
    if (last.current === selectedId) return
    last.current = selectedId
    const { activeElement } = document
    // The old panel may still be in the page for a moment, inert.
    const isInOldPanel = root.current?.contains(activeElement) && activeElement?.closest('[inert]')
    if (!isInOldPanel && activeElement !== null && activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
  }, [selectedId])
  return root
}
