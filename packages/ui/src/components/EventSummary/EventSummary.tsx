import type { Event } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { CalendarClock, Tag, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { useTextAttributes } from '../Bdi/useTextAttributes.ts'
import { ClassLink } from '../ClassLink/ClassLink.tsx'
import { EventTime } from '../EventTime/EventTime.tsx'
import { LongText } from '../LongText/LongText.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import { Text } from '../Text/Text.tsx'
import { Body, Facts } from './EventSummary.styles.ts'

type EventSummaryProps = {
  event: Pick<Event, 'time' | 'price'> & Partial<Pick<Event, 'description'>>
  title: string
  /** What whoever looks pays in place of its price. */
  discountedPrice?: DiscountedPrice | undefined
  badges?: ReactNode
  /** Where it is held, for whoever may come. */
  link?: string | null | undefined
  /** What else is said of it, below. */
  children?: ReactNode
}

/** What an event is, when it is and what it costs, as a student sees it. */
export function EventSummary({ event, title, discountedPrice, badges, link, children }: EventSummaryProps) {
  const { t } = useLingui()
  const tongueOf = useTextAttributes()
  return (
    <Body>
      <h3 {...tongueOf(title, event.description)}>{title}</h3>
      {badges}
      <Text as="div" tone="muted">
        <LongText text={event.description?.trim() || t`No description`} title={title} lines={5} />
      </Text>
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
              <PriceTag price={event.price} own={discountedPrice} />
            </strong>
          </dd>
        </div>
        {link && (
          <div>
            <dt aria-label={t`Link`}>
              <Video aria-hidden />
            </dt>
            <dd>
              <ClassLink link={link} />
            </dd>
          </div>
        )}
      </Facts>
      {children}
    </Body>
  )
}
