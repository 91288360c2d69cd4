import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { useDefaultSteps } from '#features/visitors/public/useDefaultSteps.ts'
import type { SettingsValues } from './settings.schema.ts'

/** The steps by which one begins; in each field stands what is said where it is left blank. */
export function GettingStartedFields() {
  const { t } = useLingui()
  return useDefaultSteps().map(({ title, text }, index) => {
    const number = index + 1
    return (
      <Fieldset key={title} legend={t`Step ${number} of how to begin`}>
        <FormTextField<SettingsValues> name={`frontPage.steps[${index}].title`} label={t`Title`} placeholder={title} />
        <FormTextArea<SettingsValues>
          name={`frontPage.steps[${index}].text`}
          label={t`What one does`}
          placeholder={text}
          rows={2}
        />
      </Fieldset>
    )
  })
}
