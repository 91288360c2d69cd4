import type { Course, Discount, Event } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import type { Option } from '#components/Select/Option.ts'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { isFree } from '#lib/money/money.ts'
import { type Remote, mapRemote } from '#remote.ts'
import type { DiscountValues } from './discount.schema.ts'

type DiscountScopeFieldsProps = {
  courses: Remote<Course[]>
  events: Remote<Event[]>
  discount: Discount | undefined
}

/** Which prices it is taken off: all, or that of one course or one event. */
export function DiscountScopeFields({ courses, events, discount }: DiscountScopeFieldsProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<DiscountValues>()
  const [untitled, free] = [t`Untitled`, t`It is free`]
  const courseOptions = useMemo(
    () => mapRemote(courses, (all) => all.map(({ id, name, price }) => toOption(id, name, price, free))),
    [courses, free],
  )
  const eventOptions = useMemo(
    () =>
      mapRemote(events, (all) =>
        all.map(({ id, title, price }) => toOption(id, title?.trim() || untitled, price, free)),
      ),
    [events, untitled, free],
  )
  const held = (one: { id: number } | null | undefined, label: string | undefined) =>
    one ? { id: String(one.id), label: label?.trim() || untitled } : undefined
  return (
    <>
      <FormRadioGroup<DiscountValues>
        name="prices"
        label={t`For which prices`}
        items={[
          { id: 'all', label: t`All courses and events` },
          { id: 'course', label: t`One course` },
          { id: 'event', label: t`One event` },
        ]}
      />
      {values.prices === 'course' && (
        <FormComboBox<DiscountValues>
          name="courseId"
          label={t`Course`}
          items={courseOptions}
          currentOption={held(discount?.course, discount?.course?.name)}
          isRequired
        />
      )}
      {values.prices === 'event' && (
        <FormComboBox<DiscountValues>
          name="eventId"
          label={t`Event`}
          items={eventOptions}
          currentOption={held(discount?.event, discount?.event?.title)}
          isRequired
        />
      )}
    </>
  )
}

/** From what is free nothing can be taken off. */
function toOption(id: number, label: string, price: number | null, free: string): Option {
  return { id: String(id), label, disabledReason: isFree(price) ? free : undefined }
}
