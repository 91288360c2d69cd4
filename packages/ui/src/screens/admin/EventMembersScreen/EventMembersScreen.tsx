import type { Event, EventMember, Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { LongText } from '#components/LongText/LongText.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { RecordPage } from '#layouts/RecordPage/RecordPage.tsx'
import { type Outcome, wordsOf } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { CopyContacts } from './CopyContacts.tsx'
import { EventAction, EventDay, EventFacts } from './EventHead.tsx'
import { EventMembersTable } from './EventMembersTable.tsx'

type EventMembersScreenProps = {
  /** The event whose members these are, as soon as it is known. */
  event: Event | undefined
  members: Remote<EventMember[]>
  eventsHref: string
  /** Its form. */
  editHref: string
  getBillingHref: (studentId: number) => string
  table?: KeptTable
  /** Asks who all students are; undefined where that can’t be had. */
  readStudents: () => Promise<readonly Student[] | undefined>
  /** Joins or leaves; settles when the members have been read again. */
  onToggleMembership: (studentId: number, wants: 'join' | 'leave') => Promise<Outcome>
}

/** The page of an event, which is 1§2 “Event Members”: what it is, and who is in it or pays for it. */
export function EventMembersScreen({
  event,
  members,
  eventsHref,
  editHref,
  getBillingHref,
  table,
  readStudents,
  onToggleMembership,
}: EventMembersScreenProps) {
  const { t } = useLingui()
  const [error, setError] = useState('')
  const toggle = async (studentId: number, wants: 'join' | 'leave') => {
    setError('')
    setError(wordsOf(await onToggleMembership(studentId, wants)))
  }
  const title = event && (event.title?.trim() || t`Untitled`)
  const description = event?.description?.trim()
  return (
    <RecordPage
      back={
        <TextLink href={eventsHref}>
          <Trans>Back</Trans>
        </TextLink>
      }
      title={t`Event Members`}
      subject={title}
      {...(event && {
        face: <EventDay event={event} />,
        facts: <EventFacts event={event} />,
        action: <EventAction title={title ?? ''} href={editHref} />,
      })}
      contact={
        members.state === 'ready' &&
        members.data.length > 0 && <CopyContacts members={members.data} readStudents={readStudents} />
      }
    >
      {description && <LongText text={description} title={title ?? ''} />}
      {error && <Notice tone="danger">{error}</Notice>}
      <RemoteView remote={members} loading={<MembersLoading />}>
        {(ready) => (
          <EventMembersTable members={ready} table={table} getBillingHref={getBillingHref} onToggle={toggle} />
        )}
      </RemoteView>
    </RecordPage>
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
