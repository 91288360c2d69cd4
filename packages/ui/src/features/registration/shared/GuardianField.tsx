import { useLingui } from '@lingui/react/macro'
import { useField, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ADULT_AGE, getAge } from '#lib/people/personAgeAndStatus.ts'

type Values = { name: string; date_of_birth: string; guardian_name: string }

/** Guardian name; follows the student’s own name for adults until it is edited (required by 1§5). */
export function GuardianField({ today }: { today: string }) {
  const { t } = useLingui()
  const { values } = useFormikContext<Values>()
  const [{ value }, , { setValue }] = useField<string>('guardian_name')
  const age = getAge(values.date_of_birth, today)
  const isGrownUp = age !== undefined && age >= ADULT_AGE
  const ownName = isGrownUp ? values.name : ''
  const lastOwnName = useRef('')
  useEffect(() => {
    if (lastOwnName.current === ownName) return
    if (value === lastOwnName.current) void setValue(ownName, false)
    lastOwnName.current = ownName
  }, [value, ownName, setValue])
  return (
    <FormTextField<Values>
      name="guardian_name"
      label={t`Guardian name`}
      description={
        isGrownUp
          ? t`For adult students, enter their own name or an emergency contact.`
          : t`The student’s parent or guardian`
      }
      autoComplete="section-guardian name"
      isRequired
    />
  )
}
