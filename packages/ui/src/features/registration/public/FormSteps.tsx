import { useFormikContext } from 'formik'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { Button } from '#components/Button/Button.tsx'

type ReturnToInvalidStepProps<Step> = {
  /** All steps in their order. */
  steps: readonly Step[]
  step: Step
  getStepOfField: (field: string) => Step
  onStep: (step: Step) => void
}

/** Goes back to the first step with an error, such as an e-mail that is taken or a course that was . */
export function ReturnToInvalidStep<Step>({ steps, step, getStepOfField, onStep }: ReturnToInvalidStepProps<Step>) {
  const { errors, isSubmitting } = useFormikContext<object>()
  const invalidSteps = isSubmitting ? [] : Object.keys(errors).map(getStepOfField)
  const invalidStep = steps.slice(0, steps.indexOf(step)).find((earlier) => invalidSteps.includes(earlier))
  const goToStep = useEffectEvent(onStep)
  useEffect(() => {
    if (invalidStep !== undefined) goToStep(invalidStep)
  }, [invalidStep])
  return null
}

type BackButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'isFullWidth' | 'children'> & {
  onBack: () => void
}

/** Returns to the previous step; clears this step’s errors without changing its values. */
export function BackButton({ onBack, ...button }: BackButtonProps) {
  const { values, isSubmitting, resetForm } = useFormikContext<object>()
  const goBack = () => {
    resetForm({ values })
    onBack()
  }
  return <Button {...button} isDisabled={isSubmitting} onPress={goBack} />
}
