import { useLingui } from '@lingui/react/macro'
import { CalendarClock, Tag, Video } from 'lucide-react'
import { ClassLink } from '../../../components/ClassLink/ClassLink.tsx'
import { EventTime } from '../../../components/EventTime/EventTime.tsx'
import { PriceTag } from '../../../components/PriceTag/PriceTag.tsx'
import type { EventActionsProps } from './EventActions.tsx'
import { EventActions } from './EventActions.tsx'
import { EventDescription } from './EventDescription.tsx'
import { Article, Body, Facts } from './EventsScreen.styles.ts'
import { EventBadges, EventTodo } from './EventState.tsx'

/** An event as a card: what and when it is, what it costs, and where the student stands with it (2§2). */
export function EventCard(props: EventActionsProps) {
  const { t } = useLingui()
  const { row, title } = props
  const { event, is_member } = row.entry
  const hasLink = is_member && row.phase !== 'past' && Boolean(event.link?.trim())
  return (
    <Article>
      <Body>
        <h3 dir="auto">{title}</h3>
        <EventBadges row={row} />
        <EventDescription text={event.description} title={title} />
        <Facts>
          <div>
            <dt aria-label={t`Time`}>
              <CalendarClock aria-hidden />
            </dt>
            <dd>
              <EventTime time={event.time} />
            </dd>
          </div>
          <div>
            <dt aria-label={t`Price`}>
              <Tag aria-hidden />
            </dt>
            <dd>
              <strong>
                <PriceTag price={event.price} />
              </strong>
            </dd>
          </div>
          {hasLink && (
            <div>
              <dt aria-label={t`Link`}>
                <Video aria-hidden />
              </dt>
              <dd>
                <ClassLink link={event.link} />
              </dd>
            </div>
          )}
        </Facts>
        <EventTodo row={row} />
      </Body>
      <EventActions {...props} />
    </Article>
  )
}
