import type { Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '#components/Notice/Notice.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { DetailPage } from '#layouts/DetailPage/DetailPage.tsx'
import { type SubmitResult, getErrorMessage } from '#submitResult.ts'
import { getListOrEmpty } from '#remote.ts'
import { CopyContacts } from './CopyContacts.tsx'
import { EventNextAction, EventDateBadge, EventFacts } from './EventHeader.tsx'
import { type EventSectionProps, EventSections } from './EventSections.tsx'

type EventMembersScreenProps = Omit<EventSectionProps, 'onToggle'> & {
  eventsHref: string
  /** Its form. */
  editHref: string
  /** Asks who all students are; undefined where that can’t be had. */
  readStudents: () => Promise<readonly Student[] | undefined>
  /** Joins or leaves; settles when the members have been read again. */
  onToggleMembership: (studentId: number, wants: 'join' | 'leave') => Promise<SubmitResult>
}

/** The page of an event, which is 1§2 “Event Members”: what it is, and who is in it or pays for it. */
export function EventMembersScreen({
  eventsHref,
  editHref,
  readStudents,
  onToggleMembership,
  ...sections
}: EventMembersScreenProps) {
  const { t } = useLingui()
  const [error, setError] = useState('')
  const toggle = async (studentId: number, wants: 'join' | 'leave') => {
    setError('')
    setError(getErrorMessage(await onToggleMembership(studentId, wants)))
  }
  const { event, members, getBillingHref } = sections
  const known = getListOrEmpty(members)
  const title = event && (event.title?.trim() || t`Untitled`)
  return (
    <DetailPage
      back={
        <TextLink href={eventsHref}>
          <Trans>Back</Trans>
        </TextLink>
      }
      title={t`Event Members`}
      subject={title}
      {...(event && {
        face: <EventDateBadge event={event} />,
        facts: <EventFacts event={event} members={members} />,
        action: (
          <EventNextAction title={title ?? ''} editHref={editHref} members={known} getBillingHref={getBillingHref} />
        ),
      })}
      contact={known.length > 0 && <CopyContacts members={known} readStudents={readStudents} />}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <EventSections {...sections} onToggle={toggle} />
    </DetailPage>
  )
}
