import type { CurrentUser, OwnPassword } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextField } from '#components/TextField/TextField.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormPasswordField, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import { FormColumn, Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import {
  type OwnNameValues,
  type OwnPasswordValues,
  emptyPasswords,
  ownNameSchema,
  ownPasswordSchema,
  toOwnPassword,
} from './account.schema.ts'

type AccountActions = {
  onChangeName: (name: string) => Promise<SubmitResult>
  onChangePassword: (draft: OwnPassword) => Promise<SubmitResult>
}

type AccountScreenProps = AccountActions & {
  user: Remote<Pick<CurrentUser, 'name' | 'email' | 'children'>>
}

/** The user’s own name and password. An extension (decision 272). */
export function AccountScreen({ user, ...actions }: AccountScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Name and password`} />
      <RemoteView remote={user} loading={<AccountLoading />}>
        {({ name, email, children = [] }) => {
          const isFamily = children.length > 1
          return (
            <Stack>
              <OwnNameForm name={name} isFamily={isFamily} onChangeName={actions.onChangeName} />
              <OwnPasswordForm email={email} isFamily={isFamily} onChangePassword={actions.onChangePassword} />
            </Stack>
          )
        }}
      </RemoteView>
    </Page>
  )
}

type OwnNameFormProps = Pick<AccountActions, 'onChangeName'> & { name: string; isFamily: boolean }

function OwnNameForm({ name, isFamily, onChangeName }: OwnNameFormProps) {
  const { t } = useLingui()
  const titleId = useId()
  return (
    <FormCard>
      <section aria-labelledby={titleId}>
        <Stack>
          <Text as="h2" size="xl" id={titleId}>
            <Trans>Name</Trans>
          </Text>
          <ValidatedForm
            key={name}
            initialValues={{ name }}
            schema={ownNameSchema}
            onSubmit={(values) => onChangeName(values.name.trim())}
          >
            <FormTextField<OwnNameValues>
              name="name"
              label={t`Name`}
              {...(isFamily && { description: t`The name of the child whose pages are open.` })}
              autoComplete="name"
              isRequired
            />
            <FormActions pendingLabel={t`Saving…`} isInline>
              <Trans>Update name</Trans>
            </FormActions>
          </ValidatedForm>
        </Stack>
      </section>
    </FormCard>
  )
}

type OwnPasswordFormProps = Pick<AccountActions, 'onChangePassword'> & { email: string; isFamily: boolean }

function OwnPasswordForm({ email, isFamily, onChangePassword }: OwnPasswordFormProps) {
  const { t } = useLingui()
  const titleId = useId()
  // A new form after each change, so that no password stays in the page.
  const [changes, setChanges] = useState(0)
  return (
    <FormCard>
      <section aria-labelledby={titleId}>
        <Stack>
          <Text as="h2" size="xl" id={titleId}>
            <Trans>Password</Trans>
          </Text>
          {isFamily && (
            <Notice tone="info">
              <Trans>All children of your account share this password.</Trans>
            </Notice>
          )}
          <ValidatedForm
            key={changes}
            initialValues={emptyPasswords}
            schema={ownPasswordSchema}
            onSubmit={(values) => onChangePassword(toOwnPassword(values))}
            onDone={() => setChanges((count) => count + 1)}
            isGuarded={false}
          >
            {/* Lets a password manager store the new password for this email. */}
            <TextField
              label={t`Email`}
              name="email"
              type="email"
              description={t`You sign in with this email. It can’t be changed here.`}
              autoComplete="username"
              value={email}
              isReadOnly
            />
            <FormPasswordField<OwnPasswordValues>
              name="password"
              label={t`Current password`}
              autoComplete="current-password"
              isRequired
            />
            <FormPasswordField<OwnPasswordValues>
              name="newPassword"
              label={t`New password`}
              description={t`At least 8 characters`}
              autoComplete="new-password"
              isRequired
            />
            <FormPasswordField<OwnPasswordValues>
              name="repeated"
              label={t`Re-enter password`}
              autoComplete="new-password"
              isRequired
            />
            <FormActions pendingLabel={t`Saving password…`} isInline>
              <Trans>Update password</Trans>
            </FormActions>
          </ValidatedForm>
        </Stack>
      </section>
    </FormCard>
  )
}

function AccountLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading your account`}>
      <FormColumn>
        <SkeletonForm fields={4} />
      </FormColumn>
    </LoadingRegion>
  )
}
