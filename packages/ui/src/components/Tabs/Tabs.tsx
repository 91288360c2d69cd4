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

export type TabItem = {
  id: string
  title: string
  content: ReactNode
  /** Why the tab can’t be opened; shown under the tabs, because a disabled tab can’t speak for itself. */
  disabledReason?: string
}

/** How much of the next tab is seen beside one that was scrolled to, so that one knows that there is a next one. */
const PEEK = 40

/** Keeps the selected tab in view where there are more than fit, and the one that a key went to; says on which sides there are others. */
export function useScrollToSelected<List extends HTMLElement = HTMLDivElement>(selectedId: string | undefined) {
  const list = useRef<List>(null)
  const [edges, setEdges] = useState({ left: false, right: false })
  useEffect(() => {
    const { current } = list
    if (!current) return undefined
    const look = () => {
      const next = getOverflowEdges(current)
      setEdges((last) => (last.left === next.left && last.right === next.right ? last : next))
    }
    const bring = (it: Element | null) => {
      const tab = it?.getBoundingClientRect()
      const view = current.getBoundingClientRect()
      if (tab && tab.left < view.left) current.scrollLeft += tab.left - view.left - PEEK
      else if (tab && tab.right > view.right) current.scrollLeft += tab.right - view.right + PEEK
      look()
    }
    const show = () => {
      const isIt = selectedId === undefined ? '[aria-selected=true]' : `[data-key="${CSS.escape(selectedId)}"]`
      // The tab that has the keyboard's focus stays in view, also when another one becomes selected meanwhile.
      bring(current.querySelector(':focus-visible') ?? current.querySelector(isIt))
    }
    // A browser leaves where it is what is only partly in view.
    const follow = ({ target }: FocusEvent) => target instanceof Element && bring(target)
    const observer = new ResizeObserver(show)
    observer.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    current.addEventListener('focusin', follow)
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', look)
      current.removeEventListener('focusin', follow)
    }
  }, [selectedId])
  const more = [edges.left && 'left', edges.right && 'right'].filter(Boolean).join(' ')
  return { list, ...(more && { more }) }
}

/** On which sides something of what a box scrolls is out of view; half a pixel is none. */
function getOverflowEdges(box: HTMLElement): { left: boolean; right: boolean } {
  const view = box.getBoundingClientRect()
  const inside = [...box.children].map((child) => child.getBoundingClientRect())
  return {
    left: inside.some(({ left }) => left < view.left - 1),
    right: inside.some(({ right }) => right > view.right + 1),
  }
}

/** The tabs of one list in two rows, of which the second scrolls; those with `data-more-row` are in the second. */
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

/** Views of one thing, one at a time, of which only the open one is there. */
export function Tabs({ label, items, moreItems = none, selectedId, onSelect }: TabsProps) {
  const all = [...items, ...moreItems]
  const disabled = all.filter(({ disabledReason }) => disabledReason !== undefined)
  const root = useFocusSelectedTab(selectedId)
  const [own, setOwn] = useState(selectedId)
  const wanted = selectedId ?? own
  const first = all.find(({ disabledReason }) => disabledReason === undefined) ?? all[0]
  const selected = all.find(({ id }) => id === wanted) ?? first
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
        setOwn(String(key))
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
        <Reasons>
          {disabled.map(({ id, title, disabledReason }) => (
            <li key={id} id={`${prefix}reason-${id}`}>
              {title}: {disabledReason}
            </li>
          ))}
        </Reasons>
      )}
      {all.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </Root>
  )
}

/** Where the view that had the focus is replaced, by the back button say, the focus goes to the tab of the new one. */
function useFocusSelectedTab(selectedId: string | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef(selectedId)
  useEffect(() => {
    if (last.current === selectedId) return
    last.current = selectedId
    const { activeElement } = document
    // The view on its way out may still be there for a moment, where nothing can be done in it any more.
    const isLeft = root.current?.contains(activeElement) && activeElement?.closest('[inert]')
    if (!isLeft && activeElement !== null && activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
  }, [selectedId])
  return root
}
