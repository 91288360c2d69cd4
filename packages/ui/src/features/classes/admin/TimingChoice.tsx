import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx'
import { isDeepEqual } from '#forms/isDeepEqual.ts'
import type { ClassTime } from '#lib/lessons/readClassTimes.ts'
import { formatClassHours } from '#lib/time/formatClassHours.ts'
import type { ClassValues } from './class.schema.ts'

/**
 * Which of several times is edited: a change carries one (decision 23). Once its times are changed the others wait, so
 * that nothing typed is lost or left behind unsent.
 */
export function TimingChoice({ timings }: { timings: readonly ClassTime[] }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { values, setFieldValue, isSubmitting } = useFormikContext<ClassValues>()
  const { id: chosen } = values.classTime
  const stored = timings.find(({ id }) => id === chosen)
  const isChanged = stored !== undefined && !isDeepEqual(hoursOf(stored), values.classTime)
  return (
    <RadioGroup
      label={t`Which time to edit`}
      description={isChanged ? t`Save this time before you choose another one.` : t`One time can be changed at once.`}
      items={timings.map((timing) => ({ id: String(timing.id), label: formatClassHours(timing, i18n, locale) }))}
      value={String(chosen)}
      onChange={(id) => {
        const next = timings.find((timing) => String(timing.id) === id)
        if (next) void setFieldValue('classTime', hoursOf(next), true)
      }}
      isReadOnly={isSubmitting || isChanged}
    />
  )
}

function hoursOf({ id, from, to, days }: ClassTime): ClassValues['classTime'] {
  return { id, from, to, days }
}
