import { limits } from '@maktab/contract/limits/purchaseCourse'
import type { Weekday } from '@maktab/calendar/WallDay'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { FormTimeRangeField, LocalTimeHint } from '#forms/FormTimeFields.tsx'
import { isDeepEqual } from '#forms/formValues.ts'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

/** A preferred time; without days these are agreed with the teacher. */
export type CourseTiming = { from: string; to: string; days: Weekday[] }

type TimesValues = { classTimings: CourseTiming[] }

export const newTiming = (): CourseTiming => ({ from: '', to: '', days: [] })

/** Preferred times of a course. */
export function PurchaseTimes() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const schoolPlace = formatPlaceName(timeZone, locale)
  return (
    <RepeatableBlocks<TimesValues, 'classTimings'>
      name="classTimings"
      legend={t`Class Timings`}
      description={t`When you’d like to learn (school time, ${schoolPlace})`}
      newBlock={newTiming}
      getBlockLabel={(number) => t`Time ${number}`}
      addLabel={t`Add More`}
      isFirstFixed
      max={limits.classTimings.max}
    >
      {(timing, index) => (
        <>
          <FormTimeRangeField<TimesValues>
            name={timing}
            label={t`Time ${index + 1}`}
            isLabelHidden
            isRequired
            withoutDays={t`Optional. Days can be agreed with the teacher later.`}
          />
          <LocalTimeHint<TimesValues> name={timing} />
        </>
      )}
    </RepeatableBlocks>
  )
}

/** Times that the school knows already, on one line; the fields open to change them, or if one is wrong. */
export function KnownTimes({ times }: { times: readonly CourseTiming[] }) {
  const { t } = useLingui()
  const { values, errors, isSubmitting } = useFormikContext<TimesValues>()
  const { timeZone, viewerZone } = useSchoolSettings()
  // A restored draft may hold other times.
  const [isOpen, setIsOpen] = useState(!isDeepEqual(values.classTimings, times))
  if (isOpen || errors.classTimings !== undefined) return <PurchaseTimes />
  return (
    <Inline gap="medium" rowGap="x-small">
      <span>
        <Trans>Your times:</Trans>
      </span>
      <ClassTimes timings={times} schoolZone={timeZone} viewerZone={viewerZone} />
      <Button size="sm" isDisabled={isSubmitting} aria-label={t`Change your times`} onPress={() => setIsOpen(true)}>
        <Trans>Change</Trans>
      </Button>
    </Inline>
  )
}
