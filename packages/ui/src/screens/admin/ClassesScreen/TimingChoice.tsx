import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx'
import type { ClassTime } from '#model/classTimes.ts'
import { formatWallTime } from '#model/wallTime.ts'
import type { ClassValues } from './class.schema.ts'

/**
 * Which of several times is edited: a change carries one (decision 23). Once its times are changed the others wait, so
 * that nothing typed is lost or left behind unsent.
 */
export function TimingChoice({ timings }: { timings: readonly ClassTime[] }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { values, setFieldValue, isSubmitting } = useFormikContext<ClassValues>()
  const { id: chosen, from, to } = values.classTime
  const stored = timings.find(({ id }) => id === chosen)
  const isChanged = stored !== undefined && (stored.from !== from || stored.to !== to)
  return (
    <RadioGroup
      label={t`Which time to edit`}
      description={isChanged ? t`Save this time before you choose another one.` : t`One time can be changed at once.`}
      items={timings.map((timing) => ({
        id: String(timing.id),
        label: `${formatWallTime(timing.from, locale)} – ${formatWallTime(timing.to, locale)}`,
      }))}
      value={String(chosen)}
      onChange={(id) => {
        const next = timings.find((timing) => String(timing.id) === id)
        if (next) void setFieldValue('classTime', next, true)
      }}
      isReadOnly={isSubmitting || isChanged}
    />
  )
}
