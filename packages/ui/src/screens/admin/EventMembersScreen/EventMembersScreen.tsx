import type { Event, EventMember } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { type Outcome, wordsOf } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { EventMembersTable } from './EventMembersTable.tsx'

type EventMembersScreenProps = {
  /** The event whose members these are, as soon as it is known. */
  event: Event | undefined
  members: Remote<EventMember[]>
  eventsHref: string
  getBillingHref: (studentId: number) => string
  table?: KeptTable
  /** Joins or leaves; settles when the members have been read again. */
  onToggleMembership: (studentId: number, wants: 'join' | 'leave') => Promise<Outcome>
}

/** 1§2 “Event Members”: who is in an event or pays for it. */
export function EventMembersScreen({
  event,
  members,
  eventsHref,
  getBillingHref,
  table,
  onToggleMembership,
}: EventMembersScreenProps) {
  const { t } = useLingui()
  const [error, setError] = useState('')
  const toggle = async (studentId: number, wants: 'join' | 'leave') => {
    setError('')
    setError(wordsOf(await onToggleMembership(studentId, wants)))
  }
  return (
    <Page>
      <PageHeader
        title={t`Event Members`}
        subject={event && (event.title?.trim() || t`Untitled`)}
        actions={
          <LinkButton href={eventsHref}>
            <Trans>Back</Trans>
          </LinkButton>
        }
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <RemoteView remote={members} loading={<MembersLoading />}>
        {(ready) => (
          <EventMembersTable members={ready} table={table} getBillingHref={getBillingHref} onToggle={toggle} />
        )}
      </RemoteView>
    </Page>
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
