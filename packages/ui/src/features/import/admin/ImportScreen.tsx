import type { Import, ImportKind } from '@maktab/contract/schema'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx'
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useConfirmLeave, useUnsavedChanges } from '#forms/UnsavedChangesProvider.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import type { ImportActions } from './importActions.ts'
import { ImportColumnsCard } from './ImportColumnsCard.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportResult } from './ImportResult.tsx'
import { ImportSource } from './ImportSource.tsx'
import { getKindLabel } from './importLabels.ts'
import { RecentImports } from './RecentImports.tsx'
import { useImport } from './useImport.ts'

const kinds: readonly ImportKind[] = ['students', 'teachers', 'allotments']

export type ImportScreenProps = ImportActions & {
  kind: ImportKind
  onKind: (kind: ImportKind) => void
  /** Link to the list of a kind. */
  getListHref: (kind: ImportKind) => string
  /** IDs in use, the highest ones first, from which free ones are derived. */
  codes: readonly (string | null)[]
  /** Whether the school sends mails, so that people can be invited. */
  canInvite: boolean
  /** The imports of the last day. Undefined if the backend has no import (decision 16). */
  imports: Remote<readonly Import[]> | undefined
}

/** Import of students, teachers or allotments from a file or pasted cells (decision 262). */
export function ImportScreen(props: ImportScreenProps) {
  const { i18n, t } = useLingui()
  const { kind, getListHref, imports } = props
  const list = getKindLabel(kind, i18n)
  return (
    <Page>
      <PageHeader
        title={t`Import`}
        tabSubject={list}
        back={<TextLink href={getListHref(kind)}>{list}</TextLink>}
        description={t`Bring a list from a spreadsheet. Nothing is saved until you’ve seen the preview.`}
      />
      {imports === undefined ? (
        <EmptyState scene="people" title={t`Import isn’t available`}>
          <Trans>This server doesn’t support it.</Trans>
        </EmptyState>
      ) : (
        // The steps of another kind start over.
        <ImportSteps key={kind} {...props} imports={imports} />
      )}
    </Page>
  )
}

type ImportStepsProps = ImportScreenProps & { imports: Remote<readonly Import[]> }

function ImportSteps({ kind, onKind, getListHref, codes, canInvite, imports, ...actions }: ImportStepsProps) {
  const { t, i18n } = useLingui()
  const confirmLeave = useConfirmLeave()
  const state = useImport(kind, actions)
  const { phase, source, failure } = state
  const isBusy = phase.at === 'checking' || phase.at === 'importing'
  useUnsavedChanges(source !== undefined && phase.at !== 'done', {
    message: { title: t`Leave the import?`, text: t`The rows haven’t been imported yet.` },
  })
  if (phase.at === 'done') {
    return (
      <ImportResult
        result={phase.result}
        listHref={getListHref(kind)}
        onUndoImport={actions.onUndoImport}
        onStartOver={state.startOver}
      />
    )
  }
  return (
    <>
      {source === undefined && (
        <RadioGroup
          label={t`What to import`}
          items={kinds.map((id) => ({ id, label: getKindLabel(id, i18n) }))}
          value={kind}
          onChange={(id) => confirmLeave(() => onKind(id as ImportKind))}
        />
      )}
      {source === undefined ? (
        <>
          <ImportSource kind={kind} onRead={state.open} />
          <RecentImports imports={imports} onUndoImport={actions.onUndoImport} />
        </>
      ) : (
        <ImportColumnsCard
          kind={kind}
          source={source}
          hasRows={state.rows.length > 0}
          isBusy={isBusy}
          onColumn={state.chooseColumn}
          onHeaders={state.chooseHeaders}
          onOrder={state.chooseOrder}
          onStartOver={state.startOver}
        />
      )}
      <ImportProgress phase={phase} count={state.rows.length} />
      {failure !== undefined && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onPress={state.checkAgain}>
              <Trans>Check again</Trans>
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {phase.at === 'preview' && (
        <ImportPreview
          kind={kind}
          state={state}
          codes={codes}
          canInvite={canInvite}
          isChecked={failure === undefined}
        />
      )}
    </>
  )
}

type ImportProgressProps = { phase: ReturnType<typeof useImport>['phase']; count: number }

/** Progress of checking, which is known, and of saving, which is one step for the server. */
function ImportProgress({ phase, count }: ImportProgressProps) {
  const { t } = useLingui()
  if (phase.at !== 'checking' && phase.at !== 'importing') return null
  return (
    <Card>
      {phase.at === 'checking' ? (
        <ProgressBar
          label={t`${plural(count, { one: 'Checking # row…', other: 'Checking # rows…' })}`}
          value={phase.share * 100}
        />
      ) : (
        <>
          <ProgressBar label={t`${plural(count, { one: 'Importing # row…', other: 'Importing # rows…' })}`} />
          <p>
            <Trans>Keep this page open. Either all rows are saved or none.</Trans>
          </p>
        </>
      )}
    </Card>
  )
}
