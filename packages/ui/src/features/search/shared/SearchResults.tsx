import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { ListBoxSection } from 'react-aria-components/ListBox'
import { isSearchPending } from '#components/Select/remoteSearch.ts'
import { useIsPrivate } from '#components/Masked/PrivacyProvider.tsx'
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.ts'
import type { SearchEntry, SearchGroup } from '#lib/search/SearchEntry.ts'
import { SearchResultRow } from './SearchResultRow.tsx'
import { findHiddenMatch } from './findHiddenMatch.ts'
import { SearchGroupNotes } from './SearchGroupNotes.tsx'
import { Caption, List, NoSearchResults, Row, IconBox, ResultText } from './SearchScreen.styles.ts'
import { useSearchGroupLabels } from './useSearchGroupLabels.ts'
import { useSearchResults } from './useSearchResults.ts'

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
