import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Button } from '#components/Button/Button.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import type { ApplicationValues } from './application.schema.ts'
import type { ApplicationStep } from './applicationSteps.ts'

type StepButtonsProps = { step: ApplicationStep; onBack: () => void }

/** On to the next step, or out with it; and back, with nothing lost. */
export function StepButtons({ step, onBack }: StepButtonsProps) {
  const { t } = useLingui()
  const { values, isSubmitting, resetForm } = useFormikContext<ApplicationValues>()
  const goBack = () => {
    // What is wrong here isn’t said in the step before.
    resetForm({ values })
    onBack()
  }
  return (
    <>
      {step === 3 ? (
        <FormActions pendingLabel={t`Submitting...`} isFullWidth>
          <Trans>Submit Application</Trans>
        </FormActions>
      ) : (
        <FormActions pendingLabel={t`Next`} isFullWidth>
          <Trans>Next</Trans>
        </FormActions>
      )}
      {step > 1 && (
        <Button variant="quiet" isDisabled={isSubmitting} isFullWidth onPress={goBack}>
          <Trans>Back</Trans>
        </Button>
      )}
    </>
  )
}
