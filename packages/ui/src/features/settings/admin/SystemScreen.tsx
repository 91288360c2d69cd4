import type { SchoolStatus } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { formatFileSize } from '#lib/files/formatFileSize.ts'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/textLanguage.ts'
import { formatInstantNowrap } from '#lib/time/schoolTime.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'
import { MailProblemNotice } from './MailProblemNotice.tsx'
import { type TestEmailFormProps, TestEmailForm } from './TestEmailForm.tsx'

const BACKUP_OLD_MILLISECONDS = 7 * 86_400_000
/** Below this share of the disk a warning is shown. */
const LOW_DISK = 0.1

type SystemScreenProps = TestEmailFormProps & {
  /** Undefined if the backend doesn’t tell (decision 16). */
  status: Remote<SchoolStatus> | undefined
  /** Link back to the settings. */
  settingsHref: string
}

/** Version, sizes, backups and emails, for those who run the school. An extension (decision 273). */
export function SystemScreen({ status, settingsHref, ...testEmail }: SystemScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`System`}
        back={
          <TextLink href={settingsHref}>
            <Trans>School settings</Trans>
          </TextLink>
        }
      />
      {status ? (
        <RemoteView remote={status} loading={<DetailsLoading label={t`Loading system`} facts={6} />}>
          {(ready) => (
            <Stack>
              <SystemFacts status={ready} />
              <MailFacts mail={ready.mail} {...testEmail} />
            </Stack>
          )}
        </RemoteView>
      ) : (
        <EmptyState scene="search" title={<Trans>Not available yet</Trans>}>
          <Trans>This server doesn’t report its state here.</Trans>
        </EmptyState>
      )}
    </Page>
  )
}

function useFormats() {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  return {
    formatMoment: (moment: string) => formatInstantNowrap(new Date(moment), locale, timeZone),
    formatSize: (bytes: number) => formatFileSize(bytes, locale),
    formatCount: (count: number) => new Intl.NumberFormat(locale).format(count),
  }
}

function SystemFacts({ status: { softwareVersion, database, disk, lastBackup } }: { status: SchoolStatus }) {
  const { t } = useLingui()
  const titleId = useId()
  const now = useNow()
  const { formatMoment, formatSize } = useFormats()
  const isBackupOld = lastBackup === null || now.getTime() - Date.parse(lastBackup) > BACKUP_OLD_MILLISECONDS
  const isDiskLow = disk !== null && disk.freeBytes < disk.totalBytes * LOW_DISK
  const [free, total] = [disk?.freeBytes ?? 0, disk?.totalBytes ?? 0].map((bytes) => isolateBidi(formatSize(bytes)))
  return (
    <Card aria-labelledby={titleId}>
      <Stack>
        <Text as="h2" size="xl" id={titleId}>
          <Trans>Server</Trans>
        </Text>
        {isDiskLow && (
          <Notice tone="danger" title={<Trans>The disk is almost full</Trans>}>
            <Trans>When it’s full, receipts can’t be sent and nothing can be saved.</Trans>
          </Notice>
        )}
        {isBackupOld && (
          <Notice tone="warning" title={lastBackup === null ? t`No backup yet` : t`The last backup is over a week old`}>
            <Trans>
              The person who runs the server can make one with <Bdi dir="ltr">npm run admin -- backup</Bdi>.
            </Trans>
          </Notice>
        )}
        <DescriptionList
          items={[
            { label: t`Version`, value: <Bdi dir="ltr">{softwareVersion}</Bdi> },
            { label: t`Last backup`, value: lastBackup === null ? t`None` : formatMoment(lastBackup) },
            {
              label: t`Database`,
              value: (
                <>
                  <Bdi dir="ltr">{database.kind}</Bdi> · <Bdi>{formatSize(database.bytes)}</Bdi>
                </>
              ),
            },
            ...(disk === null
              ? []
              : [{ label: t`Disk`, value: <span>{stripUnneededIsolates(t`${free} free of ${total}`)}</span> }]),
          ]}
        />
      </Stack>
    </Card>
  )
}

function MailFacts({ mail, ...testEmail }: TestEmailFormProps & Pick<SchoolStatus, 'mail'>) {
  const { t } = useLingui()
  const titleId = useId()
  const { formatMoment, formatCount } = useFormats()
  const { queued, failing, lastGivenUp, lastTest } = mail
  const testedAt = lastTest && formatMoment(lastTest.at)
  return (
    <Card aria-labelledby={titleId}>
      <Stack>
        <Text as="h2" size="xl" id={titleId}>
          <Trans>Email</Trans>
        </Text>
        <MailProblemNotice mail={mail} />
        <DescriptionList
          items={[
            { label: t`Waiting to be sent`, value: formatCount(queued) },
            { label: t`Failing`, value: formatCount(failing) },
            ...(lastGivenUp === null ? [] : [{ label: t`Last given up`, value: formatMoment(lastGivenUp) }]),
            {
              label: t`Last test`,
              value: testedAt === null ? t`None` : lastTest?.isSent ? t`Sent, ${testedAt}` : t`Failed, ${testedAt}`,
            },
          ]}
        />
        <TestEmailForm {...testEmail} />
      </Stack>
    </Card>
  )
}
