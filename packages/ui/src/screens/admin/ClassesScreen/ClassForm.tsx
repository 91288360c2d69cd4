import type { ScheduledClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { FormTimeRange } from '#forms/FormTimeRange.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useOpened } from '#forms/useOpened.ts'
import { FormColumn } from '#layouts/FormColumn/FormColumn.ts'
import type { Outcome } from '#outcome.ts'
import { type ClassDraft, type ClassValues, classSchema, timingsOf, toRequest, toValues } from './class.schema.ts'
import { NoTimings } from './NoTimings.tsx'
import { TimingChoice } from './TimingChoice.tsx'

type ClassFormProps = {
  scheduled: ScheduledClass
  onEditClass: (draft: ClassDraft) => Promise<Outcome>
  onCancel: () => void
  onDone: () => void
}

/** 1§2 “Edit Class”: title, link and one of the class’s times. */
export function ClassForm({ scheduled, onEditClass, onCancel, onDone }: ClassFormProps) {
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const [opened, takeNewest] = useOpened(scheduled)
  const timings = timingsOf(opened)
  const [first] = timings
  if (!first) return <NoTimings onBack={onCancel} />
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={toValues(opened, first)}
          schema={classSchema}
          onSubmit={(values) => onEditClass(toRequest(values, opened))}
          onTakeNewest={takeNewest}
          onDone={onDone}
        >
          <FormTextField<ClassValues> name="title" label={t`Title`} isRequired autoFocus />
          <FormTextField<ClassValues> name="link" label={t`Class link`} type="url" isRequired />
          {timings.length > 1 && <TimingChoice timings={timings} />}
          <FormTimeRange<ClassValues>
            name="classTime"
            label={t`Class time`}
            description={t`By the school’s clocks (${timeZone})`}
            isRequired
          />
          <SubmitButton
            pendingLabel={t`Saving…`}
            beside={
              <Button onPress={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            }
          >
            <Trans>Save</Trans>
          </SubmitButton>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
