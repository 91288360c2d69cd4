import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Select } from '#components/Select/Select.tsx'
import { isDeepEqual } from '#forms/isDeepEqual.ts'
import type { ClassTime } from '#lib/lessons/readClassTimes.ts'
import { formatClassHours } from '#lib/time/formatClassHours.ts'
import type { ClassChangeValues } from './class.schema.ts'

/** Which of several times is edited (decision 23). While one has been changed it is held, so that nothing typed is lost. */
export function TimingChoice({ times }: { times: readonly ClassTime[] }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { values, setValues, isSubmitting } = useFormikContext<ClassChangeValues>()
  const chosen = times.find(({ id }) => String(id) === values.timingId)
  const isChanged = !chosen || !isDeepEqual(hoursOf(chosen), values.classTime)
  const choose = (timingId: string) => {
    const next = times.find(({ id }) => String(id) === timingId)
    if (next) void setValues({ ...values, timingId, classTime: hoursOf(next) })
  }
  return (
    <Select
      label={t`Which time do you want to edit?`}
      description={isChanged ? t`Update this time before you edit another.` : t`One time is edited at a time.`}
      placeholder={t`Choose a time`}
      items={times.map((time) => ({ id: String(time.id), label: formatClassHours(time, i18n, locale) }))}
      selectedId={values.timingId}
      onSelect={choose}
      isDisabled={isChanged || isSubmitting}
      isRequired
    />
  )
}

function hoursOf({ from, to, days }: ClassTime): ClassChangeValues['classTime'] {
  return { from, to, days }
}
