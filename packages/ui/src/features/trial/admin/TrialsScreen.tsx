import type { Trial } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { actionsColumn } from '#components/DataTable/RowActionButtons.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { formatZoneName } from '#lib/time/formatZoneName.ts'
import { formatInstantWithoutZone } from '#lib/time/schoolTime.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'
import { TrialStatusBadge, useTrialStatusLabels } from '../shared/trialStatus.tsx'
import { type OpenTrialTask, TrialPanel } from './TrialPanel.tsx'

type TrialsScreenProps = {
  /** Undefined if the backend has no trial lessons (decision 16). */
  trials: Remote<Trial[]> | undefined
  /** Whether visitors can ask for one. */
  areOffered: boolean
  /** The trial lesson whose details are open. */
  openId: number | undefined
  onOpen: (id: number | undefined) => void
  onOpenTask: OpenTrialTask
  getStudentHref: (id: number) => string
  /** The settings in which trial lessons are offered. */
  settingsHref: string
  table?: TableStateProps
}

/** All trial lessons with what became of them (decision 305). */
export function TrialsScreen({ trials, areOffered, openId, onOpen, settingsHref, table, ...panel }: TrialsScreenProps) {
  const { t } = useLingui()
  const open = trials?.state === 'ready' ? trials.data.find(({ id }) => id === openId) : undefined
  return (
    <Page>
      <PageHeader
        title={t`Trial lessons`}
        description={
          areOffered ? (
            <Trans>Visitors ask for them on the public pages.</Trans>
          ) : (
            <Trans>
              Visitors can’t ask for them at the moment.{' '}
              <TextLink href={settingsHref}>Change this in settings</TextLink>
            </Trans>
          )
        }
      />
      {trials ? (
        <RemoteView remote={trials} loading={<TableLoading label={t`Loading trial lessons`} rows={6} columns={5} />}>
          {(ready) => <TrialsTable trials={ready} table={table} onOpen={onOpen} />}
        </RemoteView>
      ) : (
        <EmptyState scene="people" title={<Trans>Not available yet</Trans>}>
          <Trans>Trial lessons aren’t available on this server.</Trans>
        </EmptyState>
      )}
      {open && (
        <Dialog size="lg" title={<Bdi>{open.name}</Bdi>} isOpen onOpenChange={(isOpen) => !isOpen && onOpen(undefined)}>
          <Stack>
            <TrialPanel
              {...panel}
              trial={open}
              renderButtons={(buttons) => (
                <Inline gap="medium" align="stretch">
                  {buttons}
                </Inline>
              )}
            />
          </Stack>
        </Dialog>
      )}
    </Page>
  )
}

type TrialsTableProps = { trials: Trial[]; table: TableStateProps | undefined; onOpen: (id: number) => void }

function TrialsTable({ trials, table, onOpen }: TrialsTableProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const labels = useTrialStatusLabels()
  const startOf = ({ lesson, wishes }: Trial) => (lesson?.starts ?? wishes[0])?.at ?? ''
  const columns: Column<Trial>[] = [
    nameColumn(t`Student`, ({ name }) => name, { subtitle: ({ age }) => t`Age ${i18n.number(age)}` }),
    {
      id: 'time',
      header: t`Time`,
      headerNote: formatZoneName(timeZone, locale),
      minWidth: 11,
      nowrap: true,
      cell: (trial) => {
        const at = startOf(trial)
        return at && formatInstantWithoutZone(new Date(at), locale, timeZone)
      },
      sortValue: startOf,
      csvValue: startOf,
    },
    textColumn('teacher', t`Teacher`, ({ lesson }) => lesson?.teacher.name),
    textColumn('course', t`Course`, ({ course }) => course?.name, { isSecondary: true }),
    statusColumn(
      t`Status`,
      ({ status }) => <TrialStatusBadge status={status} />,
      ({ status }) => labels[status],
    ),
    actionsColumn(t`Actions`, ({ id, name }) => [
      { id: 'see', label: t`See`, name: t`See ${name}`, onPress: () => onOpen(id) },
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Trial lessons`}
      columns={columns}
      rows={trials}
      getRowId={({ id }) => String(id)}
      emptyText={t`No trial lessons found.`}
      emptyState={{ scene: 'people', children: t`Requests of visitors appear here and in the inbox.` }}
    />
  )
}
