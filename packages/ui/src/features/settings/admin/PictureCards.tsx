import { limits } from '@maktab/contract/limits/saveFrontPicture'
import type { Settings } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalFile, optionalText, requiredFile } from '#forms/rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo, useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormFileUpload } from '#forms/FormFileUpload.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import { PictureCard } from '#layouts/FormPage/PictureCard.tsx'
import type { SubmitResult } from '#submitResult.ts'

/** Argument of `onSaveFrontPicture`: without a file it changes the description, without both it removes the picture. */
export type FrontPictureDraft = { frontPicture?: File; description?: string }

/** The file is required if there is no picture yet. */
export const frontPictureSchema = (current: Settings['frontPicture']) =>
  object({ frontPicture: current ? optionalFile() : requiredFile(), description: optionalText(limits.description) })

type FrontPictureValues = Infer<ReturnType<typeof frontPictureSchema>>

function toValues(current: Settings['frontPicture']): FrontPictureValues {
  return { frontPicture: null, description: current?.description ?? '' }
}

function toDraft({ frontPicture, description }: FrontPictureValues): FrontPictureDraft {
  return { ...(frontPicture && { frontPicture }), description: description.trim() }
}

type FrontPictureCardProps = {
  picture: Settings['frontPicture']
  onSave: (draft: FrontPictureDraft) => Promise<SubmitResult>
}

/** Front page image with its description; saved separately from the settings, like the logo (decision 149). */
export function FrontPictureCard({ picture, onSave }: FrontPictureCardProps) {
  const { t } = useLingui()
  const schema = useMemo(() => frontPictureSchema(picture), [picture])
  const cardRef = useRef<HTMLDivElement>(null)
  const thenFocus = useFocusAfterAction(() => cardRef.current)
  const [isRemoving, setIsRemoving] = useState(false)
  // Remount the form after saving, since the chosen file is now the current picture.
  const [initial, setInitial] = useState({ times: 0, values: toValues(picture) })
  const resetForm = (description: string) =>
    setInitial(({ times }) => ({ times: times + 1, values: { frontPicture: null, description } }))
  const remove = async () => {
    setIsRemoving(true)
    const outcome = await thenFocus(onSave({}))
    setIsRemoving(false)
    if (outcome.state === 'done') resetForm('')
  }
  return (
    <FormCard>
      <Stack ref={cardRef} tabIndex={-1} role="group" aria-label={t`Front image`}>
        <ValidatedForm
          key={initial.times}
          initialValues={initial.values}
          schema={schema}
          onSubmit={(values) => thenFocus(onSave(toDraft(values)))}
          onDone={({ description }) => resetForm(description.trim())}
        >
          <FormFileUpload<FrontPictureValues>
            name="frontPicture"
            label={t`Front page image`}
            description={t`Shown on public pages and in shared links. Works best wide. JPEG, PNG or WebP, up to 5 MB.`}
            currentUrl={picture?.url ?? null}
            isDisabled={isRemoving}
          />
          <FormTextField<FrontPictureValues>
            name="description"
            label={t`Image description`}
            description={t`Describes the image for screen readers. Leave blank if it’s decorative.`}
          />
          <FormActions
            isInline
            pendingLabel={t`Saving…`}
            otherActions={picture && <RemoveButton isPending={isRemoving} onPress={() => void remove()} />}
          >
            <Trans>Update image</Trans>
          </FormActions>
        </ValidatedForm>
      </Stack>
    </FormCard>
  )
}

/** Hidden while a file is chosen, which has its own remove button. */
function RemoveButton(props: { isPending: boolean; onPress: () => void }) {
  const { values } = useFormikContext<FrontPictureValues>()
  if (values.frontPicture) return null
  return (
    <Button {...props}>
      <Trans>Remove image</Trans>
    </Button>
  )
}

type LogoCardProps = {
  /** URL of the current logo. */
  logo: string | null
  onSave: (logo: File | null) => Promise<SubmitResult>
}

/** The school’s logo; saved separately from the settings (decision 149). */
export function LogoCard({ logo, onSave }: LogoCardProps) {
  const { t } = useLingui()
  return (
    <PictureCard
      title={t`Logo`}
      label={t`School logo`}
      description={t`Shown on receipts, reports and other documents. Works best wide or square, on white.`}
      url={logo}
      field="logo"
      updateLabel={t`Update logo`}
      removeLabel={t`Remove logo`}
      onSave={onSave}
    />
  )
}
