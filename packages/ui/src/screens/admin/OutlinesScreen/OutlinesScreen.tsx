import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import type { KeptTable } from '../../../components/DataTable/Column.ts'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { TextLink } from '../../../components/TextLink/TextLink.tsx'
import { useConfirmLeave } from '../../../forms/UnsavedChanges.tsx'
import { Page } from '../../../layouts/Page/Page.ts'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '../../../refusal.ts'
import type { Remote } from '../../../remote.ts'
import { newestOf } from '../../../remote.ts'
import { DeleteOutlineDialog } from './DeleteOutlineDialog.tsx'
import type { OutlineDraft } from './outline.schema.ts'
import { OutlineForm } from './OutlineForm.tsx'
import { OutlinesLoading } from './OutlinesLoading.tsx'
import { OutlinesTable } from './OutlinesTable.tsx'

type Outline = components['schemas']['Outline']

type OutlinesScreenProps = {
  /** The course whose outlines these are, as soon as it is known. */
  course: components['schemas']['Course'] | undefined
  outlines: Remote<Outline[]>
  coursesHref: string
  table?: KeptTable
  onSaveOutline: (draft: OutlineDraft) => Outcome
  onDeleteOutline: (id: number) => Outcome
}

type Mode = { name: 'list' } | { name: 'create' } | { name: 'edit'; outline: Outline }

/** 1§2 “Outlines view”: the outlines of one course, with a form that adds and edits them. */
export function OutlinesScreen({
  course,
  outlines,
  coursesHref,
  table,
  onSaveOutline,
  onDeleteOutline,
}: OutlinesScreenProps) {
  const { t } = useLingui()
  const [mode, setMode] = useState<Mode>({ name: 'list' })
  const [doomed, setDoomed] = useState<Outline>()
  const confirmLeave = useConfirmLeave()
  const close = () => setMode({ name: 'list' })

  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={coursesHref}>
            <Trans>All courses</Trans>
          </TextLink>
        }
        title={t`Outlines`}
        subject={course?.name}
        actions={
          mode.name === 'list' ? (
            <Button key="add" variant="primary" onPress={() => setMode({ name: 'create' })}>
              <Trans>Add Outline</Trans>
            </Button>
          ) : (
            <Button key="close" onPress={() => confirmLeave(close)}>
              <Trans>Close</Trans>
            </Button>
          )
        }
      />
      {mode.name !== 'list' && (
        <OutlineForm
          key={mode.name === 'edit' ? mode.outline.id : 0}
          outline={mode.name === 'edit' ? newestOf(outlines, mode.outline) : undefined}
          onSaveOutline={onSaveOutline}
          onDone={close}
        />
      )}
      <RemoteView remote={outlines} loading={<OutlinesLoading />}>
        {(ready) => (
          <OutlinesTable
            outlines={ready}
            table={table}
            onEdit={(outline) => confirmLeave(() => setMode({ name: 'edit', outline }))}
            onDelete={setDoomed}
          />
        )}
      </RemoteView>
      <DeleteOutlineDialog outline={doomed} onDeleteOutline={onDeleteOutline} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}
