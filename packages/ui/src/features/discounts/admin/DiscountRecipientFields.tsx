import type { Discount, Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { personLabel } from '#lib/people/personLabel.ts'
import { personOptions } from '#lib/people/personLabels.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import type { DiscountValues } from './discount.schema.ts'

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

/** Who gets it: whoever types a code, or one student, who may have to type one too. */
export function DiscountRecipientFields({ students, discount, makeCode }: DiscountRecipientFieldsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { values, submitCount, isSubmitting, setFieldValue } = useFormikContext<DiscountValues>()
  const missing = t`N/A`
  const options = useMemo(
    () => mapRemote(students, (all) => personOptions(all, { missing, locale })),
    [students, missing, locale],
  )
  const held = discount?.student
    ? { id: String(discount.student.id), label: personLabel(discount.student, missing) }
    : undefined
  const isStudents = values.whose === 'student'
  return (
    <>
      <FormRadioGroup<DiscountValues>
        name="whose"
        label={t`For whom`}
        items={[
          { id: 'anybody', label: t`Whoever has a code` },
          { id: 'student', label: t`One student` },
        ]}
      />
      {isStudents && (
        <FormComboBox<DiscountValues>
          name="studentId"
          label={t`Student`}
          items={options}
          currentOption={held}
          isRequired
        />
      )}
      <FieldWithButton>
        <FormTextField<DiscountValues>
          name="code"
          label={t`Code`}
          description={
            isStudents
              ? t`Leave it blank and it is taken off by itself.`
              : t`It is typed before paying. Capitals and blanks make no difference.`
          }
          isRequired={!isStudents}
          autoComplete="off"
        />
        <Button isDisabled={isSubmitting} onPress={() => void setFieldValue('code', makeCode(), submitCount > 0)}>
          <Trans>Make one up</Trans>
        </Button>
      </FieldWithButton>
    </>
  )
}
