import { useLingui } from '@lingui/react/macro'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ClassTimeFields } from '#features/classes/shared/ClassTimeFields.tsx'
import type { ClassChangeValues } from './class.schema.ts'

/** The fields that a class has when it is created and when it is edited. */
export function ClassTextFields({ autoFocus, isLinkRequired }: { autoFocus: boolean; isLinkRequired: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <FormTextField<ClassChangeValues> name="title" label={t`Title`} isRequired autoFocus={autoFocus} />
      <FormTextField<ClassChangeValues>
        name="link"
        label={t`Link`}
        description={t`Where the class meets, for example meet.example.com/my-class`}
        isRequired={isLinkRequired}
      />
      <ClassTimeFields label={t`Class Time`} description={t`By the school’s clocks`} />
    </>
  )
}
