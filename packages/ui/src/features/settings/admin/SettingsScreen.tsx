import type { Settings } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { TextLanguageProvider } from '#forms/TextLanguageProvider.tsx'
import { FormColumn, Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { type FrontPictureDraft, FrontPictureCard, LogoCard } from './PictureCards.tsx'
import type { SettingsDraft } from './settings.schema.ts'
import { SettingsForm } from './SettingsForm.tsx'

type SettingsScreenProps = {
  settings: Remote<Settings>
  /** Whether emails are sent; undefined if the backend doesn’t say (decision 16). */
  sendsMails?: boolean | undefined
  /** Undefined if the backend doesn’t say (decision 16). */
  softwareVersion?: string | undefined
  onSaveSettings: (draft: SettingsDraft) => Promise<SubmitResult>
  /** Null removes the logo. Undefined if the backend has no logos (decision 16). */
  onSaveLogo: ((logo: File | null) => Promise<SubmitResult>) | undefined
  /** An empty draft removes the picture. Undefined if the backend has none (decision 16). */
  onSaveFrontPicture: ((draft: FrontPictureDraft) => Promise<SubmitResult>) | undefined
}

/** School settings, such as name, currency, time zone and payment instructions. An extension (decision 16). */
export function SettingsScreen({
  settings,
  sendsMails,
  softwareVersion,
  onSaveSettings,
  onSaveLogo,
  onSaveFrontPicture,
}: SettingsScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`School settings`} />
      <RemoteView remote={settings} loading={<SettingsLoading />}>
        {(ready) => (
          <>
            <TextLanguageProvider isOffered={ready.translations !== undefined}>
              <SettingsForm settings={ready} sendsMails={sendsMails} onSaveSettings={onSaveSettings} />
            </TextLanguageProvider>
            {onSaveFrontPicture && <FrontPictureCard picture={ready.frontPicture} onSave={onSaveFrontPicture} />}
            {onSaveLogo && <LogoCard logo={ready.logo ?? null} onSave={onSaveLogo} />}
            {softwareVersion !== undefined && (
              <Hint>
                <Trans>
                  Maktab, version <Bdi dir="ltr">{softwareVersion}</Bdi>
                </Trans>
              </Hint>
            )}
          </>
        )}
      </RemoteView>
    </Page>
  )
}

function SettingsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading settings`}>
      <FormColumn>
        <SkeletonForm fields={6} />
      </FormColumn>
    </LoadingRegion>
  )
}
