import { useLingui } from '@lingui/react/macro'
import type { Settings } from '@maktab/contract/schema'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormCheckbox } from '#forms/FormChoiceFields.tsx'
import type { SettingsValues } from './settings.schema.ts'
import { WeekStartField } from './WeekStartField.tsx'

type TeachingSettingsProps = { settings: Pick<Settings, 'weekStart' | 'teachersMayMessage'> }

/** The school’s week, and what teachers may do; shows only what the backend stores. */
export function TeachingSettings({ settings }: TeachingSettingsProps) {
  const { t } = useLingui()
  if (settings.weekStart === undefined && settings.teachersMayMessage === undefined) return null
  return (
    <Fieldset legend={t`Timetable and teachers`} namesFields={false}>
      {settings.weekStart !== undefined && <WeekStartField />}
      {settings.teachersMayMessage !== undefined && (
        <FormCheckbox<SettingsValues>
          name="teachersMayMessage"
          label={t`Teachers can see the phone number and email of their students’ guardians`}
        />
      )}
    </Fieldset>
  )
}
