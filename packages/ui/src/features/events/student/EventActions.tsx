import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { AddToCalendarButton } from '#components/AddToCalendarButton/AddToCalendarButton.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { parseEventTime } from '#lib/time/eventTime.ts'
import type { EventRow, StudentEvent } from './createEventRows.ts'

export type EventActionsProps = {
  row: EventRow
  title: string
  /** Whether all of its price is taken off for the student. */
  isNothingDue: boolean
  /** Where the school is on the web, for the names of calendar entries. */
  host: string
  /** Joining or leaving is on its way: nothing can be pressed until the list has been read again. */
  isBusy: boolean
  /** The payment of this event is where one comes back from. */
  isLast: boolean
  payHref: string
  onJoin: (entry: StudentEvent) => void
  onLeave: (entry: StudentEvent) => void
}

/** The one thing that a card offers (2§4), and a way to keep the date. */
export function EventActions({ row, title, isNothingDue, host, isBusy, isLast, ...ways }: EventActionsProps) {
  const now = useNow()
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const { entry, phase, offer } = row
  const startsAt = parseEventTime(entry.event.time, timeZone)
  const isOfMembership = offer === 'join' || offer === 'leave'
  const canKeep = phase === 'upcoming' && startsAt !== undefined
  if (offer === null && !canKeep) return null
  return (
    <Inline gap="small">
      {(offer === 'purchase' || offer === 'replaceReceipt') && (
        <LinkButton
          size="sm"
          variant={offer === 'purchase' ? 'primary' : 'secondary'}
          href={ways.payHref}
          autoFocus={isLast}
          aria-label={
            offer === 'replaceReceipt'
              ? t`Replace receipt for ${title}`
              : isNothingDue
                ? t`Take part in ${title}`
                : t`Purchase ${title}`
          }
        >
          {offer === 'replaceReceipt' ? (
            <Trans>Replace receipt</Trans>
          ) : isNothingDue ? (
            <Trans>Take part</Trans>
          ) : (
            <Trans>Purchase</Trans>
          )}
        </LinkButton>
      )}
      {/* One button for both, so that the focus stays on it when one turns into the other. */}
      {isOfMembership && (
        <Button
          size="sm"
          variant={offer === 'join' ? 'primary' : 'secondary'}
          aria-label={offer === 'join' ? t`Join ${title}` : t`Leave ${title}`}
          isPending={isBusy}
          onPress={() => (offer === 'join' ? ways.onJoin(entry) : ways.onLeave(entry))}
        >
          {offer === 'join' ? <Trans>Join</Trans> : <Trans context="event">Leave</Trans>}
        </Button>
      )}
      {canKeep && (
        <AddToCalendarButton
          name={title}
          getFile={async () => {
            const { createEventCalendarFile } = await import('#lib/calendar/createEventCalendarFile.ts')
            return createEventCalendarFile({
              id: entry.eventID,
              title,
              description: entry.event.description?.trim() ?? '',
              // The way in is for members.
              link: entry.is_member ? entry.event.link : null,
              host,
              now,
              startsAt,
            })
          }}
        />
      )}
    </Inline>
  )
}
