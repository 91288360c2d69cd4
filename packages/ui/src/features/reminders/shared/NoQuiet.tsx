import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Button } from '#components/Button/Button.tsx'
import { findField, focusWithin } from '#forms/focusWithin.ts'
import type { RemindersValues } from './reminders.schema.ts'

/** Takes both times away at once; each by itself is six keys. */
export function ClearQuietHoursButton() {
  const { values, setFieldValue, isSubmitting, submitCount } = useFormikContext<RemindersValues>()
  const isBlank = values.quiet.from === '' && values.quiet.to === ''
  return (
    <Button
      size="sm"
      isDisabled={isBlank || isSubmitting}
      onPress={({ target }) => {
        // There is nothing left to press here.
        focusWithin(findField(target.closest('form'), 'quiet.from'))
        void setFieldValue('quiet', { from: '', to: '' }, submitCount > 0)
      }}
    >
      <Trans>No quiet hours</Trans>
    </Button>
  )
}
