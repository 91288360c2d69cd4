import type { StaffForm, StaffInvitation, StaffMember } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '#components/Notice/Notice.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import type { Remote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import {
  type InvitationValues,
  type StaffValues,
  invitationSchema,
  newInvitation,
  officeParts,
  staffSchema,
  toInvitation,
  toStaffForm,
  toStaffValues,
} from './staff.schema.ts'
import { useStaffLabels } from './useStaffLabels.tsx'

type StaffFormPageProps = {
  staff: Remote<StaffMember[]>
  open: 'new' | number
  onInvite: (draft: StaffInvitation) => Promise<SubmitResult>
  onEdit: (id: number, draft: StaffForm) => Promise<SubmitResult>
  onClose: () => void
}

/** Form that invites an administrator, or changes the name and the part of one. */
export function StaffFormPage({ staff, open, onInvite, onEdit, onClose }: StaffFormPageProps) {
  const { t } = useLingui()
  return (
    <RecordFormPage
      title={open === 'new' ? t`Invite staff` : t`Edit staff`}
      records={staff}
      open={open}
      getName={({ name }) => name}
      messages={{
        loading: t`Loading staff`,
        notFound: t`This person is no longer on the staff.`,
        backLabel: t`All staff`,
      }}
      cancelLabel={t`Cancel`}
      onClose={onClose}
    >
      {(member) =>
        member ? (
          <StaffEditForm member={member} onEdit={onEdit} onDone={onClose} />
        ) : (
          <InvitationForm onInvite={onInvite} onDone={onClose} />
        )
      }
    </RecordFormPage>
  )
}

function PartField() {
  const { t } = useLingui()
  const { partOptions } = useStaffLabels()
  return (
    <FormRadioGroup<InvitationValues>
      name="part"
      label={t({ message: 'Access', context: 'staff' })}
      items={partOptions(officeParts)}
      orientation="vertical"
      isRequired
    />
  )
}

function InvitationForm({ onInvite, onDone }: Pick<StaffFormPageProps, 'onInvite'> & { onDone: () => void }) {
  const { t } = useLingui()
  return (
    <FormCard>
      <ValidatedForm
        initialValues={newInvitation}
        schema={invitationSchema}
        onSubmit={(values) => onInvite(toInvitation(values))}
        onDone={onDone}
      >
        <FormTextField<InvitationValues> name="name" label={t`Name`} autoComplete="off" isRequired autoFocus />
        <FormTextField<InvitationValues>
          name="email"
          label={t`Email`}
          type="email"
          description={t`They get a link to set a password, valid for 7 days. You can also copy it.`}
          autoComplete="off"
          isRequired
        />
        <PartField />
        <FormActions pendingLabel={t`Inviting…`}>
          <Trans>Invite</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

type StaffEditFormProps = Pick<StaffFormPageProps, 'onEdit'> & { member: StaffMember; onDone: () => void }

function StaffEditForm({ member, onEdit, onDone }: StaffEditFormProps) {
  const { t } = useLingui()
  const [initialValues] = useState(() => toStaffValues(member))
  return (
    <FormCard>
      <ValidatedForm
        initialValues={initialValues}
        schema={staffSchema}
        onSubmit={(values) => onEdit(member.id, toStaffForm(values))}
        onDone={onDone}
      >
        <FormTextField<StaffValues> name="name" label={t`Name`} autoComplete="off" isRequired autoFocus />
        {member.isYou && member.part === 'everything' && (
          <Notice tone="warning">
            <Trans>
              This is your own account. If you limit your access, only someone with full access can undo it.
            </Trans>
          </Notice>
        )}
        <PartField />
        <FormActions pendingLabel={t`Saving…`}>
          <Trans>Update</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}
