import type { Import } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Badge } from '#components/Badge/Badge.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailPage.tsx'
import { formatInstantNowrap } from '#lib/time/schoolTime.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'
import type { ImportActions } from './importActions.ts'
import { getKindLabel } from './importLabels.ts'
import { ImportSummary } from './ImportResult.tsx'
import { UndoImport } from './UndoImport.tsx'

type RecentImportsProps = Pick<ImportActions, 'onUndoImport'> & { imports: Remote<readonly Import[]> }

/** The imports of the last day, which can be undone for an hour. */
export function RecentImports({ imports, onUndoImport }: RecentImportsProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  if (imports.state === 'ready' && imports.data.length === 0) return null
  return (
    <Stack as="section" gap="medium">
      <h2>
        <Trans>Recent imports</Trans>
      </h2>
      <RemoteView remote={imports} loading={<DetailsLoading label={t`Loading imports`} facts={3} />}>
        {(all) => (
          <DetailRows
            label={t`Recent imports`}
            rows={all.map((one) => ({
              id: one.name,
              title: getKindLabel(one.kind, i18n),
              details: [
                <ImportSummary key="counts" of={one} />,
                <Fragment key="who">
                  {formatInstantNowrap(new Date(one.at), locale, timeZone)}
                  {one.who && (
                    <>
                      {' · '}
                      <Bdi>{one.who.name}</Bdi>
                    </>
                  )}
                </Fragment>,
              ],
              trailing: one.undoneAt ? (
                <Badge>
                  <Trans>Undone</Trans>
                </Badge>
              ) : (
                <UndoImport of={one} onUndoImport={onUndoImport} />
              ),
            }))}
          />
        )}
      </RemoteView>
    </Stack>
  )
}
