import type { Settings } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo, useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/useFocusAfterAction.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormFileUpload } from '#forms/FormFileUpload.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import type { SubmitResult } from '#submitResult.ts'
import {
  type FrontPictureDraft,
  type FrontPictureValues,
  frontPictureSchema,
  toDraft,
  toValues,
} from './frontPicture.schema.ts'

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
