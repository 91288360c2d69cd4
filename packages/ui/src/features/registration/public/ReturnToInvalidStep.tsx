import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import type { RegistrationValues, StepName } from './registration.schema.ts'

type ReturnToInvalidStepProps = { step: StepName; onStep: (step: StepName) => void }

/** Leads back to the first step when something there was refused, such as an e-mail that is taken. */
export function ReturnToInvalidStep({ step, onStep }: ReturnToInvalidStepProps) {
  const { errors, isSubmitting } = useFormikContext<RegistrationValues>()
  const isBehind = step === 'courses' && !isSubmitting && Object.keys(errors).some((field) => field !== 'courses')
  const lead = useEffectEvent(() => onStep('account'))
  useEffect(() => {
    if (isBehind) lead()
  }, [isBehind])
  return null
}
