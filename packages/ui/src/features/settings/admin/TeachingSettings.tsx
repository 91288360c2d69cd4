import { useLingui } from '@lingui/react/macro'
import type { Settings } from '@maktab/contract/schema'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormCheckbox } from '#forms/FormChoiceFields.tsx'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import type { SettingsValues } from './settings.schema.ts'
import { WeekStartField } from './WeekStartField.tsx'

type TeachingSettingsProps = { settings: Pick<Settings, 'weekStart' | 'teachersMayMessage' | 'excuseRule'> }

/** The school’s week, what teachers may do and the rule for excused lessons; shows only what the backend stores. */
export function TeachingSettings({ settings }: TeachingSettingsProps) {
  const { t } = useLingui()
  const { weekStart, teachersMayMessage, excuseRule } = settings
  if ([weekStart, teachersMayMessage, excuseRule].every((one) => one === undefined)) return null
  return (
    <Fieldset legend={t`Timetable and teachers`} namesFields={false}>
      {weekStart !== undefined && <WeekStartField />}
      {teachersMayMessage !== undefined && (
        <FormCheckbox<SettingsValues>
          name="teachersMayMessage"
          label={t`Teachers can see the phone number and email of their students’ guardians`}
        />
      )}
      {excuseRule !== undefined && (
        <FormTextArea<SettingsValues>
          name="excuseRule"
          label={t`If a student can’t come`}
          description={t`Your rule for missed lessons. Students read it before they send an excuse. Optional.`}
          rows={3}
        />
      )}
    </Fieldset>
  )
}
