import type { Import } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import type { ImportActions } from './importActions.ts'
import { UndoImport } from './UndoImport.tsx'

type ImportResultProps = Pick<ImportActions, 'onUndoImport'> & {
  result: Import
  listHref: string
  onStartOver: () => void
}

/** Last step: what was saved, and Undo. */
export function ImportResult({ result, listHref, onUndoImport, onStartOver }: ImportResultProps) {
  const { t } = useLingui()
  return (
    <Card>
      <Notice tone="success" title={t`Import completed`}>
        <ImportSummary of={result} />
      </Notice>
      <UndoImport of={result} onUndoImport={onUndoImport} />
      <Inline gap="medium">
        <LinkButton variant="primary" href={listHref}>
          <Trans>See the list</Trans>
        </LinkButton>
        <Button onPress={onStartOver}>
          <Trans>Import more</Trans>
        </Button>
      </Inline>
    </Card>
  )
}

/** The counts of an import. */
export function ImportSummary({ of: { created, updated, unchanged, invited } }: { of: Import }) {
  return (
    <Stack as="span" gap="none">
      <span>
        <Plural value={created} one="# added" other="# added" />
        {updated > 0 && (
          <>
            {' · '}
            <Plural value={updated} one="# updated" other="# updated" />
          </>
        )}
        {unchanged > 0 && (
          <>
            {' · '}
            <Plural value={unchanged} one="# already there" other="# already there" />
          </>
        )}
      </span>
      {invited > 0 && (
        <span>
          <Plural value={invited} one="# invitation is being sent." other="# invitations are being sent." />
        </span>
      )}
    </Stack>
  )
}
