import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useEffect, useState, type ReactNode, useRef, type KeyboardEvent } from 'react'
import { Input } from 'react-aria-components/Input'
import { useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { getRemoteSearch } from '#components/Select/Option.ts'
import type { SearchEntry, SearchGroup } from '#lib/search/searchEntries.ts'
import { SearchResults, useSearchGroupLabels } from './SearchResults.tsx'
import { Content, SearchHeader, Overlay, Panel, Scroll, SearchBox } from './SearchScreen.styles.ts'
import { useAutocomplete } from 'react-aria/useAutocomplete'
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete'
import { Provider } from 'react-aria-components/slots'
import { useAutocompleteState } from 'react-stately/private/autocomplete/useAutocompleteState'
import { type PreferenceSectionsOptions, usePreferenceSections } from '#layouts/AppShell/usePreferenceSections.ts'
import { type NavigationEntry, flattenNavigation } from '#lib/navigation/navigation.ts'
import { ready } from '#remote.ts'

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

type AutocompleteProviderProps = { search: string; onSearch: (search: string) => void; children: ReactNode }

/**
 * Lets the keys of a field move through the list below it, as `Autocomplete` of react-aria does: that one stands in a file
 * with what every field needs, and would come with the first page.
 */
function AutocompleteProvider({ search, onSearch, children }: AutocompleteProviderProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const collectionRef = useRef<HTMLElement>(null)
  const state = useAutocompleteState({ inputValue: search, onInputChange: onSearch })
  const found = useAutocomplete({ inputRef, collectionRef }, state)
  return (
    <Provider
      values={[
        [AutocompleteStateContext, state],
        [FieldInputContext, { ...found.inputProps, ref: inputRef }],
        [SelectableCollectionContext, { ...found.collectionProps, ref: found.collectionRef }],
      ]}
    >
      {children}
    </Provider>
  )
}

/**
 * Enter opens the first that is found where no other row was gone to, also for whoever pastes what they seek, and for
 * whoever types so fast that it isn’t there yet: then it opens when it is, never what was found before. Each row says
 * for which words it was found.
 */
function useOpenFirstOnEnter(search: string) {
  const list = useRef<HTMLDivElement>(null)
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (awaited.current !== undefined && openFirst(list.current, awaited.current)) awaited.current = undefined
    })
    observer.observe(list.current!, { subtree: true, childList: true, attributeFilter: ['data-sought'] })
    return () => observer.disconnect()
  }, [])
  return {
    list,
    onKeyDownCapture: (event: KeyboardEvent) => {
      awaited.current = undefined
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || search === '') return
      if (!(event.target instanceof HTMLInputElement)) return
      const row = event.target.getAttribute('aria-activedescendant')
      if (row !== null && document.getElementById(row)?.dataset['sought'] === search) return
      event.preventDefault()
      event.stopPropagation()
      if (!openFirst(list.current, search)) awaited.current = search
    },
  }
}

/** Whether something was found for these words, which is opened then. */
function openFirst(list: HTMLElement | null, sought: string): boolean {
  const first = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].find(
    ({ dataset }) => dataset['sought'] === sought,
  )
  first?.click()
  return first !== undefined
}

/** What can be begun from anywhere, by where it is done. */
type ActionHrefs = Partial<
  Record<'createCourse' | 'createEvent' | 'createPolicy' | 'allotTeacher' | 'createClass' | 'createReport', string>
>

type PageAndActionEntriesProps = {
  /** The menu of the role, with what else has a page. */
  pages: readonly NavigationEntry[]
  actions: ActionHrefs
  choices: PreferenceSectionsOptions
}

/** The pages of whoever searches, and what they can do: nobody has to be asked for these. */
function usePageAndActionEntries({ pages, actions, choices }: PageAndActionEntriesProps): readonly SearchGroup[] {
  const { t, i18n } = useLingui()
  const words: Record<keyof ActionHrefs, string> = {
    createCourse: t`Create a course`,
    createEvent: t`Create an event`,
    createPolicy: t`Create a policy`,
    allotTeacher: t`Allot a teacher`,
    createClass: t`Create a class`,
    createReport: t`Create a report`,
  }
  const places = flattenNavigation(pages).map((place): SearchEntry => {
    const { id, title, path } = place
    return { id: `page ${id}`, kind: 'page', title: i18n._(title), href: path }
  })
  const begun = (Object.keys(words) as (keyof ActionHrefs)[]).flatMap((id): SearchEntry[] => {
    const href = actions[id]
    return href === undefined ? [] : [{ id: `action ${id}`, kind: 'action', title: words[id], href }]
  })
  const chosen = usePreferenceSections(choices).flatMap(
    ({ label, items, selectedIds: now, isMultiple = false, onChoose }) =>
      items.flatMap((item): SearchEntry[] => {
        const isOn = now.includes(item.id)
        // What is chosen already isn’t chosen again, but what may be switched off is.
        if (isOn && !isMultiple) return []
        const title = isOn ? t`Show personal details` : item.label
        return [
          { id: `choice ${item.id}`, kind: 'action', title: `${label}: ${title}`, onAct: () => onChoose(item.id) },
        ]
      }),
  )
  return [
    { id: 'pages', entries: ready(places) },
    { id: 'actions', entries: ready([...begun, ...chosen]) },
  ]
}
