import { limits } from '@maktab/contract/limits/saveEvent'
import type { Event, EventForm } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalText, optionalNumber, requiredText } from '#forms/rules.ts'
import { requiredTime, requiredDay } from '#forms/timeRules.ts'
import { parseStoredTime } from './eventTimesAndMembers.ts'

/** Argument of `onSaveEvent`; a new event has id 0 (1§4), a free one no price (decision 19). */
export type EventDraft = EventForm

export const eventSchema = object({
  title: requiredText(limits.title),
  description: requiredText(limits.description),
  price: optionalNumber(limits.price),
  time: object({ day: requiredDay(), clock: requiredTime() }),
  link: optionalText(limits.link),
})

export type EventValues = Infer<typeof eventSchema>

export function toValues(event: Event | undefined): EventValues {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    price: event?.price ?? null,
    time: parseStoredTime(event?.time ?? ''),
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
