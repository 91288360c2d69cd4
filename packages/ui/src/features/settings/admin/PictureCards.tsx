import { limits } from '@maktab/contract/limits/saveFrontPicture'
import type { Settings } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalFile, optionalText, requiredFile } from '#forms/rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo, useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormFileUpload } from '#forms/FormFileUpload.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormColumn } from '#layouts/Page/Page.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { FileUpload } from '#components/FileUpload/FileUpload.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { useUnsavedChanges } from '#forms/UnsavedChanges.tsx'

/** What `onSaveFrontPicture` gets: without a picture it describes the one that is there, with nothing it takes that away. */
export type FrontPictureDraft = { frontPicture?: File; description?: string }

/** A picture is needed as long as there is none. */
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
  /** The one that is there. */
  picture: Settings['frontPicture']
  onSave: (draft: FrontPictureDraft) => Promise<SubmitResult>
}

/** What the page for visitors is headed by, and what it shows: it goes its own way, as the logo does (decision 149). */
export function FrontPictureCard({ picture, onSave }: FrontPictureCardProps) {
  const { t } = useLingui()
  const schema = useMemo(() => frontPictureSchema(picture), [picture])
  const place = useRef<HTMLDivElement>(null)
  const thenFocus = useFocusAfterAction(() => place.current)
  const [isRemoving, setIsRemoving] = useState(false)
  // Each time it is saved the form begins anew: what was chosen is the one that is there by then.
  const [begun, setBegun] = useState({ times: 0, values: toValues(picture) })
  const beginWith = (description: string) =>
    setBegun(({ times }) => ({ times: times + 1, values: { frontPicture: null, description } }))
  const remove = async () => {
    setIsRemoving(true)
    const outcome = await thenFocus(onSave({}))
    setIsRemoving(false)
    if (outcome.state === 'done') beginWith('')
  }
  return (
    <FormColumn>
      <Card>
        <Stack ref={place} tabIndex={-1} role="group" aria-label={t`Front picture`}>
          <ScreenForm
            key={begun.times}
            initialValues={begun.values}
            schema={schema}
            onSubmit={(values) => thenFocus(onSave(toDraft(values)))}
            onDone={({ description }) => beginWith(description.trim())}
          >
            <FormFileUpload<FrontPictureValues>
              name="frontPicture"
              label={t`Picture of the front page`}
              description={t`It heads what visitors read, and shared links show it. A wide one fits best: JPEG, PNG or WebP, at most 5 MB.`}
              currentUrl={picture?.url ?? null}
              isDisabled={isRemoving}
            />
            <FormTextField<FrontPictureValues>
              name="description"
              label={t`What the picture shows`}
              description={t`Said to whoever doesn’t see it. Leave it blank if it only adorns the page.`}
            />
            <FormActions
              isInline
              pendingLabel={t`Saving…`}
              otherActions={picture && <RemoveButton isPending={isRemoving} onPress={() => void remove()} />}
            >
              <Trans>Update picture</Trans>
            </FormActions>
          </ScreenForm>
        </Stack>
      </Card>
    </FormColumn>
  )
}

/** Of one that is chosen and not sent yet there is a button where it stands. */
function RemoveButton(props: { isPending: boolean; onPress: () => void }) {
  const { values } = useFormikContext<FrontPictureValues>()
  if (values.frontPicture) return null
  return (
    <Button {...props}>
      <Trans>Remove picture</Trans>
    </Button>
  )
}

type LogoCardProps = {
  /** The address of the one that is there. */
  logo: string | null
  onSave: (logo: File | null) => Promise<SubmitResult>
}

/** The school’s own mark: a picture that goes its own way, beside the settings (decision 149). */
export function LogoCard({ logo, onSave }: LogoCardProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const thenFocus = useFocusAfterAction(() => place.current)
  useUnsavedChanges(file !== null, { isSending })
  const send = async (picture: File | null) => {
    setIsSending(true)
    const outcome = await thenFocus(onSave(picture))
    setIsSending(false)
    setProblem(outcome.state === 'refused' ? (outcome.fields['logo']?.[0] ?? outcome.message) : undefined)
    if (outcome.state === 'done') setFile(null)
  }
  return (
    <FormColumn>
      <Card>
        <Stack ref={place} tabIndex={-1} role="group" aria-label={t`Logo`}>
          <FileUpload
            label={t`Logo of the school`}
            description={t`It heads receipts, reports and all other papers. A wide or a square picture on a white ground fits best.`}
            value={file}
            currentUrl={logo}
            onChange={(picture) => {
              setFile(picture)
              setProblem(undefined)
            }}
            errorMessage={problem}
            isReadOnly={isSending}
          />
          <Inline gap="medium" align="stretch">
            {file && (
              <Button variant="primary" isPending={isSending} onPress={() => void send(file)}>
                <Trans>Update logo</Trans>
              </Button>
            )}
            {!file && logo && (
              <Button isPending={isSending} onPress={() => void send(null)}>
                <Trans>Remove logo</Trans>
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </FormColumn>
  )
}
