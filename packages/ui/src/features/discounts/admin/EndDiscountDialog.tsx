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
      title={t`End this discount?`}
      confirmLabel={t({ message: 'End', context: 'discount' })}
      onDelete={({ id }) => onEndDiscount(id)}
      onClose={onClose}
    >
      {({ name, uses }) => (
        <>
          <p>
            <Trans>
              Nobody gets{' '}
              <strong>
                <Bdi>{name}</Bdi>
              </strong>{' '}
              from now on. This can’t be undone.
            </Trans>
          </p>
          <p>
            {uses === 0 ? (
              <Trans>If no payment was ever made with it, it is deleted.</Trans>
            ) : (
              <Plural
                value={uses}
                one="# payment was made with it, which stays as it is. It stays in the list as ended."
                other="# payments were made with it, which stay as they are. It stays in the list as ended."
              />
            )}
          </p>
          <p>
            <Trans>Monthly fees that were asked for already keep it; those that come are asked for in full.</Trans>
          </p>
        </>
      )}
    </DeleteDialog>
  )
}
