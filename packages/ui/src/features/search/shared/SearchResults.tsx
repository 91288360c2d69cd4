import { useLingui } from '@lingui/react/macro'
import type { SearchGroupId, SearchEntry, SearchGroup } from '#lib/search/searchEntries.ts'
import { plural } from '@lingui/core/macro'
import { Ellipsis, EyeOff } from 'lucide-react'
import { ListBoxSection } from 'react-aria-components/ListBox'
import { isSearchPending } from '#components/Select/Option.ts'
import { useIsPrivate } from '#components/Masked/Masked.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { SearchResultRow } from './SearchResultRow.tsx'
import { findHiddenMatch, type EntrySearchResult, createEntrySearch } from './createEntrySearch.ts'
import { Caption, List, NoSearchResults, Row, IconBox, ResultText, Note, Notes } from './SearchDialog.styles.ts'
import { useEffect, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Spinner } from '#components/LoadingIndicator/LoadingIndicator.tsx'

export function useSearchGroupLabels(): Record<SearchGroupId, string> {
  const { t } = useLingui()
  return {
    students: t`Students`,
    teachers: t`Teachers`,
    courses: t`Courses`,
    classes: t`Classes`,
    events: t`Events`,
    pages: t`Pages`,
    actions: t`Actions`,
  }
}

/** Milliseconds of a frame’s idle time to leave unused. */
const RESERVED_IDLE_MS = 3

type FoundGroup = EntrySearchResult & Pick<SearchGroup, 'id' | 'getMoreHref'> & { isMore: boolean }

/** Results of each group, best first; groups without results are omitted. */
function useSearchResults(groups: readonly SearchGroup[], search: string, isPrivate: boolean): readonly FoundGroup[] {
  const [finders] = useState(() => new Map<SearchGroupId, ReturnType<typeof createEntrySearch>>())
  const finderOf = (id: SearchGroupId) => {
    const finder = finders.get(id) ?? createEntrySearch()
    finders.set(id, finder)
    return finder
  }
  const readyGroups = groups.flatMap(({ entries, ...group }) =>
    entries.state === 'ready'
      ? [{ ...group, entries: entries.data, isMore: entries.remoteSearch?.hasMore ?? false }]
      : [],
  )
  const sizes = readyGroups.map(({ id, entries }) => `${id} ${entries.length}`).join()

  // Builds the search index during idle time, so that the first keystroke isn’t slow. Safari lacks requestIdleCallback.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined
    const remaining = readyGroups.map(
      ({ id, entries }) =>
        () =>
          finderOf(id).prepare(entries, isPrivate),
    )
    const prepareNext = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > RESERVED_IDLE_MS) {
        const [prepare] = remaining
        if (prepare === undefined) return
        if (!prepare()) remaining.shift()
      }
      callbackId = requestIdleCallback(prepareNext)
    }
    let callbackId = requestIdleCallback(prepareNext)
    return () => cancelIdleCallback(callbackId)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sizes, isPrivate])

  if (search === '') return []
  return readyGroups
    .map(({ entries, ...group }) => ({ ...group, ...finderOf(group.id).find(entries, search, isPrivate) }))
    .filter(({ shown }) => shown.length > 0)
    .toSorted((one, other) => one.rank - other.rank)
}

type SearchResultsProps = {
  groups: readonly SearchGroup[]
  /** Entries shown while the query is empty. */
  offered: readonly { id: string; caption: string; entries: readonly SearchEntry[] }[]
  search: string
  onChoose: (entry: SearchEntry) => void
  onMore: (href: string) => void
}

