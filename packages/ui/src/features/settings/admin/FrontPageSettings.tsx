import type { Settings } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormCheckbox, FormCheckboxGroup } from '#forms/FormChoiceFields.tsx'
import { TextLanguageSwitch } from '#forms/TextLanguageSwitch.tsx'
import { type TextLanguage, useTextLanguage } from '#forms/TextLanguageProvider.tsx'
import { TranslatedTextArea, TranslatedTextField } from '#forms/TranslatedFields.tsx'
import { getFrontPageTexts } from '#lib/school/schoolTexts.ts'
import type { SettingsValues } from './settings.schema.ts'
import { useFormikContext } from 'formik'
import { Hint } from '#components/Field/Field.styles.ts'
import { SchoolHero } from '#components/SchoolHero/SchoolHero.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { useDefaultGettingStartedSteps } from '#features/visitors/public/useDefaultGettingStartedSteps.ts'

/** Path of the front page’s texts in a language. */
const pathIn = (language: TextLanguage) =>
  language === 'default' ? 'frontPage' : (`translations.${language}` as const)

type FrontPageSettingsProps = {
  picture: Settings['frontPicture']
  /** Whether teachers and times can be shown. */
  showsTeachers: boolean
  /** Whether trial lessons can be offered. */
  hasTrials: boolean
}

/** Texts and sections of the front page; blank texts fall back to translated defaults. */
export function FrontPageSettings({ picture, showsTeachers, hasTrials }: FrontPageSettingsProps) {
  const { t } = useLingui()
  return (
    <>
      {hasTrials && <TrialSettings />}
      <Fieldset
        legend={t`Front page`}
        description={t`Shown around the sign-in form. Leave blank to use our default text in the visitor’s language.`}
        namesFields={false}
      >
        <TextLanguageSwitch />
        <TranslatedTextField<SettingsValues>
          nameIn={(language) => `${pathIn(language)}.motto`}
          label={t`Motto`}
          description={t`One line at the top of the page.`}
        />
        <TranslatedTextArea<SettingsValues>
          nameIn={(language) => `${pathIn(language)}.about`}
          label={t`About the school`}
          description={t`Who you teach, what and how. The first lines appear in search results and shared links.`}
          rows={5}
        />
        <FormCheckboxGroup<SettingsValues>
          name="frontPage.shows"
          label={t`Visible to visitors`}
          isStacked
          items={[
            { id: 'courses', label: t`Courses, each with its own page` },
            { id: 'languages', label: t`Languages spoken by each course’s teachers` },
            { id: 'outlines', label: t`Course outlines` },
            { id: 'policies', label: t`School policies` },
            ...(showsTeachers
              ? [
                  { id: 'teachers', label: t`Teachers who agreed to a public profile` },
                  { id: 'times', label: t`Weekly times of each course’s classes` },
                ]
              : []),
          ]}
        />
        <GettingStartedFields />
        <FrontPagePreview picture={picture} />
      </Fieldset>
    </>
  )
}

/** Whether visitors may ask for a trial lesson, and what that means for the office. */
function TrialSettings() {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Trial lessons`} namesFields={false}>
      <FormCheckbox<SettingsValues> name="offersTrials" label={t`Offer a free trial lesson`} />
      <Hint>
        <Trans>
          Visitors see “Try a free lesson” and choose one or two times. Requests appear in the inbox, where you assign a
          teacher. Visitors expect an answer within a day.
        </Trans>
      </Hint>
    </Fieldset>
  )
}

/** Live preview of the front page’s header in the chosen language; inert, and hidden from screen readers because it repeats the fields. */
function FrontPagePreview({ picture }: { picture: Settings['frontPicture'] }) {
  const { values } = useFormikContext<SettingsValues>()
  const { motto, about } = getFrontPageTexts(values, useTextLanguage()?.language ?? 'default')
  return (
    <Stack gap="small">
      <Hint>
        <Trans>Preview</Trans>
      </Hint>
      <Surface background="canvas" padding="large" border="borderStrong" isDashed radius="md" inert aria-hidden>
        <SchoolHero name={values.name.trim()} motto={motto} about={about} picture={picture} />
      </Surface>
    </Stack>
  )
}

/** Steps of “how to begin”, with the default texts as placeholders. */
function GettingStartedFields() {
  const { t } = useLingui()
  return useDefaultGettingStartedSteps().map(({ title, text }, index) => {
    const number = index + 1
    return (
      <Fieldset key={title} legend={t`How it works, step ${number}`}>
        <TranslatedTextField<SettingsValues>
          nameIn={(language) => `${pathIn(language)}.steps[${index}].title`}
          label={t`Title`}
          placeholder={title}
        />
        <TranslatedTextArea<SettingsValues>
          nameIn={(language) => `${pathIn(language)}.steps[${index}].text`}
          label={t`Description`}
          placeholder={text}
          rows={2}
        />
      </Fieldset>
    )
  })
}
