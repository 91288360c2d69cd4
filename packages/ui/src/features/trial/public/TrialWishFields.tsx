import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import { formatDayName } from '#lib/time/isoDay.ts'
import { getDayInZone } from '#lib/time/schoolTime.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { tokens } from '#theme/tokens.ts'
import { listOfferedDays, listOfferedTimes, type RequestTrialValues } from './requestTrial.schema.ts'

/** Side by side on phones too. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
  align-items: start;
`

type TrialWishFieldsProps = { name: 'first' | 'second'; label: string; isRequired?: boolean }

/** Day and time in the visitor’s time zone. */
export function TrialWishFields({ name, label, isRequired = false }: TrialWishFieldsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { viewerZone } = useSchoolSettings()
  const today = getDayInZone(viewerZone, useNow())
  const days = useMemo(
    () => listOfferedDays(today).map((day) => ({ id: day, label: formatDayName(day, locale) })),
    [today, locale],
  )
  const times = useMemo(
    () => listOfferedTimes().map((time) => ({ id: time, label: formatWallTime(time, locale) })),
    [locale],
  )
  return (
    <Fieldset legend={label}>
      <Row>
        <FormSelect<RequestTrialValues>
          name={`${name}.day`}
          label={t`Day`}
          items={days}
          placeholder={t`Choose a day`}
          isRequired={isRequired}
        />
        <FormSelect<RequestTrialValues>
          name={`${name}.time`}
          label={t`Time`}
          items={times}
          placeholder={t`Choose a time`}
          isRequired={isRequired}
        />
      </Row>
    </Fieldset>
  )
}
