import type { TeacherClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { ConflictCheck } from '#forms/ConflictCheck.ts'
import { toClassConflictQuery } from '#forms/toClassConflictQuery.ts'
import { FormConflicts } from '#forms/FormConflicts.tsx'
import { FormCancelContext } from '#forms/FormCancelContext.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useConflictGuard } from '#forms/useConflictGuard.ts'
import { useRecordSnapshot } from '#forms/useRecordSnapshot.ts'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import type { SubmitResult } from '#submitResult.ts'
import {
  type ClassChangeValues,
  type ClassDraft,
  classChangeSchema,
  getEditableTimings,
  toClassChange,
  toValues,
} from './class.schema.ts'
import { ClassTextFields } from './ClassTextFields.tsx'
import { useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Select } from '#components/Select/Select.tsx'
import { isDeepEqual } from '#forms/isDeepEqual.ts'
import type { ClassTime } from '#lib/lessons/readClassTimes.ts'
import { formatClassHours } from '#lib/time/formatClassHours.ts'

type EditClassFormProps = {
  schoolClass: TeacherClass
  clashes: ConflictCheck
  onEditClass: (body: ClassDraft) => Promise<SubmitResult>
  onDone: () => void
}

/** Title, link and one of the times; a class without times can’t be saved, and says so (decision 23). */
export function EditClassForm({ schoolClass: given, clashes, onEditClass, onDone }: EditClassFormProps) {
  const [schoolClass, takeNewest] = useRecordSnapshot(given)
  const { t } = useLingui()
  const { send, question } = useConflictGuard(clashes)
  const cancel = useContext(FormCancelContext)
  const times = getEditableTimings(schoolClass)
  const questionOf = (values: ClassChangeValues) =>
    toClassConflictQuery(values, { classId: schoolClass.id, timingId: Number(values.timingId) })
  const [first] = times
  if (!first) {
    return (
      <FormColumn>
        <Notice
          tone="warning"
          title={<Trans>This class can’t be edited</Trans>}
          action={cancel && <Button onPress={cancel.onCancel}>{cancel.label}</Button>}
        >
          <Trans>
            It has no class time, and a class is only saved together with one. Create the class anew with a time and
            delete this one.
          </Trans>
        </Notice>
      </FormColumn>
    )
  }
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={toValues(schoolClass, first)}
          schema={classChangeSchema}
          onSubmit={(values) =>
            send(questionOf(values), (goOn) =>
              onEditClass({ ...toClassChange(values, schoolClass), ...(goOn && { goOn }) }),
            )
          }
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          {times.length > 1 && <TimingChoice times={times} />}
          <ClassTextFields autoFocus isLinkRequired />
          <FormConflicts check={clashes} question={question} toQuery={questionOf} />
          <FormActions pendingLabel={t`Saving…`}>
            <Trans>Update</Trans>
          </FormActions>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}

/** Which of several times is edited (decision 23). While one has been changed it is held, so that nothing typed is lost. */
function TimingChoice({ times }: { times: readonly ClassTime[] }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { values, setValues, isSubmitting } = useFormikContext<ClassChangeValues>()
  const chosen = times.find(({ id }) => String(id) === values.timingId)
  const isChanged = !chosen || !isDeepEqual(hoursOf(chosen), values.classTime)
  const choose = (timingId: string) => {
    const next = times.find(({ id }) => String(id) === timingId)
    if (next) void setValues({ ...values, timingId, classTime: hoursOf(next) })
  }
  return (
    <Select
      label={t`Which time do you want to edit?`}
      description={isChanged ? t`Update this time before you edit another.` : t`One time is edited at a time.`}
      placeholder={t`Choose a time`}
      items={times.map((time) => ({ id: String(time.id), label: formatClassHours(time, i18n, locale) }))}
      selectedId={values.timingId}
      onSelect={choose}
      isDisabled={isChanged || isSubmitting}
      isRequired
    />
  )
}

function hoursOf({ from, to, days }: ClassTime): ClassChangeValues['classTime'] {
  return { from, to, days }
}
