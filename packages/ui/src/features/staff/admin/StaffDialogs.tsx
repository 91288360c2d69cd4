import type { StaffMember } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'

/** Confirms blocking an administrator. */
export function BlockStaffDialog(dialog: DeleteRecordProps<StaffMember>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Block access?`} confirmLabel={t`Block`}>
      {({ name }) => (
        <Trans>
          <strong>
            <Bdi>{name}</Bdi>
          </strong>{' '}
          will be logged out everywhere and can’t sign in until you unblock them.
        </Trans>
      )}
    </DeleteDialog>
  )
}

/** Confirms removing an administrator; removing oneself has its own words. */
export function RemoveStaffDialog(dialog: DeleteRecordProps<StaffMember>) {
  const { t } = useLingui()
  const isYou = dialog.subject?.isYou === true
  return (
    <DeleteDialog
      {...dialog}
      title={isYou ? t`Remove yourself?` : t`Remove from staff?`}
      confirmLabel={isYou ? t`Remove myself` : t`Remove`}
    >
      {({ name }) =>
        isYou ? (
          <Trans>
            You’ll be logged out and lose access to the office. Only someone with full access can invite you again.
          </Trans>
        ) : (
          <Trans>
            <strong>
              <Bdi>{name}</Bdi>
            </strong>{' '}
            loses access at once. Their name stays in the history, and you can invite them again.
          </Trans>
        )
      }
    </DeleteDialog>
  )
}

/** Confirms replacing the link of an invitation. */
export function NewLinkDialog(dialog: DeleteRecordProps<StaffMember>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Create new link?`} confirmLabel={t`Create new link`} tone="default">
      {({ name }) => (
        <Trans>
          Earlier links for{' '}
          <strong>
            <Bdi>{name}</Bdi>
          </strong>{' '}
          stop working. The new one is valid for 7 days.
        </Trans>
      )}
    </DeleteDialog>
  )
}
