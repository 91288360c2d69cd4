import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Select } from '#components/Select/Select.tsx'
import type { ClassTime } from '#model/classTimes.ts'
import { formatWallTime } from '#model/wallTime.ts'
import type { ClassChangeValues } from './class.schema.ts'

/** Which of several times is edited (decision 23). While one has been changed it is held, so that nothing typed is lost. */
export function TimingChoice({ times }: { times: readonly ClassTime[] }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { values, setValues, isSubmitting } = useFormikContext<ClassChangeValues>()
  const chosen = times.find(({ id }) => String(id) === values.timingId)
  const isChanged = chosen?.from !== values.classTime.from || chosen.to !== values.classTime.to
  const choose = (timingId: string) => {
    const next = times.find(({ id }) => String(id) === timingId)
    if (next) void setValues({ ...values, timingId, classTime: { from: next.from, to: next.to } })
  }
  return (
    <Select
      label={t`Which time do you want to edit?`}
      description={isChanged ? t`Update this time before you edit another.` : t`One time is edited at a time.`}
      placeholder={t`Choose a time`}
      items={times.map(({ id, from, to }) => ({
        id: String(id),
        label: `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`,
      }))}
      selectedId={values.timingId}
      onSelect={choose}
      isDisabled={isChanged || isSubmitting}
      isRequired
    />
  )
}
