import { type ComponentProps, Fragment, use } from 'react'
import { type CollectionRenderer, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder'
import { TabListStateContext } from 'react-aria-components/Tabs'
import { MainRow, MoreRow } from './Tabs.styles.ts'
import { useScrollToSelected } from './useScrollToSelected.ts'

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

export const tabRowsRenderer: CollectionRenderer = { ...DefaultCollectionRenderer, CollectionRoot: TabRows }
