import { limits } from '@maktab/contract/limits/saveEvent'
import type { Event, EventForm } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalText, price, required } from '#forms/rules.ts'
import { clockTime, requiredDay } from '#forms/timeRules.ts'
import { eventInstant } from '#model/eventTime.ts'

/** What `onSaveEvent` gets; a new event has id 0 (1§4), a free one no price (decision 19). */
export type EventDraft = EventForm

export const eventSchema = object({
  title: required(limits.title),
  description: required(limits.description),
  price: price(limits.price),
  time: object({ day: requiredDay(), clock: clockTime() }),
  link: optionalText(limits.link),
})

export type EventValues = Infer<typeof eventSchema>

const noTime = { day: '', clock: '' }

/** Whether what is stored as an event's time is none (decision 30). */
export function hasUnreadableTime(event: Pick<Event, 'time'>): boolean {
  return readTime(event.time) === noTime
}

export function toValues(event: Event | undefined): EventValues {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    price: event?.price ?? null,
    time: readTime(event?.time ?? ''),
    link: event?.link ?? '',
  }
}

export function toRequest({ title, description, price, time, link }: EventValues, opened: Event | undefined) {
  return {
    id: opened?.id ?? 0,
    title: title.trim(),
    description: description.trim(),
    price,
    time: `${time.day}T${time.clock}`,
    link: link.trim() || null,
    ...(opened?.version !== undefined && { version: opened.version }),
  } satisfies EventDraft
}

/** The day and the clock of a stored time; as if they were UTC's, whose clocks are never put forward. */
function readTime(text: string): EventValues['time'] {
  const found = eventInstant(text, 'UTC')?.toISOString()
  return found === undefined ? noTime : { day: found.slice(0, 10), clock: found.slice(11, 16) }
}
