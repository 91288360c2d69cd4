import type { Discount } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { DiscountsUnavailable } from './DiscountsUnavailable.tsx'
import { DiscountForm, type DiscountFormProps } from './DiscountForm.tsx'

type DiscountViewProps = Omit<DiscountFormProps, 'discount' | 'onDone'> & {
  /** Needed to edit; a new discount doesn’t wait for them. Undefined where the backend knows of none (decision 16). */
  discounts: Remote<Discount[]> | undefined
  open: 'new' | number
  onClose: () => void
}

/** The form that gives a discount or changes one; what has ended isn’t changed any more. */
export function DiscountView({ discounts, open, onClose, ...form }: DiscountViewProps) {
  const { t } = useLingui()
  const title = open === 'new' ? t`Give a discount` : t`Edit discount`
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
      nameOf={({ name }) => name}
      words={{
        loading: t`Loading discounts`,
        notFound: t`This discount is no longer there, or has ended.`,
        backLabel: t`All discounts`,
      }}
      cancelLabel={t`Cancel`}
      onClose={onClose}
    >
      {(discount) => <DiscountForm {...form} discount={discount} onDone={onClose} />}
    </RecordFormPage>
  )
}
