import type { EventMember, Student, Event } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { Check, Copy, EyeOff } from 'lucide-react'
import { use, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { useIsPrivate } from '#components/Masked/Masked.tsx'
import { Text } from '#components/Text/Text.tsx'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { type ContactKind, collectContacts } from './eventTimesAndMembers.ts'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { LongText } from '#components/LongText/LongText.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import type { DetailSection } from '#layouts/DetailPage/createListSection.tsx'
import { DetailSections } from '#layouts/DetailPage/DetailSections.tsx'
import { type Remote, getListOrEmpty } from '#remote.ts'
import type { AuditLog } from '#lib/inbox/inboxTypes.ts'
import { useAuditLogSection } from '#features/audit/admin/AuditLogList.tsx'
import { EventMembersTable } from './EventMembersTable.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { DetailPage } from '#layouts/DetailPage/DetailPage.tsx'
import { type RenderEntryDialog, useEntryDialog } from '#features/payments/admin/useEntryDialog.tsx'
import { getPayableKey } from '#lib/money/itemPayments.ts'
import { type SubmitResult, getErrorMessage } from '#submitResult.ts'
import { EventNextAction, EventDateBadge, EventFacts } from './EventHeaderParts.tsx'

type CopyContactsProps = {
  members: readonly EventMember[]
  /** Loads the students; resolves to undefined if they are unavailable. */
  readStudents: () => Promise<readonly Student[] | undefined>
}

type CopyResult = { kind: ContactKind; isCopied: boolean; message: string }

/**
 * Copies the email addresses or phone numbers of an event’s members, to write to all. A notice replaces the buttons
 * while they are masked.
 */
function CopyContacts({ members, readStudents }: CopyContactsProps) {
  const { t } = useLingui()
  const copyText = use(CopyTextContext)
  const isPrivate = useIsPrivate()
  const [pending, setPending] = useState<ContactKind>()
  const [result, setResult] = useState<CopyResult>()
  if (!copyText) return null
  if (isPrivate) {
    return (
      <Inline gap="small" tone="muted" size="sm">
        <EyeOff size={16} aria-hidden />
        {t`Phone numbers and emails are hidden.`}
      </Inline>
    )
  }
  const copy = async (kind: ContactKind) => {
    setPending(kind)
    const students = await readStudents()
    const { text, count, all } = collectContacts(members, students ?? [], kind)
    const isCopied = text !== '' && (await copyText(text))
    setPending(undefined)
    if (students === undefined) setResult({ kind, isCopied, message: t`Couldn’t load students. Try again.` })
    else if (text === '') setResult({ kind, isCopied, message: t`Nothing to copy` })
    else
      setResult({
        kind,
        isCopied,
        message: isCopied ? t`Copied ${count} of ${all}` : t`Couldn’t copy`,
      })
  }
  const button = (kind: ContactKind, label: string) => (
    <Button
      size="sm"
      isPending={pending === kind}
      icon={result?.kind === kind && result.isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onPress={() => void copy(kind)}
    >
      {label}
    </Button>
  )
  return (
    <Inline gap="small" tone="muted" size="sm">
      {button('email', t`Copy emails`)}
      {button('phone', t`Copy phone numbers`)}
      <Text as="span" tone="muted" role="status">
        {result?.message}
      </Text>
    </Inline>
  )
}

/** Tab names in the URL. */
const eventTabs = ['members', 'about', 'decided'] as const

type EventTab = (typeof eventTabs)[number]

/** The tab from the URL; members if the name is unknown, undefined if there is none. */
function parseEventTab(text: string | undefined): EventTab | undefined {
  if (text === undefined) return undefined
  return eventTabs.find((tab) => tab === text) ?? 'members'
}

type EventSectionProps = {
  /** The event of the members, once loaded. */
  event: Event | undefined
  members: Remote<EventMember[]>
  /** The tab name from the URL. */
  tab: string | undefined
  getTabHref: (tab: EventTab) => string
  onTab: (tab: EventTab | undefined) => void
  /** Called when a section comes near the viewport and needs its data. */
  onTabNear?: ((tab: EventTab) => void) | undefined
  /** Decisions about the event and its payments; undefined if the backend keeps no audit log (decision 16). */
  auditLog?: AuditLog | undefined
  getBillingHref: (studentId: number) => string
  table?: TableStateProps
  onToggle: (studentId: number, wants: 'join' | 'leave') => Promise<void>
  /** Undefined if the backend can’t record payments (decision 16). */
  onRecord?: ((student: { id: number; name: string }) => void) | undefined
}

/** The sections of an event’s page: members and payments, details, decisions. */
function EventSections({ event, members, auditLog, ...props }: EventSectionProps) {
  const { t } = useLingui()
  const decided = useAuditLogSection(auditLog, { kind: 'event', id: event?.id ?? 0 })
  const description = event?.description?.trim()
  const requestedTab = parseEventTab(props.tab)
  const sections: (DetailSection & { id: EventTab })[] = [
    {
      id: 'members',
      title: t`Members`,
      count: members.state === 'ready' ? members.data.filter((one) => one.is_member).length : undefined,
      content: (
        <RemoteView remote={members} loading={<MembersLoading />}>
          {(all) => (
            <EventMembersTable
              members={all}
              table={props.table}
              getBillingHref={props.getBillingHref}
              onToggle={props.onToggle}
              onRecord={props.onRecord}
            />
          )}
        </RemoteView>
      ),
    },
    ...(description
      ? [
          {
            id: 'about' as const,
            title: t`About the event`,
            content: <LongText text={description} title={event?.title?.trim() || t`Untitled`} />,
          },
        ]
      : []),
    ...decided,
  ]
  const { onTabNear } = props
  return (
    <DetailSections
      label={t`Event sections`}
      sections={sections}
      openId={sections.some(({ id }) => id === requestedTab) ? requestedTab : undefined}
      getHref={(id) => props.getTabHref(parseEventTab(id) ?? 'members')}
      onOpen={(id) => props.onTab(parseEventTab(id))}
      {...(onTabNear && { onSectionVisible: (id) => onTabNear(parseEventTab(id) ?? 'members') })}
    />
  )
}

function MembersLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading members`}>
      <SkeletonTable rows={6} columns={5} />
    </LoadingRegion>
  )
}

type EventMembersScreenProps = Omit<EventSectionProps, 'onToggle' | 'onRecord'> & {
  eventsHref: string
  /** The edit form. */
  editHref: string
  /** Loads all students; resolves to undefined if they are unavailable. */
  loadStudents: () => Promise<readonly Student[] | undefined>
  /** Adds or removes a student; settles once the members have been refetched. */
  onToggleMembership: (studentId: number, wants: 'join' | 'leave') => Promise<SubmitResult>
  /** Dialogs of recorded payments; undefined if the backend can’t record them (decision 16). */
  renderEntryDialog?: RenderEntryDialog | undefined
}

/** The page of an event, which is 1§2 “Event Members”. */
export function EventMembersScreen({
  eventsHref,
  editHref,
  loadStudents,
  onToggleMembership,
  renderEntryDialog,
  ...sections
}: EventMembersScreenProps) {
  const { t } = useLingui()
  const [error, setError] = useState('')
  const { open, dialog } = useEntryDialog(renderEntryDialog)
  const toggle = async (studentId: number, change: 'join' | 'leave') => {
    setError('')
    setError(getErrorMessage(await onToggleMembership(studentId, change)))
  }
  const { event, members, getBillingHref } = sections
  const loadedMembers = getListOrEmpty(members)
  const title = event && (event.title?.trim() || t`Untitled`)
  return (
    <DetailPage
      back={
        <TextLink href={eventsHref}>
          <Trans>Back</Trans>
        </TextLink>
      }
      title={title ?? t`Event Members`}
      {...(title !== undefined && { subject: t`Event Members` })}
      {...(event && {
        picture: <EventDateBadge event={event} />,
        facts: <EventFacts event={event} members={members} />,
        action: (
          <EventNextAction
            title={title ?? ''}
            editHref={editHref}
            members={loadedMembers}
            getBillingHref={getBillingHref}
          />
        ),
      })}
      contact={loadedMembers.length > 0 && <CopyContacts members={loadedMembers} readStudents={loadStudents} />}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <EventSections
        {...sections}
        onToggle={toggle}
        onRecord={
          open &&
          event &&
          ((student) =>
            open({ action: 'payment', student, key: getPayableKey({ kind: 'event', id: null, itemId: event.id }) }))
        }
      />
      {dialog}
    </DetailPage>
  )
}
