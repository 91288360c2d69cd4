import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import type { ApplicationValues } from './application.schema.ts'
import { type ApplicationStep, getStepOfField } from './applicationSteps.ts'

type ReturnToInvalidStepProps = { step: ApplicationStep; onStep: (step: ApplicationStep) => void }

/** Leads back to the first step in which something was refused, such as an e-mail that is taken. */
export function ReturnToInvalidStep({ step, onStep }: ReturnToInvalidStepProps) {
  const { errors, isSubmitting } = useFormikContext<ApplicationValues>()
  const wrong = isSubmitting ? [] : Object.keys(errors).map(getStepOfField)
  const behind = ([1, 2] as const).find((one) => one < step && wrong.includes(one))
  const lead = useEffectEvent(onStep)
  useEffect(() => {
    if (behind !== undefined) lead(behind)
  }, [behind])
  return null
}
