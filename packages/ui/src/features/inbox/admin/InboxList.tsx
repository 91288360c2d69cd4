import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WaitingItem } from '@maktab/contract/schema'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Money } from '#components/Money/Money.tsx'
import type { AttendanceGroup, InboxEntry } from '#lib/inbox/inboxEntries.ts'
import { formatPaidItem } from '#lib/money/billsAndFees.ts'
import { List, ShowMoreRow, Row, RowButton, Rows } from './InboxList.styles.ts'
import { useSinceLabel, pendingKindLabels } from './inboxTexts.ts'
import { useAutoFocus } from './inboxKeyboardNavigation.ts'

type InboxListProps = {
  entries: readonly InboxEntry[]
  openKey: string | undefined
  onOpen: (key: string) => void
  onMore: (() => void) | undefined
  /** Focuses the list if the focused element is gone. */
  takesFocus: boolean
  onApproveTeacher: (item: WaitingItem) => void
}

/** The arrow keys move the focus to the row above or below. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const offset = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const index = rows.indexOf(event.target as HTMLElement)
  if (offset === undefined || index === -1) return
  event.preventDefault()
  rows[index + offset]?.focus()
}

/** The lines of the inbox. Only the open one, or the first, is a tab stop; the arrow keys move within the list. */
export function InboxList({ entries, openKey, onOpen, onMore, takesFocus, onApproveTeacher }: InboxListProps) {
  const { t } = useLingui()
  const listRef = useAutoFocus<HTMLElement>(takesFocus)
  const tabStop = openKey ?? entries[0]?.key
  return (
    <List ref={listRef} tabIndex={-1} data-scrolls aria-label={t`Inbox items`} onKeyDown={moveFocus}>
      <Rows>
        {entries.map((entry) => (
          <InboxRow
            key={entry.key}
            entry={entry}
            isOpen={entry.key === openKey}
            isTabStop={entry.key === tabStop}
            onOpen={() => onOpen(entry.key)}
            onApprove={entry.kind === 'application' ? () => onApproveTeacher(entry) : undefined}
          />
        ))}
      </Rows>
      {onMore && (
        <ShowMoreRow>
          <Button onPress={onMore}>
            <Trans>Show more</Trans>
          </Button>
        </ShowMoreRow>
      )}
    </List>
  )
}

type InboxRowProps = {
  entry: InboxEntry
  isOpen: boolean
  isTabStop: boolean
  onOpen: () => void
  /** Only for approvals that open a dialog and so can be offered in the list. */
  onApprove: (() => void) | undefined
}

function InboxRow({ entry, isOpen, isTabStop, onOpen, onApprove }: InboxRowProps) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  // Keeps the selected row visible during keyboard navigation.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <Row ref={row}>
      <RowButton data-row excludeFromTabOrder={!isTabStop} onPress={onOpen} {...(isOpen && { 'aria-current': true })}>
        {entry.kind === 'attendanceGroup' ? <GroupCells group={entry} /> : <ItemCells item={entry} />}
      </RowButton>
      {onApprove && entry.kind === 'application' && (
        <Button
          size="sm"
          excludeFromTabOrder={!isTabStop}
          aria-label={t`Approve ${entry.person.name}…`}
          onPress={onApprove}
        >
          <Trans>Approve…</Trans>
        </Button>
      )}
    </Row>
  )
}

function ItemCells({ item: { kind, person, what, price, since } }: { item: WaitingItem }) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const sinceLabel = useSinceLabel()
  return (
    <>
      <strong>
        <Bdi>{person.name}</Bdi>
      </strong>
      {price === null ? <small /> : <Money amount={price} />}
      <small>
        {i18n._(pendingKindLabels[kind])}
        {what !== null && (
          <>
            {' · '}
            <Bdi>{formatPaidItem(what, locale)}</Bdi>
          </>
        )}
      </small>
      <small>{sinceLabel(since)}</small>
    </>
  )
}

function GroupCells({ group: { teachers, lessons, since } }: { group: AttendanceGroup }) {
  const { t, i18n } = useLingui()
  const sinceLabel = useSinceLabel()
  const teacherCount = t`${plural(teachers, { one: '# teacher', other: '# teachers' })}`
  const lessonCount = lessons !== undefined && t`${plural(lessons, { one: '# lesson', other: '# lessons' })}`
  return (
    <>
      <strong>{[teacherCount, lessonCount].filter(Boolean).join(' · ')}</strong>
      <small />
      <small>{i18n._(pendingKindLabels.owedRegister)}</small>
      <small>{sinceLabel(since)}</small>
    </>
  )
}
