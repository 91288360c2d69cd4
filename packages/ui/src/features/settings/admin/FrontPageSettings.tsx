import type { Settings } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormCheckboxGroup } from '#forms/FormChoiceFields.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import type { SettingsValues } from './settings.schema.ts'
import { useFormikContext } from 'formik'
import { Hint } from '#components/Field/Field.styles.ts'
import { Greeting } from '#components/Greeting/Greeting.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { useDefaultSteps } from '#features/visitors/public/useDefaultSteps.ts'

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

/** How the page for visitors will begin, as it is typed; it repeats what the fields say, and nothing in it can be pressed. */
function FrontPagePreview({ picture }: { picture: Settings['frontPicture'] }) {
  const { values } = useFormikContext<SettingsValues>()
  const { motto, about } = values.frontPage
  return (
    <Stack gap="small">
      <Hint>
        <Trans>How the page will begin</Trans>
      </Hint>
      <Surface background="canvas" padding="large" border="borderStrong" isDashed radius="md" inert aria-hidden>
        <Greeting name={values.name.trim()} motto={motto.trim()} about={about.trim()} picture={picture} />
      </Surface>
    </Stack>
  )
}

/** The steps by which one begins; in each field stands what is said where it is left blank. */
function GettingStartedFields() {
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
