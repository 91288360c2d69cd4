import { useLingui } from '@lingui/react/macro'
import { CalendarClock, Tag, Video } from 'lucide-react'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { EventTime } from '#components/EventTime/EventTime.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { type EventActionsProps, EventActions } from './EventActions.tsx'
import { Article, Body, Description, Facts } from './EventsScreen.styles.ts'
import { EventBadges, EventTodo } from './EventState.tsx'

/** An event as a card: what and when it is, what it costs, and where the student stands with it (2§2). */
export function EventCard(props: EventActionsProps) {
  const { t } = useLingui()
  const tongueOf = useTongue()
  const { row, title } = props
  const { event, is_member } = row.entry
  const hasLink = is_member && row.phase !== 'past' && Boolean(event.link?.trim())
  return (
    <Article>
      <Body>
        <h3 {...tongueOf(title)}>{title}</h3>
        <EventBadges row={row} />
        <Description>
          <LongText text={event.description?.trim() || t`No description`} title={title} lines={5} />
        </Description>
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
