import type { ListedEvent } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Card/Card.tsx'
import { EventTime } from '#components/EventTime/EventTime.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useNow } from '#environment/Clock.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { eventInstant, eventPhase } from '#model/eventTime.ts'
import { EventList, EventRow, Facts, Words } from './NextEvents.styles.ts'
import { SectionHead } from './WaitingForYou.styles.ts'

const SHOWN = 3

export type NextEventsProps = {
  events: readonly ListedEvent[]
  eventsHref: string
  getMembersHref: (id: number) => string
}

/** What is to come next, with the way to who comes; nothing where nothing is. */
export function NextEvents({ events, eventsHref, getMembersHref }: NextEventsProps) {
  const { t } = useLingui()
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  const headId = useId()
  const next = events
    .flatMap((event) => {
      const instant = eventInstant(event.time, timeZone)
      return instant && eventPhase(event.time, timeZone, now) !== 'past' ? [{ event, at: instant.getTime() }] : []
    })
    .toSorted((one, other) => one.at - other.at)
    .slice(0, SHOWN)
  if (next.length === 0) return null
  return (
    <Card aria-labelledby={headId}>
      <SectionHead>
        <h2 id={headId}>
          <Trans>Next events</Trans>
        </h2>
        <TextLink href={eventsHref}>
          <Trans>All events</Trans>
        </TextLink>
      </SectionHead>
      <EventList>
        {next.map(({ event: { id, title, time, ...signedUp } }) => {
          const name = title?.trim() || t`Untitled`
          return (
            <EventRow key={id}>
              <Words>
                <strong>
                  <Bdi>{name}</Bdi>
                </strong>
                <SignedUp {...signedUp} />
              </Words>
              <EventTime time={time} />
              <TextLink href={getMembersHref(id)} aria-label={t`Members of ${name}`}>
                <Trans>Members</Trans>
              </TextLink>
            </EventRow>
          )
        })}
      </EventList>
    </Card>
  )
}

/** How many come, and how many payments wait; nothing where the school can’t tell. */
function SignedUp({ joined, waiting }: Pick<ListedEvent, 'joined' | 'waiting'>) {
  if (joined === undefined || waiting === undefined) return null
  return (
    <Facts>
      <span>
        <Plural value={joined} one="# signed up" other="# signed up" />
      </span>
      {waiting > 0 && (
        <span>
          <Plural value={waiting} one="# payment waits" other="# payments wait" />
        </span>
      )}
    </Facts>
  )
}
