import type { Settings } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLanguageProvider } from '#forms/TextLanguageProvider.tsx'
import { FormColumn, Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type FormSectionId, type SettingsSectionId, settingsSections } from '#lib/school/settingsSections.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { mediaUp, tokens } from '#theme/tokens.ts'
import { CurrencySection } from './CurrencySection.tsx'
import { EmailSettings } from './EmailSettings.tsx'
import { FrontPageSettings } from './FrontPageSettings.tsx'
import { PaymentSettings } from './PaymentSettings.tsx'
import { type FrontPictureDraft, FrontPictureCard, LogoCard } from './PictureCards.tsx'
import { SchoolSection } from './SchoolSection.tsx'
import { type SettingsPageHrefs, SettingsNavigation } from './SettingsNavigation.tsx'
import { SettingsSectionForm } from './SettingsSectionForm.tsx'
import type { SettingsDraft } from './settings.schema.ts'

/** The sections at the inline start, or above the open one where there is no room. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  align-items: start;

  ${mediaUp('lg')} {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: ${tokens.space[8]};

    > nav {
      position: sticky;
      inset-block-start: ${tokens.space[4]};
    }
  }
`

type SettingsScreenProps = SettingsPageHrefs & {
  settings: Remote<Settings>
  /** The open section; the first one if the backend doesn’t have it. */
  section: SettingsSectionId
  getSectionHref: (section: SettingsSectionId) => string
  /** Whether emails are sent; undefined if the backend doesn’t say (decision 16). */
  sendsMails?: boolean | undefined
  /** Undefined if the backend doesn’t say (decision 16). */
  softwareVersion?: string | undefined
  /** Whether the backend has public profiles of teachers and times of classes for visitors (decision 16). */
  hasTeacherProfiles?: boolean
  onSaveSettings: (draft: SettingsDraft) => Promise<SubmitResult>
  /** Null removes the logo. Undefined if the backend has no logos (decision 16). */
  onSaveLogo: ((logo: File | null) => Promise<SubmitResult>) | undefined
  /** An empty draft removes the picture. Undefined if the backend has none (decision 16). */
  onSaveFrontPicture: ((draft: FrontPictureDraft) => Promise<SubmitResult>) | undefined
}

/** School settings, in sections that are saved separately. An extension (decision 16). */
export function SettingsScreen({ settings, section, ...rest }: SettingsScreenProps) {
  const { t } = useLingui()
  const titles = useSectionTitles()
  return (
    <Page>
      <PageHeader title={t`School settings`} tabSubject={titles[section]} />
      <RemoteView remote={settings} loading={<SettingsLoading />}>
        {(ready) => <Sections {...rest} settings={ready} section={section} />}
      </RemoteView>
    </Page>
  )
}

type SectionsProps = Omit<SettingsScreenProps, 'settings'> & { settings: Settings }

function Sections(props: SectionsProps) {
  const { settings, section, getSectionHref, staffHref, systemHref, softwareVersion, ...rest } = props
  const titles = useSectionTitles()
  const sections = renderSections({ settings, ...rest })
  const available = settingsSections.filter((id) => Boolean(sections[id]))
  const open = available.find((id) => id === section) ?? 'school'
  return (
    <Layout>
      <SettingsNavigation
        sections={available}
        open={open}
        titles={titles}
        getSectionHref={getSectionHref}
        staffHref={staffHref}
        systemHref={systemHref}
      />
      <Stack as="section" key={open} aria-label={titles[open]}>
        {sections[open]}
        {softwareVersion !== undefined && (
          <Hint>
            <Trans>
              Maktab, version <Bdi dir="ltr">{softwareVersion}</Bdi>
            </Trans>
          </Hint>
        )}
      </Stack>
    </Layout>
  )
}

type SectionOptions = Pick<
  SectionsProps,
  'settings' | 'sendsMails' | 'hasTeacherProfiles' | 'onSaveSettings' | 'onSaveLogo' | 'onSaveFrontPicture'
>

function useSectionTitles(): Record<SettingsSectionId, string> {
  const { t } = useLingui()
  return {
    school: t`School`,
    payments: t`Payments`,
    currencies: t`Currencies`,
    frontPage: t`Front page`,
    emails: t`Emails`,
    logo: t`Logo`,
  }
}

/** The content of each section; a section without content isn’t supported by the backend. */
function renderSections({
  settings,
  sendsMails,
  hasTeacherProfiles = false,
  onSaveSettings,
  onSaveLogo,
  onSaveFrontPicture,
}: SectionOptions): Record<SettingsSectionId, ReactNode> {
  const form = (section: FormSectionId, fields: ReactNode) => (
    <TextLanguageProvider isOffered={settings.translations !== undefined}>
      <SettingsSectionForm
        section={section}
        settings={settings}
        sendsMails={sendsMails}
        onSaveSettings={onSaveSettings}
      >
        {fields}
      </SettingsSectionForm>
    </TextLanguageProvider>
  )
  const { paymentWays, acceptsPdfReceipts, frontPage, frontPicture, emailGreeting, logo } = settings
  const hasEmails = emailGreeting !== undefined || sendsMails !== undefined
  const hasFrontPage = frontPage !== undefined || onSaveFrontPicture
  return {
    school: form('school', <SchoolSection settings={settings} />),
    payments: form(
      'payments',
      <PaymentSettings hasWays={paymentWays !== undefined} hasPdfReceipts={acceptsPdfReceipts !== undefined} />,
    ),
    currencies: form('currencies', <CurrencySection settings={settings} />),
    frontPage: hasFrontPage && (
      <>
        {frontPage !== undefined &&
          form(
            'frontPage',
            <FrontPageSettings
              picture={frontPicture}
              showsTeachers={hasTeacherProfiles}
              hasTrials={settings.offersTrials !== undefined}
            />,
          )}
        {onSaveFrontPicture && <FrontPictureCard picture={frontPicture} onSave={onSaveFrontPicture} />}
      </>
    ),
    emails: hasEmails && form('emails', <EmailSettings settings={settings} sendsMails={sendsMails} />),
    logo: onSaveLogo && <LogoCard logo={logo ?? null} onSave={onSaveLogo} />,
  }
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
