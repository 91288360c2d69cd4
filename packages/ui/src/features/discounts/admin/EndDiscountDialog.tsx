import type { Discount } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'

type EndDiscountDialogProps = {
  discount: Discount | undefined
  onEndDiscount: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

/** Confirms ending a discount and says that payments already made with it keep it (decision 162). */
export function EndDiscountDialog({ discount, onEndDiscount, onClose }: EndDiscountDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={discount}
      title={t`End discount?`}
      confirmLabel={t({ message: 'End', context: 'discount' })}
      onDelete={({ id }) => onEndDiscount(id)}
      onClose={onClose}
    >
      {({ name, uses }) => (
        <>
          <p>
            <Trans>
              No one will get{' '}
              <strong>
                <Bdi>{name}</Bdi>
              </strong>{' '}
              from now on. You can’t undo this.
            </Trans>
          </p>
          <p>
            {uses === 0 ? (
              <Trans>If it was never used, it will be deleted.</Trans>
            ) : (
              <Plural
                value={uses}
                one="# payment used it and won’t change. It stays listed as ended."
                other="# payments used it and won’t change. It stays listed as ended."
              />
            )}
          </p>
          <p>
            <Trans>Fees already charged keep this discount. Later fees are charged in full.</Trans>
          </p>
        </>
      )}
    </DeleteDialog>
  )
}
