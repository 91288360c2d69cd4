import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { DecisionReasonField } from '#features/audit/admin/DecisionReasonField.tsx'
import { TeacherCard } from '#features/visitors/public/TeacherCards.tsx'
import { parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'
import type { SubmitResult } from '#submitResult.ts'

type Profile = NonNullable<Teacher['publicProfile']>

export type HideProfile = (id: number, isHidden: boolean, reason?: string) => Promise<SubmitResult>

type TeacherProfileSectionProps = {
  teacher: Teacher
  profile: Profile
  /** Undefined if the user may not hide it. */
  onHideProfile: HideProfile | undefined
}

/** What visitors see of a teacher. The office can hide it; only the teacher can make it public. */
export function TeacherProfileSection({ teacher, profile, onHideProfile }: TeacherProfileSectionProps) {
  // A snapshot, so that the dialog doesn’t change while open.
  const [hiding, setHiding] = useState<Teacher>()
  const [isSending, setIsSending] = useState(false)
  const { isPublic, isHidden } = profile
  const show = async () => {
    setIsSending(true)
    await onHideProfile?.(teacher.id, false)
    setIsSending(false)
  }
  return (
    <Card>
      <Stack>
        <ProfileState profile={profile} />
        {isPublic && (
          <>
            <ul>
              <TeacherCard
                teacher={{
                  name: profile.publicName || teacher.name,
                  about: profile.about,
                  experienceYears: profile.experienceYears,
                  photo: profile.photo,
                  languages: parseSpokenLanguages(teacher.languages_spoken),
                }}
              />
            </ul>
            {onHideProfile && (
              <Inline gap="medium">
                {isHidden ? (
                  <Button isPending={isSending} onPress={() => void show()}>
                    <Trans>Stop hiding</Trans>
                  </Button>
                ) : (
                  <Button onPress={() => setHiding(teacher)}>
                    <Trans>Hide from visitors</Trans>
                  </Button>
                )}
              </Inline>
            )}
          </>
        )}
      </Stack>
      {hiding && onHideProfile && (
        <HideProfileDialog teacher={hiding} onHideProfile={onHideProfile} onClose={() => setHiding(undefined)} />
      )}
    </Card>
  )
}

function ProfileState({ profile: { isPublic, isHidden } }: { profile: Profile }) {
  if (!isPublic) {
    return (
      <Notice tone="info" isQuiet>
        <Trans>The teacher hasn’t made their profile public, so visitors don’t see them.</Trans>
      </Notice>
    )
  }
  return isHidden ? (
    <Notice tone="warning" isQuiet>
      <Trans>This profile is hidden from visitors.</Trans>
    </Notice>
  ) : (
    <Notice tone="info" isQuiet>
      <Trans>Visitors see this profile if the settings show teachers on the front page.</Trans>
    </Notice>
  )
}

type HideProfileDialogProps = { teacher: Teacher; onHideProfile: HideProfile; onClose: () => void }

/** Confirms hiding and asks for the reason. */
export function HideProfileDialog({ teacher, onHideProfile, onClose }: HideProfileDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <DeleteDialog
      subject={teacher}
      title={t`Hide profile?`}
      confirmLabel={t`Hide`}
      tone="default"
      onDelete={({ id }) => onHideProfile(id, true, reason.trim() || undefined)}
      onClose={onClose}
    >
      {({ name }) => (
        <Stack>
          <p>
            <Trans>
              Visitors won’t see{' '}
              <strong>
                <Bdi>{name}</Bdi>
              </strong>{' '}
              until you stop hiding the profile. The teacher can see that it’s hidden.
            </Trans>
          </p>
          <DecisionReasonField
            value={reason}
            onChange={setReason}
            description={t`Optional. Only administrators see this.`}
          />
        </Stack>
      )}
    </DeleteDialog>
  )
}
