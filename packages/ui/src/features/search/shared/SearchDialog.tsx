import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useEffect, useState, type ReactNode, useRef, type KeyboardEvent } from 'react'
import { Input } from 'react-aria-components/Input'
import { useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { getRemoteSearch } from '#components/Select/Option.ts'
import type { SearchEntry, SearchGroup } from '#lib/search/searchEntries.ts'
import { SearchResults, useSearchGroupLabels } from './SearchResults.tsx'
import { Content, SearchHeader, Overlay, Panel, Scroll, SearchBox } from './SearchDialog.styles.ts'
import { useAutocomplete } from 'react-aria/useAutocomplete'
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete'
import { Provider } from 'react-aria-components/slots'
import { useAutocompleteState } from 'react-stately/private/autocomplete/useAutocompleteState'
import { type PreferenceSectionsOptions, usePreferenceSections } from '#layouts/AppShell/usePreferenceSections.ts'
import { type NavigationEntry, flattenNavigation } from '#lib/navigation/navigationEntries.ts'
import { ready } from '#remote.ts'

type SearchDialogProps = PageAndActionEntriesProps & {
  /** Searchable lists of the signed-in user. */
  groups: readonly SearchGroup[]
  /** Ids of recently chosen entries. */
  recent: readonly string[]
  onClose: () => void
  /** Called when an entry is chosen; navigation also closes the dialog. */
  onChoose: (entry: SearchEntry) => void
  /** Called when a group’s “more” link is followed; navigation also closes the dialog. */
  onMore: (href: string) => void
}

/** The listbox is always visible; `aria-controls` and the active row come from `AutocompleteProvider`. */
const combobox = { role: 'combobox', 'aria-expanded': true } as const

/** Global search over people, courses, classes, events, pages and actions. */
export function SearchDialog({ groups, recent, onClose, onChoose, onMore, ...own }: SearchDialogProps) {
  const { t } = useLingui()
  const getTextAttributes = useTextAttributes()
  const captions = useSearchGroupLabels()
  const [search, setSearch] = useState('')
  // The input updates immediately; results may lag behind.
  const deferredSearch = useDeferredValue(search)
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
    entry.onSelect?.()
  }
  return (
    <Overlay isOpen isDismissable onOpenChange={onClose}>
      <Panel>
        <Content aria-label={t`Search`}>
          <AutocompleteProvider search={search} onSearch={setSearch}>
            <SearchHeader onKeyDownCapture={onKeyDownCapture}>
              <Search aria-hidden />
              <SearchBox autoFocus aria-label={t`Search the school`}>
                <Input
                  {...combobox}
                  placeholder={t`Search the school`}
                  enterKeyHint="go"
                  {...getTextAttributes(search)}
                />
              </SearchBox>
              <IconButton label={t`Close`} onPress={onClose}>
                <X aria-hidden />
              </IconButton>
            </SearchHeader>
            <Scroll ref={list}>
              <SearchResults
                groups={all}
                offered={offered.filter(({ entries }) => entries.length > 0)}
                search={deferredSearch.trim()}
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
 * Connects the input with the list, as react-aria’s `Autocomplete` does. That component is in a chunk with all field
 * components, which would be loaded with the first page.
 */
function AutocompleteProvider({ search, onSearch, children }: AutocompleteProviderProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const collectionRef = useRef<HTMLElement>(null)
  const state = useAutocompleteState({ inputValue: search, onInputChange: onSearch })
  const autocomplete = useAutocomplete({ inputRef, collectionRef }, state)
  return (
    <Provider
      values={[
        [AutocompleteStateContext, state],
        [FieldInputContext, { ...autocomplete.inputProps, ref: inputRef }],
        [SelectableCollectionContext, { ...autocomplete.collectionProps, ref: autocomplete.collectionRef }],
      ]}
    >
      {children}
    </Provider>
  )
}

/**
 * On Enter, opens the first result unless another row is active. If the results of the current query aren’t rendered
 * yet, waits for them instead of opening an outdated result; `data-query` on each row holds its query.
 */
function useOpenFirstOnEnter(search: string) {
  const list = useRef<HTMLDivElement>(null)
  const pendingQuery = useRef<string>(undefined)
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (pendingQuery.current !== undefined && openFirst(list.current, pendingQuery.current))
        pendingQuery.current = undefined
    })
    observer.observe(list.current!, { subtree: true, childList: true, attributeFilter: ['data-query'] })
    return () => observer.disconnect()
  }, [])
  return {
    list,
    onKeyDownCapture: (event: KeyboardEvent) => {
      pendingQuery.current = undefined
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || search === '') return
      if (!(event.target instanceof HTMLInputElement)) return
      const row = event.target.getAttribute('aria-activedescendant')
      if (row !== null && document.getElementById(row)?.dataset['query'] === search) return
      event.preventDefault()
      event.stopPropagation()
      if (!openFirst(list.current, search)) pendingQuery.current = search
    },
  }
}

/** Clicks the first result of this query; returns whether there was one. */
function openFirst(list: HTMLElement | null, query: string): boolean {
  const first = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].find(
    ({ dataset }) => dataset['query'] === query,
  )
  first?.click()
  return first !== undefined
}

/** Links of actions that are available everywhere. */
type ActionHrefs = Partial<
  Record<
    | 'addStudent'
    | 'addTeacher'
    | 'importPeople'
    | 'createCourse'
    | 'createEvent'
    | 'createPolicy'
    | 'allotTeacher'
    | 'createClass'
    | 'createReport',
    string
  >
>

export type PageAndActionEntriesProps = {
  /** The role’s menu and other pages. */
  pages: readonly NavigationEntry[]
  actions: ActionHrefs
  choices: PreferenceSectionsOptions
}

/** Pages and actions; available without a request. */
function usePageAndActionEntries({ pages, actions, choices }: PageAndActionEntriesProps): readonly SearchGroup[] {
  const { t, i18n } = useLingui()
  const labels: Record<keyof ActionHrefs, string> = {
    addStudent: t`Add a student`,
    addTeacher: t`Add a teacher`,
    importPeople: t`Import students, teachers or allotments`,
    createCourse: t`Create a course`,
    createEvent: t`Create an event`,
    createPolicy: t`Create a policy`,
    allotTeacher: t`Allot a teacher`,
    createClass: t`Create a class`,
    createReport: t`Create a report`,
  }
  const pageEntries = flattenNavigation(pages).map((place): SearchEntry => {
    const { id, title, path } = place
    return { id: `page ${id}`, kind: 'page', title: i18n._(title), href: path }
  })
  const actionEntries = (Object.keys(labels) as (keyof ActionHrefs)[]).flatMap((id): SearchEntry[] => {
    const href = actions[id]
    return href === undefined ? [] : [{ id: `action ${id}`, kind: 'action', title: labels[id], href }]
  })
  const preferenceEntries = usePreferenceSections(choices).flatMap(
    ({ label, items, selectedIds: now, isMultiple = false, onChoose }) =>
      items.flatMap((item): SearchEntry[] => {
        const isOn = now.includes(item.id)
        // Skip the current choice, unless it can be switched off.
        if (isOn && !isMultiple) return []
        const title = isOn ? t`Show personal details` : item.label
        return [
          { id: `choice ${item.id}`, kind: 'action', title: `${label}: ${title}`, onSelect: () => onChoose(item.id) },
        ]
      }),
  )
  return [
    { id: 'pages', entries: ready(pageEntries) },
    { id: 'actions', entries: ready([...actionEntries, ...preferenceEntries]) },
  ]
}
