import { useLingui } from '@lingui/react/macro'
import { useField, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ADULT_AGE, ageOn } from '#lib/people/ageOn.ts'
import type { RegistrationValues } from './registration.schema.ts'

/** Who answers for the student: of a grown-up it is filled in with their own name, until somebody writes another (1§5 asks for it always). */
export function GuardianField({ today }: { today: string }) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const [{ value }, , { setValue }] = useField<string>('guardian_name')
  const age = ageOn(values.date_of_birth, today)
  const isGrownUp = age !== undefined && age >= ADULT_AGE
  const own = isGrownUp ? values.name : ''
  const followed = useRef('')
  useEffect(() => {
    if (followed.current === own) return
    if (value === followed.current) void setValue(own, false)
    followed.current = own
  }, [value, own, setValue])
  return (
    <FormTextField<RegistrationValues>
      name="guardian_name"
      label={t`Guardian name`}
      description={
        isGrownUp
          ? t`The student is of age: their own name will do, or whom to call in an emergency.`
          : t`The parent, or whoever is responsible for the student`
      }
      isRequired
    />
  )
}