/** Search results by group, or suggestions while the query is empty. */
export function SearchResults({ groups, offered, search, onChoose, onMore }: SearchResultsProps) {
  const { t, i18n } = useLingui()
  const isPrivate = useIsPrivate()
  const captions = useSearchGroupLabels()
  const results = useSearchResults(groups, search, isPrivate)
  const hasQuery = search !== ''
  const sections = hasQuery
    ? results.map(({ shown, ...group }) => ({ ...group, caption: captions[group.id], entries: shown }))
    : offered.map((part) => ({ ...part, more: 0, isMore: false, getMoreHref: undefined }))
  const rows = new Map(sections.flatMap(({ id, entries }) => entries.map((entry) => [`${id}: ${entry.id}`, entry])))
  const count = sections.reduce((sum, { entries, more }) => sum + entries.length + more, 0)
  const isComplete = groups.every(({ entries }) => entries.state === 'ready' && !isSearchPending(entries, search))
  const isMore = sections.some((section) => section.isMore)
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {hasQuery &&
          isComplete &&
          (isMore
            ? t`${plural(count, { one: 'More than # result', other: 'More than # results' })}`
            : t`${plural(count, { one: '# result', other: '# results' })}`)}
      </VisuallyHidden>
      <List
        aria-label={t`Results`}
        onAction={(id) => {
          const entry = rows.get(String(id))
          if (entry) onChoose(entry)
        }}
        renderEmptyState={() =>
          isComplete && (
            <NoSearchResults>
              <p>{t`Nothing matches “${search}”`}</p>
              <p>{t`Try a name, ID, phone number or page.`}</p>
            </NoSearchResults>
          )
        }
      >
        {sections.map(({ id, caption, entries, more, isMore: isMoreOfIt, getMoreHref }) => (
          <ListBoxSection key={id} id={id}>
            <Caption>{caption}</Caption>
            {entries.map((entry) => (
              <SearchResultRow
                key={entry.id}
                rowId={`${id}: ${entry.id}`}
                entry={entry}
                search={search}
                matchedText={hasQuery ? findHiddenMatch(entry, search, isPrivate) : undefined}
              />
            ))}
            {(more > 0 || isMoreOfIt) && getMoreHref && (
              <Row
                id={`${id}: more`}
                data-query={search}
                href={getMoreHref(search)}
                textValue={isMoreOfIt ? t`More` : t`${i18n.number(more)} more`}
                onAction={() => onMore(getMoreHref(search))}
              >
                <IconBox>
                  <Ellipsis aria-hidden />
                </IconBox>
                <ResultText>{isMoreOfIt ? t`More` : t`${i18n.number(more)} more`}</ResultText>
              </Row>
            )}
          </ListBoxSection>
        ))}
      </List>
      <SearchGroupNotes groups={groups} captions={captions} search={search} />
    </>
  )
}

type SearchGroupNotesProps = { groups: readonly SearchGroup[]; captions: Record<SearchGroupId, string>; search: string }

/** Groups that are still loading, failed or masked. */
function SearchGroupNotes({ groups, captions, search }: SearchGroupNotesProps) {
  const { t } = useLingui()
  const isPrivate = useIsPrivate()
  // Screen readers would announce an empty list.
  if (!isPrivate && groups.every(({ entries }) => entries.state === 'ready' && !isSearchPending(entries, search)))
    return null
  return (
    <Notes>
      {groups.map(({ id, entries }) => {
        switch (entries.state) {
          case 'loading':
            return <LoadingNote key={id} caption={captions[id]} />
          case 'failed':
            return (
              <Note key={id}>
                <span role="alert">
                  {captions[id]}: {entries.message}
                </span>
                <Button variant="secondary" size="sm" onPress={entries.retry}>{t`Try again`}</Button>
              </Note>
            )
          case 'ready':
            return isSearchPending(entries, search) ? <LoadingNote key={id} caption={captions[id]} /> : null
        }
      })}
      {isPrivate && (
        <Note>
          <EyeOff aria-hidden />
          <span>{t`Privacy mode is on, so you can’t search by phone or email.`}</span>
        </Note>
      )}
    </Notes>
  )
}

function LoadingNote({ caption }: { caption: string }) {
  const { t } = useLingui()
  return (
    <Note>
      <Spinner />
      {caption}: {t`Loading…`}
    </Note>
  )
}
