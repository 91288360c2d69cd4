import type { Discount, Student, Course, Event } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { getPersonLabel, toPersonOptions } from '#lib/people/personLabels.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import type { DiscountValues } from './discount.schema.ts'
import type { Option } from '#components/Select/Option.ts'
import { isFree } from '#lib/money/currencyAmounts.ts'

/** A field with a button beside it, below its label. */
const FieldWithButton = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: flex-start;

  > :first-child {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
  > button {
    margin-block-start: calc(${tokens.text.md} * 1.5 + ${tokens.space[2]});
  }
`

type DiscountRecipientFieldsProps = {
  students: Remote<Student[]>
  discount: Discount | undefined
  makeCode: () => string
}

/** The recipient: anyone with the code, or one student, who may need a code too. */
export function DiscountRecipientFields({ students, discount, makeCode }: DiscountRecipientFieldsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { values, submitCount, isSubmitting, setFieldValue } = useFormikContext<DiscountValues>()
  const missing = t`N/A`
  const options = useMemo(
    () => mapRemote(students, (all) => toPersonOptions(all, { missing, locale })),
    [students, missing, locale],
  )
  const currentStudent = discount?.student
    ? { id: String(discount.student.id), label: getPersonLabel(discount.student, missing) }
    : undefined
  const isStudents = values.whose === 'student'
  return (
    <>
      <FormRadioGroup<DiscountValues>
        name="whose"
        label={t`Who can use it`}
        items={[
          { id: 'anybody', label: t`Anyone with the code` },
          { id: 'student', label: t`One student` },
        ]}
      />
      {isStudents && (
        <FormComboBox<DiscountValues>
          name="studentId"
          label={t`Student`}
          items={options}
          currentOption={currentStudent}
          isRequired
        />
      )}
      <FieldWithButton>
        <FormTextField<DiscountValues>
          name="code"
          label={t`Code`}
          description={
            isStudents
              ? t`Leave blank to apply automatically.`
              : t`Entered before paying. Capitals and spaces don’t matter.`
          }
          isRequired={!isStudents}
          autoComplete="off"
        />
        <Button isDisabled={isSubmitting} onPress={() => void setFieldValue('code', makeCode(), submitCount > 0)}>
          <Trans>Generate code</Trans>
        </Button>
      </FieldWithButton>
    </>
  )
}

type DiscountScopeFieldsProps = {
  courses: Remote<Course[]>
  events: Remote<Event[]>
  discount: Discount | undefined
}

/** Which prices it applies to: all, or those of one course or event. */
export function DiscountScopeFields({ courses, events, discount }: DiscountScopeFieldsProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<DiscountValues>()
  const [untitled, free] = [t`Untitled`, t`Already free`]
  const courseOptions = useMemo(
    () => mapRemote(courses, (all) => all.map(({ id, name, price }) => toOption(id, name, price, free))),
    [courses, free],
  )
  const eventOptions = useMemo(
    () =>
      mapRemote(events, (all) =>
        all.map(({ id, title, price }) => toOption(id, title?.trim() || untitled, price, free)),
      ),
    [events, untitled, free],
  )
  const toCurrentOption = (one: { id: number } | null | undefined, label: string | undefined) =>
    one ? { id: String(one.id), label: label?.trim() || untitled } : undefined
  return (
    <>
      <FormRadioGroup<DiscountValues>
        name="prices"
        label={t`Applies to`}
        items={[
          { id: 'all', label: t`All courses and events` },
          { id: 'course', label: t`One course` },
          { id: 'event', label: t`One event` },
        ]}
      />
      {values.prices === 'course' && (
        <FormComboBox<DiscountValues>
          name="courseId"
          label={t`Course`}
          items={courseOptions}
          currentOption={toCurrentOption(discount?.course, discount?.course?.name)}
          isRequired
        />
      )}
      {values.prices === 'event' && (
        <FormComboBox<DiscountValues>
          name="eventId"
          label={t`Event`}
          items={eventOptions}
          currentOption={toCurrentOption(discount?.event, discount?.event?.title)}
          isRequired
        />
      )}
    </>
  )
}

/** Free courses and events can’t be discounted. */
function toOption(id: number, label: string, price: number | null, free: string): Option {
  return { id: String(id), label, disabledReason: isFree(price) ? free : undefined }
}
