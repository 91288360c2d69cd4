import type { Course, Discount, Event, Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#components/Surface/Surface.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormColumn, Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type Remote, mapRemote } from '#remote.ts'
import {
  type DiscountPrefill,
  type DiscountDraft,
  type DiscountValues,
  discountSchema,
  toRequest,
  toValues,
} from './discount.schema.ts'
import { DiscountScopeFields, DiscountRecipientFields } from './DiscountFields.tsx'
import { useFormikContext } from 'formik'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import { DiscountsUnavailable } from './useDiscountLabels.tsx'

type DiscountLists = {
  students: Remote<Student[]>
  courses: Remote<Course[]>
  events: Remote<Event[]>
}

type DiscountFormProps = DiscountLists & {
  /** The discount to edit; undefined creates one. */
  discount: Discount | undefined
  /** Prefilled student of a new discount. */
  prefill: DiscountPrefill
  /** Creates a code that is hard to guess and easy to read out. */
  generateCode: () => string
  onSaveDiscount: (draft: DiscountDraft) => Promise<SubmitResult>
  onDone: () => void
}

function DiscountForm({
  discount: loaded,
  prefill,
  generateCode,
  onSaveDiscount,
  onDone,
  ...lists
}: DiscountFormProps) {
  const { t } = useLingui()
  const today = useToday()
  const { currency } = useSchoolSettings()
  const [discount, takeNewest] = useRecordSnapshot(loaded)
  const [initialValues] = useState(() => toValues(discount, prefill, currency))
  return (
    <FormColumn>
      <Card>
        <ValidatedForm
          initialValues={initialValues}
          schema={discountSchema}
          onSubmit={(values) => onSaveDiscount(toRequest(values, discount))}
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          <FormTextField<DiscountValues>
            name="name"
            label={t`Name`}
            description={t`Shown next to the price, such as “Scholarship”.`}
            isRequired
            autoFocus
          />
          <DiscountRecipientFields students={lists.students} discount={discount} makeCode={generateCode} />
          <DiscountAmountFields discount={discount} />
          <DiscountScopeFields courses={lists.courses} events={lists.events} discount={discount} />
          <Grid gap="x-large" align="start">
            <FormDatePicker<DiscountValues>
              name="from"
              label={t`From`}
              today={today}
              description={t`Leave blank to start now.`}
            />
            <FormDatePicker<DiscountValues>
              name="until"
              label={t`To`}
              today={today}
              description={t`The last day it’s valid. Leave blank for no end date.`}
            />
          </Grid>
          <FormNumberField<DiscountValues>
            name="mostUses"
            label={t`Usage limit`}
            description={t`Each purchase counts once. Leave blank for no limit.`}
            formatOptions={{ maximumFractionDigits: 0 }}
          />
          <FormTextArea<DiscountValues>
            name="note"
            label={t`Note`}
            description={t`Only administrators see this.`}
            autoComplete="off"
          />
          <FormActions pendingLabel={t`Saving…`}>
            {discount ? <Trans>Update discount</Trans> : <Trans>Create discount</Trans>}
          </FormActions>
        </ValidatedForm>
      </Card>
    </FormColumn>
  )
}

/** Percentage or amount; an amount in a former currency of the school is shown and has to be entered again. */
function DiscountAmountFields({ discount }: { discount: Discount | undefined }) {
  const { t } = useLingui()
  const { currency } = useSchoolSettings()
  const { values } = useFormikContext<DiscountValues>()
  const before = discount?.amount && discount.currency !== null && discount.currency !== currency ? discount : undefined
  const was = before && formatMoney(before.amount ?? 0, before.currency ?? currency)
  return (
    <>
      <FormRadioGroup<DiscountValues>
        name="worth"
        label={t`Discount`}
        items={[
          { id: 'percentage', label: t`Percentage` },
          { id: 'amount', label: t`Fixed amount` },
        ]}
      />
      {values.worth === 'percentage' ? (
        <FormNumberField<DiscountValues>
          name="percentage"
          label={t`Percent`}
          description={t`100% makes it free.`}
          formatOptions={{ maximumFractionDigits: 0 }}
          isRequired
        />
      ) : (
        <FormNumberField<DiscountValues>
          name="amount"
          label={t`Amount`}
          description={
            was === undefined
              ? t`Can’t exceed the price.`
              : t`It was ${was}. The school’s currency has changed, so enter a new amount.`
          }
          formatOptions={{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }}
          isRequired
        />
      )}
    </>
  )
}

type DiscountFormPageProps = Omit<DiscountFormProps, 'discount' | 'onDone'> & {
  /**
   * Needed only for editing; a new discount doesn’t wait for them. Undefined if the backend has no discounts (decision
   * 16).
   */
  discounts: Remote<Discount[]> | undefined
  open: 'new' | number
  onClose: () => void
}

/** The form that creates or edits a discount; an ended discount is read-only. */
export function DiscountFormPage({ discounts, open, onClose, ...form }: DiscountFormPageProps) {
  const { t } = useLingui()
  const title = open === 'new' ? t`Create discount` : t`Edit discount`
  if (!discounts) {
    return (
      <Page>
        <PageHeader title={title} />
        <DiscountsUnavailable />
      </Page>
    )
  }
  return (
    <RecordFormPage
      title={title}
      records={mapRemote(discounts, (all) => all.filter(({ endedAt }) => endedAt === null))}
      open={open}
      getName={({ name }) => name}
      messages={{
        loading: t`Loading discounts`,
        notFound: t`This discount has ended or no longer exists.`,
        backLabel: t`All discounts`,
      }}
      cancelLabel={t`Cancel`}
      onClose={onClose}
    >
      {(discount) => <DiscountForm {...form} discount={discount} onDone={onClose} />}
    </RecordFormPage>
  )
}
