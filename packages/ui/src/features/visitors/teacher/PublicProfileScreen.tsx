import type { OwnProfile, OwnProfileForm } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormCheckbox } from '#forms/FormChoiceFields.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import { PictureCard } from '#layouts/FormPage/PictureCard.tsx'
import { FormColumn, Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import { TeacherCard } from '../public/TeacherCards.tsx'
import { type ProfileValues, profileSchema, toRequest, toValues } from './profile.schema.ts'

type Profile = OwnProfile['profile']

type PublicProfileScreenProps = {
  profile: Remote<Profile>
  onSaveProfile: (form: OwnProfileForm) => Promise<SubmitResult>
  /** Null removes the photo. */
  onSavePhoto: (photo: File | null) => Promise<SubmitResult>
}

/** What visitors see of the signed-in teacher, if the teacher agrees. An extension (decision 296). */
export function PublicProfileScreen({ profile, onSaveProfile, onSavePhoto }: PublicProfileScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Public profile`} />
      <RemoteView remote={profile} loading={<ProfileLoading />}>
        {(ready) => (
          <Stack>
            <ProfileNotice profile={ready} />
            <ProfileForm loaded={ready} onSaveProfile={onSaveProfile} />
            <PictureCard
              title={t`Image`}
              label={t`Your image`}
              description={t`Optional. Works best square. JPEG, PNG or WebP, up to 5 MB.`}
              url={ready.photo}
              field="portrait"
              updateLabel={t`Update image`}
              removeLabel={t`Remove image`}
              onSave={onSavePhoto}
            />
          </Stack>
        )}
      </RemoteView>
    </Page>
  )
}

/** Why visitors don’t see a public profile. */
function ProfileNotice({ profile: { isPublic, isHidden, isShown, courses } }: { profile: Profile }) {
  if (isHidden) {
    return (
      <Notice tone="warning">
        <Trans>The office hides your profile from visitors. Ask the office what to change.</Trans>
      </Notice>
    )
  }
  if (!isShown) {
    return (
      <Notice tone="info">
        <Trans>The school doesn’t show its teachers to visitors at the moment.</Trans>
      </Notice>
    )
  }
  if (isPublic && courses.length === 0) {
    return (
      <Notice tone="info">
        <Trans>Visitors see you as soon as a course is assigned to you.</Trans>
      </Notice>
    )
  }
  return null
}

type ProfileFormProps = { loaded: Profile } & Pick<PublicProfileScreenProps, 'onSaveProfile'>

function ProfileForm({ loaded, onSaveProfile }: ProfileFormProps) {
  const { t } = useLingui()
  // What the form is based on: the profile that was opened, or saved here last.
  const [base, setBase] = useState(() => ({ values: toValues(loaded), version: loaded.version }))
  const save = async (values: ProfileValues) => {
    const outcome = await onSaveProfile(toRequest(values, base.version))
    if (outcome.state === 'done') setBase({ values, version: base.version && base.version + 1 })
    return outcome
  }
  return (
    <FormCard>
      <ValidatedForm
        initialValues={base.values}
        schema={profileSchema}
        onSubmit={save}
        onUseLatest={() => setBase({ values: toValues(loaded), version: loaded.version })}
      >
        <FormCheckbox<ProfileValues> name="isPublic" label={t`Visitors may see this profile`} />
        <FormTextField<ProfileValues>
          name="publicName"
          label={t`Name for visitors`}
          description={t`For example, only your first name. Leave blank to show your full name.`}
        />
        <FormTextArea<ProfileValues>
          name="about"
          label={t`About you`}
          description={t`How and whom you teach. Don’t include phone numbers or addresses.`}
          rows={5}
        />
        <FormNumberField<ProfileValues>
          name="experienceYears"
          label={t`Years of teaching`}
          minValue={0}
          formatOptions={{ maximumFractionDigits: 0 }}
        />
        <ProfilePreview profile={loaded} />
        <FormActions pendingLabel={t`Saving…`} isInline>
          <Trans>Update profile</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

/** Live preview; inert, and hidden from screen readers because it repeats the fields. */
function ProfilePreview({ profile }: { profile: Profile }) {
  const { values } = useFormikContext<ProfileValues>()
  const { name, languages, photo } = profile
  const shown = {
    name: values.publicName.trim() || name,
    about: values.about.trim(),
    experienceYears: values.experienceYears,
    languages,
    photo,
  }
  return (
    <Stack gap="small">
      <Hint>{values.isPublic ? <Trans>Visitors see</Trans> : <Trans>Visitors would see</Trans>}</Hint>
      <Surface background="canvas" padding="large" border="borderStrong" isDashed radius="md" inert aria-hidden>
        <ul>
          <TeacherCard teacher={shown} />
        </ul>
      </Surface>
    </Stack>
  )
}

function ProfileLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading your profile`}>
      <FormColumn>
        <SkeletonForm fields={4} />
      </FormColumn>
    </LoadingRegion>
  )
}
