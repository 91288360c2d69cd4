import type { Act } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatPaidItem } from '#lib/money/billsAndFees.ts'
import { formatInstantNowrap } from '#lib/time/schoolTime.ts'
import { ReasonText, AuditEntryText } from './AuditEntryText.tsx'
import { createListSection, type DetailSection } from '#layouts/DetailPage/createListSection.tsx'
import type { AuditLog } from '#lib/inbox/inboxTypes.ts'

/** The record that an audit log is about. */
export type AuditedRecord = Pick<Act['record'], 'kind' | 'id'>

/** The newest entries show the current state; a button shows the rest. */
const SHOWN = 5

type AuditLogListProps = {
  label: string
  /** Newest first. */
  auditLog: readonly Act[]
  /** The record that the page is about; its entries don’t name it. Undefined for a log of several records. */
  record?: AuditedRecord
  /** Loads older entries. */
  onLoadMore?: (() => void) | undefined
}

/** Who decided what, when and why. */
export function AuditLogList({ label, auditLog, record, onLoadMore }: AuditLogListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  // The first row that the click loads gets the focus, because the button may be gone by then.
  const [pendingFocusIndex, setPendingFocusIndex] = useState<number>()
  const count = auditLog.length
  const shown = isWhole ? auditLog : auditLog.slice(0, SHOWN)
  const hasLoaded = pendingFocusIndex !== undefined && shown.length > pendingFocusIndex
  useEffect(() => {
    if (!hasLoaded) return
    list.current?.querySelectorAll('li')[pendingFocusIndex]?.focus()
  }, [hasLoaded, pendingFocusIndex])
  const isCollapsed = shown.length < count
  const showMore = () => {
    setPendingFocusIndex(shown.length)
    if (isCollapsed) setIsWhole(true)
    else onLoadMore?.()
  }
  return (
    <>
      <Stack as="ol" gap="large" ref={list} aria-label={label}>
        {shown.map((act, index) => (
          <ActRow key={act.id} act={act} of={record} isAwaited={index === pendingFocusIndex} />
        ))}
      </Stack>
      {(isCollapsed || onLoadMore) && (
        <div data-off-paper>
          <Button size="sm" onPress={showMore}>
            {onLoadMore ? <Trans>Show more entries</Trans> : <Trans>Show all {count} entries</Trans>}
          </Button>
        </div>
      )}
    </>
  )
}

type ActRowProps = { act: Act; of: AuditedRecord | undefined; isAwaited: boolean }

function ActRow({ act, of, isAwaited }: ActRowProps) {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const { record, reason, at } = act
  const isOfPage = record.kind === of?.kind && record.id === of.id
  return (
    <Stack as="li" gap="x-small" breaksWords {...(isAwaited && { tabIndex: -1 })}>
      <span>
        <AuditEntryText act={act} />
      </span>
      <Text as="small" tone="muted" size="sm">
        <time dateTime={at}>{formatInstantNowrap(new Date(at), locale, timeZone)}</time>
        {!isOfPage &&
          getNames(act, locale).map((name) => (
            <span key={name}>
              {' · '}
              <Bdi>{name}</Bdi>
            </span>
          ))}
      </Text>
      {reason && (
        <Masked kind="text">
          <ReasonText>
            <BlockBdi>{reason}</BlockBdi>
          </ReasonText>
        </Masked>
      )}
    </Stack>
  )
}

/** The subject of the entry, except the course, which its sentence already names. */
function getNames({ kind, record, what }: Act, locale: string): string[] {
  const details =
    kind === 'assignCourse' || kind === 'removeCourse' || what === null ? [] : [formatPaidItem(what, locale)]
  return [record.name, ...details].filter((name) => name.trim() !== '')
}

/** The audit log section at the end of a record. Omitted if the backend keeps no audit log (decision 16). */
export function useAuditLogSection(
  acts: AuditLog | undefined,
  of: AuditedRecord,
): (DetailSection & { id: 'decided' })[] {
  const { t } = useLingui()
  if (!acts) return []
  const title = t`History`
  const section = createListSection({
    id: 'decided',
    title,
    list: acts.list,
    emptyText: t`No history yet.`,
    loadingLabel: t`Loading history`,
    children: (all) => <AuditLogList label={title} auditLog={all} record={of} onLoadMore={acts.onLoadMore} />,
  })
  // The total is unknown while there are more to load.
  return [{ ...section, ...(acts.onLoadMore && { count: undefined }) }]
}
