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
import { Caption, List, NoSearchResults, Row, IconBox, ResultText, Note, Notes } from './SearchScreen.styles.ts'
import { useEffect, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Spinner } from '#components/LoadingIndicator/LoadingIndicator.tsx'

/** What each list is called. */
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

/** Of what a frame has left, in milliseconds, this much is somebody else’s. */
const SPARE = 3

type FoundGroup = EntrySearchResult & Pick<SearchGroup, 'id' | 'getMoreHref'> & { isMore: boolean }

/** What the lists have of what is sought, each by itself; those that have nothing are left out. */
function useSearchResults(groups: readonly SearchGroup[], search: string, isPrivate: boolean): readonly FoundGroup[] {
  const [finders] = useState(() => new Map<SearchGroupId, ReturnType<typeof createEntrySearch>>())
  const finderOf = (id: SearchGroupId) => {
    const finder = finders.get(id) ?? createEntrySearch()
    finders.set(id, finder)
    return finder
  }
  const known = groups.flatMap(({ entries, ...group }) =>
    entries.state === 'ready'
      ? [{ ...group, entries: entries.data, isMore: entries.remoteSearch?.hasMore ?? false }]
      : [],
  )
  const sizes = known.map(({ id, entries }) => `${id} ${entries.length}`).join()

  // What makes the first letter slow is done while nobody waits for anything. Safari has no such time.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined
    const left = known.map(
      ({ id, entries }) =>
        () =>
          finderOf(id).prepare(entries, isPrivate),
    )
    const goOn = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > SPARE) {
        const [prepare] = left
        if (prepare === undefined) return
        if (!prepare()) left.shift()
      }
      waiting = requestIdleCallback(goOn)
    }
    let waiting = requestIdleCallback(goOn)
    return () => cancelIdleCallback(waiting)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sizes, isPrivate])

  if (search === '') return []
  return known
    .map(({ entries, ...group }) => ({ ...group, ...finderOf(group.id).find(entries, search, isPrivate) }))
    .filter(({ shown }) => shown.length > 0)
    .toSorted((one, other) => one.rank - other.rank)
}

type SearchResultsProps = {
  groups: readonly SearchGroup[]
  /** What is shown before anything is sought. */
  offered: readonly { id: string; caption: string; entries: readonly SearchEntry[] }[]
  search: string
  onChoose: (entry: SearchEntry) => void
  onMore: (href: string) => void
}

/** What was found in each list, or what one may want before one has said it. */
export function SearchResults({ groups, offered, search, onChoose, onMore }: SearchResultsProps) {
  const { t, i18n } = useLingui()
  const isPrivate = useIsPrivate()
  const captions = useSearchGroupLabels()
  const found = useSearchResults(groups, search, isPrivate)
  const hasWords = search !== ''
  const sections = hasWords
    ? found.map(({ shown, ...group }) => ({ ...group, caption: captions[group.id], entries: shown }))
    : offered.map((part) => ({ ...part, more: 0, isMore: false, getMoreHref: undefined }))
  const rows = new Map(sections.flatMap(({ id, entries }) => entries.map((entry) => [`${id}: ${entry.id}`, entry])))
  const count = sections.reduce((sum, { entries, more }) => sum + entries.length + more, 0)
  const isComplete = groups.every(({ entries }) => entries.state === 'ready' && !isSearchPending(entries, search))
  const isMore = sections.some((section) => section.isMore)
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {hasWords &&
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
              <p>{t`Try a part of the name, an ID, a phone number or the name of a page.`}</p>
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
                matchedText={hasWords ? findHiddenMatch(entry, search, isPrivate) : undefined}
              />
            ))}
            {(more > 0 || isMoreOfIt) && getMoreHref && (
              <Row
                id={`${id}: more`}
                data-sought={search}
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

/** What is not among what was found, and why: each list says it for itself. */
function SearchGroupNotes({ groups, captions, search }: SearchGroupNotesProps) {
  const { t } = useLingui()
  const isPrivate = useIsPrivate()
  // A list of nothing would be read aloud as one.
  if (!isPrivate && groups.every(({ entries }) => entries.state === 'ready' && !isSearchPending(entries, search)))
    return null
  return (
    <Notes>
      {groups.map(({ id, entries }) => {
        switch (entries.state) {
          case 'loading':
            return <OnItsWay key={id} caption={captions[id]} />
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
            return isSearchPending(entries, search) ? <OnItsWay key={id} caption={captions[id]} /> : null
        }
      })}
      {isPrivate && (
        <Note>
          <EyeOff aria-hidden />
          <span>{t`Phone numbers and e-mails are hidden now, and nobody is found by them.`}</span>
        </Note>
      )}
    </Notes>
  )
}

function OnItsWay({ caption }: { caption: string }) {
  const { t } = useLingui()
  return (
    <Note>
      <Spinner />
      {caption}: {t`Loading…`}
    </Note>
  )
}
