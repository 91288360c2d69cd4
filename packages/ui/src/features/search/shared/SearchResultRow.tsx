import { useLingui } from '@lingui/react/macro'
import { BookOpen, CalendarDays, Plus, Presentation, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { getNavigationIcon } from '#layouts/AppShell/navigationIcons.tsx'
import { formatEventTimeNowrap } from '#lib/time/schoolTime.ts'
import type { SearchEntry } from '#lib/search/searchEntries.ts'
import { Row, IconBox, ResultText } from './SearchDialog.styles.ts'

type SearchResultRowProps = {
  /** Unique within the list, since one entry can appear in several sections. */
  rowId: string
  entry: SearchEntry
  /** The query this row is a result of. */
  search: string
  /** Text that matched, if it isn’t shown anyway. */
  matchedText?: string | undefined
}

/** A search result: its name, and details that distinguish it from others of that name. */
export function SearchResultRow({ rowId, entry, search, matchedText }: SearchResultRowProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const { title, code, detail, time, href } = entry
  const name = title || t`Untitled`
  const when = time === undefined ? '' : formatEventTimeNowrap(time, locale, timeZone)
  const details = [code, detail, when, matchedText].filter((text) => text !== undefined && text !== '')
  return (
    <Row id={rowId} data-query={search} textValue={name} {...(href !== undefined && { href })}>
      <IconBox>{renderIcon(entry)}</IconBox>
      <ResultText>
        <BlockBdi>{name}</BlockBdi>
        {details.length > 0 && (
          <small>
            {details.map((text, at) => (
              <span key={text}>
                {at > 0 && ' · '}
                <Bdi>{text}</Bdi>
              </span>
            ))}
          </small>
        )}
      </ResultText>
    </Row>
  )
}

function renderIcon({ kind, id, title, href }: SearchEntry): ReactNode {
  switch (kind) {
    case 'student':
    case 'teacher':
      return <Avatar name={title} />
    case 'course':
      return <BookOpen aria-hidden />
    case 'class':
      return <Presentation aria-hidden />
    case 'event':
      return <CalendarDays aria-hidden />
    case 'page':
      return getNavigationIcon(id.slice('page '.length))
    case 'action':
      return href === undefined ? <SlidersHorizontal aria-hidden /> : <Plus aria-hidden />
  }
}
