import type { Settings } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormCheckboxGroup } from '#forms/FormCheckboxGroup.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { FrontPagePreview } from './FrontPagePreview.tsx'
import type { SettingsValues } from './settings.schema.ts'
import { GettingStartedFields } from './StepFields.tsx'

/** What the page for visitors says and shows; what is left blank is said in the product’s words, in each language. */
export function FrontPageSettings({ picture }: { picture: Settings['frontPicture'] }) {
  const { t } = useLingui()
  return (
    <Fieldset
      legend={t`Front page`}
      description={t`Visitors read it around the form to sign in. What you leave blank is said in our words, in the visitor’s language.`}
      namesFields={false}
    >
      <FormTextField<SettingsValues>
        name="frontPage.motto"
        label={t`Motto`}
        description={t`One sentence that heads the page.`}
      />
      <FormTextArea<SettingsValues>
        name="frontPage.about"
        label={t`About the school`}
        description={t`Whom you teach, what, and how. Search engines and shared links show how it begins.`}
        rows={5}
      />
      <FormCheckboxGroup<SettingsValues>
        name="frontPage.shows"
        label={t`What visitors see`}
        isStacked
        items={[
          { id: 'courses', label: t`The courses, each with a page of its own` },
          { id: 'languages', label: t`Which languages the teachers of a course speak` },
          { id: 'outlines', label: t`The outlines of the courses` },
          { id: 'policies', label: t`The policies` },
        ]}
      />
      <GettingStartedFields />
      <FrontPagePreview picture={picture} />
    </Fieldset>
  )
}
