import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { partOf } from '#components/Select/partOf.ts'
import type { Entry, EntryGroup } from '#model/searchEntry.ts'
import { Results } from './Results.tsx'
import { Content, Head, Overlay, Panel, Scroll, SearchBox } from './SearchScreen.styles.ts'
import { Suggesting } from './Suggesting.tsx'
import { useCaptions } from './useCaptions.ts'
import { useEnterAhead } from './useEnterAhead.ts'
import { type OwnEntriesProps, useOwnEntries } from './useOwnEntries.ts'

type SearchScreenProps = OwnEntriesProps & {
  /** The lists of whoever searches. */
  groups: readonly EntryGroup[]
  /** What they chose last, by the ids of its entries. */
  recent: readonly string[]
  onClose: () => void
  /** On the way to what was chosen, which closes it too. */
  onChoose: (entry: Entry) => void
  /** On the way to a list of all that was found, which closes it too. */
  onMore: (href: string) => void
}

export type { OwnEntriesProps }

/** Around it stands what it controls: what was found is always open, and `Suggesting` says which it is. */
const combobox = { role: 'combobox', 'aria-expanded': true } as const

/** Finds whatever the school has from whatever page is open: people, what is taught, pages, and what can be done. */
export function SearchScreen({ groups, recent, onClose, onChoose, onMore, ...own }: SearchScreenProps) {
  const { t } = useLingui()
  const tongueOf = useTongue()
  const captions = useCaptions()
  const [search, setSearch] = useState('')
  // What is typed is there at once, whatever is found of it.
  const sought = useDeferredValue(search)
  useEffect(() => {
    for (const { entries } of groups) partOf(entries)?.find(search)
  }, [groups, search])
  const { list, onKeyDownCapture } = useEnterAhead(search.trim())
  const ownGroups = useOwnEntries(own)
  const all = [...groups, ...ownGroups]
  const last = recent.flatMap((id) => entryOf(id, all) ?? [])
  const offered = [
    { id: 'recent', caption: t`Recent`, entries: last },
    ...ownGroups.map((group) => ({ id: group.id, caption: captions[group.id], entries: entriesIn(group) })),
  ]
  const choose = (entry: Entry) => {
    onChoose(entry)
    entry.onAct?.()
  }
  return (
    <Overlay isOpen isDismissable onOpenChange={onClose}>
      <Panel>
        <Content aria-label={t`Search`}>
          <Suggesting search={search} onSearch={setSearch}>
            <Head onKeyDownCapture={onKeyDownCapture}>
              <Search aria-hidden />
              <SearchBox autoFocus aria-label={t`Search the school`}>
                <Input {...combobox} placeholder={t`Search the school`} enterKeyHint="go" {...tongueOf(search)} />
              </SearchBox>
              <IconButton label={t`Close`} onPress={onClose}>
                <X aria-hidden />
              </IconButton>
            </Head>
            <Scroll ref={list}>
              <Results
                groups={all}
                offered={offered.filter(({ entries }) => entries.length > 0)}
                search={sought.trim()}
                onChoose={choose}
                onMore={onMore}
              />
            </Scroll>
          </Suggesting>
        </Content>
      </Panel>
    </Overlay>
  )
}

function entriesIn({ entries }: EntryGroup): readonly Entry[] {
  return entries.state === 'ready' ? entries.data : []
}

function entryOf(id: string, groups: readonly EntryGroup[]): Entry | undefined {
  for (const group of groups) {
    const entry = entriesIn(group).find((one) => one.id === id)
    if (entry) return entry
  }
  return undefined
}
