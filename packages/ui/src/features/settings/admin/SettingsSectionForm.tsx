import type { Settings } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useMemo, useState } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Text } from '#components/Text/Text.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { isDeepEqual } from '#forms/formValues.ts'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { mediaShort, stickyInsets, tokens } from '#theme/tokens.ts'
import { type SettingsDraft, type SettingsValues, toRequest, toValues } from './settings.schema.ts'
import type { FormSectionId } from '#lib/school/settingsSections.ts'
import { createSectionSchema, mergeSection } from './mergeSection.ts'

type SettingsSectionFormProps = {
  section: FormSectionId
  settings: Settings
  /** Whether the backend sends emails; undefined if it doesn’t say and can’t confirm addresses. */
  sendsMails: boolean | undefined
  onSaveSettings: (draft: SettingsDraft) => Promise<SubmitResult>
  children: ReactNode
}

/**
 * One section of the settings with a save button of its own. The operation saves all settings, so the section is merged
 * into the latest ones. If another administrator has changed the same section in the meantime, the version from before
 * is sent, which the server rejects; changes of other sections are no conflict (decision 282).
 */
export function SettingsSectionForm({
  section,
  settings,
  sendsMails,
  onSaveSettings,
  children,
}: SettingsSectionFormProps) {
  const today = useToday()
  const schema = useMemo(() => createSectionSchema(section, today), [section, today])
  // What the form is based on: the settings that were opened, or saved here last.
  const [base, setBase] = useState(() => ({ values: toValues(settings), version: settings.version }))
  const supported = { ...settings, ...(!sendsMails && { confirmsEmails: undefined }) }
  const save = async (values: SettingsValues) => {
    const latest = toValues(settings)
    const isChangedElsewhere = !isDeepEqual(mergeSection(section, latest, base.values), latest)
    const version = isChangedElsewhere ? base.version : settings.version
    const request = toRequest(mergeSection(section, latest, values), { ...supported, version })
    const outcome = await onSaveSettings(request)
    if (outcome.state === 'done') {
      setBase({ values: toValues({ ...settings, ...request }), version: version && version + 1 })
    }
    return outcome
  }
  return (
    <FormCard>
      <ValidatedForm
        initialValues={base.values}
        schema={schema}
        onSubmit={save}
        onUseLatest={() => setBase({ values: toValues(settings), version: settings.version })}
      >
        {children}
        <SaveBar />
      </ValidatedForm>
    </FormCard>
  )
}

/** Reserves scroll padding for the sticky bar. */
const SaveBarInset = createGlobalStyle`
  :root { --edge-foot: 4.5rem; }
  ${mediaShort} {
    :root { --edge-foot: 0px; }
  }
`

/** Always in sight at the end of the form. The buttons are at its start, because toasts are at the end of the page. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: ${stickyInsets.end};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  margin: 0 calc(-1 * ${tokens.space[6]}) calc(-1 * ${tokens.space[6]});
  padding: ${tokens.space[3]} ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};
  border-end-start-radius: ${tokens.radius.lg};
  border-end-end-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  ${mediaShort} {
    position: static;
  }
`

/** Saves the section, or discards what was changed, after a confirmation. */
function SaveBar() {
  const { t } = useLingui()
  const { dirty, isSubmitting, resetForm } = useFormikContext()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Bar>
      <SaveBarInset />
      <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={t`Saving…`}>
        <Trans>Save</Trans>
      </Button>
      {dirty && (
        <>
          <Button isDisabled={isSubmitting} onPress={() => setIsAsking(true)}>
            <Trans>Discard</Trans>
          </Button>
          <Text as="span" weight="medium" role="status">
            <Trans>Unsaved changes</Trans>
          </Text>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Discard changes?`}
        confirmLabel={t`Discard changes`}
        cancelLabel={t`Keep editing`}
        onConfirm={() => {
          setIsAsking(false)
          resetForm()
        }}
        onCancel={() => setIsAsking(false)}
      >
        <Trans>You’ll lose your unsaved changes.</Trans>
      </ConfirmDialog>
    </Bar>
  )
}
