import { useLingui } from '@lingui/react/macro'
import { BookOpen, CalendarDays, Plus, Presentation, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { TextLine } from '#components/Bdi/TextLine.ts'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { iconOf } from '#layouts/AppShell/navigationIcons.tsx'
import { shownEventTime } from '#model/eventTime.ts'
import type { Entry } from '#model/searchEntry.ts'
import { Row, Sign, Words } from './SearchScreen.styles.ts'

type EntryRowProps = {
  /** Its own in the list, where one may stand twice. */
  rowId: string
  entry: Entry
  /** The words it was found for. */
  sought: string
  /** What it was found by, where that isn’t shown anyhow. */
  by?: string | undefined
}

/** One thing that was found: its name, and what tells it from others of that name. */
export function EntryRow({ rowId, entry, sought, by }: EntryRowProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const { title, code, detail, time, href } = entry
  const name = title || t`Untitled`
  const when = time === undefined ? '' : shownEventTime(time, locale, timeZone)
  const under = [code, detail, when, by].filter((text) => text !== undefined && text !== '')
  return (
    <Row id={rowId} data-sought={sought} textValue={name} {...(href !== undefined && { href })}>
      <Sign>{signOf(entry)}</Sign>
      <Words>
        <TextLine>{name}</TextLine>
        {under.length > 0 && (
          <small>
            {under.map((text, at) => (
              <span key={text}>
                {at > 0 && ' · '}
                <Bdi>{text}</Bdi>
              </span>
            ))}
          </small>
        )}
      </Words>
    </Row>
  )
}

function signOf({ kind, id, title, href }: Entry): ReactNode {
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
      return iconOf(id.slice('page '.length))
    case 'action':
      return href === undefined ? <SlidersHorizontal aria-hidden /> : <Plus aria-hidden />
  }
}
