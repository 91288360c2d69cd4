import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { ListBoxSection } from 'react-aria-components/ListBox'
import { isSought } from '#components/Select/partOf.ts'
import { usePrivacy } from '#components/Masked/Privacy.tsx'
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.ts'
import type { Entry, EntryGroup } from '#model/searchEntry.ts'
import { EntryRow } from './EntryRow.tsx'
import { foundBy } from './foundBy.ts'
import { GroupNotes } from './GroupNotes.tsx'
import { Caption, List, Nothing, Row, Sign, Words } from './SearchScreen.styles.ts'
import { useCaptions } from './useCaptions.ts'
import { useFound } from './useFound.ts'

type ResultsProps = {
  groups: readonly EntryGroup[]
  /** What is shown before anything is sought. */
  offered: readonly { id: string; caption: string; entries: readonly Entry[] }[]
  search: string
  onChoose: (entry: Entry) => void
  onMore: (href: string) => void
}

/** What was found in each list, or what one may want before one has said it. */
export function Results({ groups, offered, search, onChoose, onMore }: ResultsProps) {
  const { t, i18n } = useLingui()
  const isPrivate = usePrivacy()
  const captions = useCaptions()
  const found = useFound(groups, search, isPrivate)
  const hasWords = search !== ''
  const sections = hasWords
    ? found.map(({ shown, ...group }) => ({ ...group, caption: captions[group.id], entries: shown }))
    : offered.map((part) => ({ ...part, more: 0, isMore: false, getMoreHref: undefined }))
  const rows = new Map(sections.flatMap(({ id, entries }) => entries.map((entry) => [`${id}: ${entry.id}`, entry])))
  const count = sections.reduce((sum, { entries, more }) => sum + entries.length + more, 0)
  const isComplete = groups.every(({ entries }) => entries.state === 'ready' && !isSought(entries, search))
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
            <Nothing>
              <p>{t`Nothing matches “${search}”`}</p>
              <p>{t`Try a part of the name, an ID, a phone number or the name of a page.`}</p>
            </Nothing>
          )
        }
      >
        {sections.map(({ id, caption, entries, more, isMore: isMoreOfIt, getMoreHref }) => (
          <ListBoxSection key={id} id={id}>
            <Caption>{caption}</Caption>
            {entries.map((entry) => (
              <EntryRow
                key={entry.id}
                rowId={`${id}: ${entry.id}`}
                entry={entry}
                sought={search}
                by={hasWords ? foundBy(entry, search, isPrivate) : undefined}
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
                <Sign>
                  <Ellipsis aria-hidden />
                </Sign>
                <Words>{isMoreOfIt ? t`More` : t`${i18n.number(more)} more`}</Words>
              </Row>
            )}
          </ListBoxSection>
        ))}
      </List>
      <GroupNotes groups={groups} captions={captions} search={search} />
    </>
  )
}
