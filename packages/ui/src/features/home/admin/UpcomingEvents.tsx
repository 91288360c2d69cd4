import type { ListedEvent } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { EventTime } from '#components/EventSummary/EventSummary.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { parseEventTime, getEventPhase } from '#lib/time/schoolTime.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'

const EventRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto) minmax(${tokens.size.target}, auto);
  gap: ${tokens.space[1]} ${tokens.space[5]};
  align-items: center;
  min-block-size: ${tokens.size.control};
  padding-block: ${tokens.space[2]};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  ${mediaDown('md')} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`

const SHOWN = 3

export type UpcomingEventsProps = {
  events: readonly ListedEvent[]
  eventsHref: string
  getMembersHref: (id: number) => string
}

/** The next events, linked to their members; renders nothing if there are none. */
export function UpcomingEvents({ events, eventsHref, getMembersHref }: UpcomingEventsProps) {
  const { t } = useLingui()
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  const headId = useId()
  const next = events
    .flatMap((event) => {
      const startsAt = parseEventTime(event.time, timeZone)
      return startsAt && getEventPhase(event.time, timeZone, now) !== 'past' ? [{ event, at: startsAt.getTime() }] : []
    })
    .toSorted((one, other) => one.at - other.at)
    .slice(0, SHOWN)
  if (next.length === 0) return null
  return (
    <Card aria-labelledby={headId}>
      <Inline gap="medium" align="baseline" justify="space-between">
        <Text as="h2" size="xl" id={headId}>
          <Trans>Upcoming events</Trans>
        </Text>
        <TextLink href={eventsHref}>
          <Trans>All events</Trans>
        </TextLink>
      </Inline>
      <Stack as="ul" gap="none">
        {next.map(({ event: { id, title, time, ...signedUp } }) => {
          const name = title?.trim() || t`Untitled`
          return (
            <EventRow key={id}>
              <Stack gap="x-small">
                <Text as="strong" weight="semibold">
                  <Bdi>{name}</Bdi>
                </Text>
                <SignedUp {...signedUp} />
              </Stack>
              <EventTime time={time} />
              <TextLink href={getMembersHref(id)} aria-label={t`Members of ${name}`}>
                <Trans>Members</Trans>
              </TextLink>
            </EventRow>
          )
        })}
      </Stack>
    </Card>
  )
}

/** Member count and pending payments; renders nothing if the backend has neither. */
function SignedUp({ joined, waiting }: Pick<ListedEvent, 'joined' | 'waiting'>) {
  if (joined === undefined || waiting === undefined) return null
  return (
    <Inline as="span" gap="large" rowGap="none" align="stretch" tone="muted" size="sm" isTabular>
      <span>
        <Plural value={joined} one="# joined" other="# joined" />
      </span>
      {waiting > 0 && (
        <span>
          <Plural value={waiting} one="# payment to review" other="# payments to review" />
        </span>
      )}
    </Inline>
  )
}
