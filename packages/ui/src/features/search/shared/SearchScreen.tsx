import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { useTextAttributes } from '#components/Bdi/useTextAttributes.ts'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { getRemoteSearch } from '#components/Select/remoteSearch.ts'
import type { SearchEntry, SearchGroup } from '#lib/search/SearchEntry.ts'
import { SearchResults } from './SearchResults.tsx'
import { Content, SearchHeader, Overlay, Panel, Scroll, SearchBox } from './SearchScreen.styles.ts'
import { AutocompleteProvider } from './AutocompleteProvider.tsx'
import { useSearchGroupLabels } from './useSearchGroupLabels.ts'
import { useOpenFirstOnEnter } from './useOpenFirstOnEnter.ts'
import { type PageAndActionEntriesProps, usePageAndActionEntries } from './usePageAndActionEntries.ts'

type SearchScreenProps = PageAndActionEntriesProps & {
  /** The lists of whoever searches. */
  groups: readonly SearchGroup[]
  /** What they chose last, by the ids of its entries. */
  recent: readonly string[]
  onClose: () => void
  /** On the way to what was chosen, which closes it too. */
  onChoose: (entry: SearchEntry) => void
  /** On the way to a list of all that was found, which closes it too. */
  onMore: (href: string) => void
}

export type { PageAndActionEntriesProps }

/** Around it stands what it controls: what was found is always open, and `Suggesting` says which it is. */
const combobox = { role: 'combobox', 'aria-expanded': true } as const

/** Finds whatever the school has from whatever page is open: people, what is taught, pages, and what can be done. */
export function SearchScreen({ groups, recent, onClose, onChoose, onMore, ...own }: SearchScreenProps) {
  const { t } = useLingui()
  const tongueOf = useTextAttributes()
  const captions = useSearchGroupLabels()
  const [search, setSearch] = useState('')
  // What is typed is there at once, whatever is found of it.
  const sought = useDeferredValue(search)
  useEffect(() => {
    for (const { entries } of groups) getRemoteSearch(entries)?.search(search)
  }, [groups, search])
  const { list, onKeyDownCapture } = useOpenFirstOnEnter(search.trim())
  const ownGroups = usePageAndActionEntries(own)
  const all = [...groups, ...ownGroups]
  const last = recent.flatMap((id) => entryOf(id, all) ?? [])
  const offered = [
    { id: 'recent', caption: t`Recent`, entries: last },
    ...ownGroups.map((group) => ({ id: group.id, caption: captions[group.id], entries: entriesIn(group) })),
  ]
  const choose = (entry: SearchEntry) => {
    onChoose(entry)
    entry.onAct?.()
  }
  return (
    <Overlay isOpen isDismissable onOpenChange={onClose}>
      <Panel>
        <Content aria-label={t`Search`}>
          <AutocompleteProvider search={search} onSearch={setSearch}>
            <SearchHeader onKeyDownCapture={onKeyDownCapture}>
              <Search aria-hidden />
              <SearchBox autoFocus aria-label={t`Search the school`}>
                <Input {...combobox} placeholder={t`Search the school`} enterKeyHint="go" {...tongueOf(search)} />
              </SearchBox>
              <IconButton label={t`Close`} onPress={onClose}>
                <X aria-hidden />
              </IconButton>
            </SearchHeader>
            <Scroll ref={list}>
              <SearchResults
                groups={all}
                offered={offered.filter(({ entries }) => entries.length > 0)}
                search={sought.trim()}
                onChoose={choose}
                onMore={onMore}
              />
            </Scroll>
          </AutocompleteProvider>
        </Content>
      </Panel>
    </Overlay>
  )
}

function entriesIn({ entries }: SearchGroup): readonly SearchEntry[] {
  return entries.state === 'ready' ? entries.data : []
}

function entryOf(id: string, groups: readonly SearchGroup[]): SearchEntry | undefined {
  for (const group of groups) {
    const entry = entriesIn(group).find((one) => one.id === id)
    if (entry) return entry
  }
  return undefined
}
