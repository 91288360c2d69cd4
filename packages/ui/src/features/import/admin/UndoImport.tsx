import type { Import, ImportUndoAnswer } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { formatInstantNowrap } from '#lib/time/schoolTime.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { ImportActions } from './importActions.ts'

type UndoImportProps = Pick<ImportActions, 'onUndoImport'> & { of: Import }

/** Undoes an import while that is possible, and says what stayed. */
export function UndoImport({ of, onUndoImport }: UndoImportProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const now = useNow()
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState('')
  const [undone, setUndone] = useState<ImportUndoAnswer>()
  if (undone) return <UndoneNotice {...undone} />
  const until = of.undoUntil === null ? undefined : new Date(of.undoUntil)
  if (!until || until.getTime() <= now.getTime()) return null
  const undo = async () => {
    setIsPending(true)
    const response = await onUndoImport(of.name)
    setIsPending(false)
    if (response.state === 'failed') {
      setError(response.message ?? '')
      if (response.message === undefined) setIsAsking(false)
      return
    }
    setIsAsking(false)
    setUndone(response.result)
  }
  const time = formatInstantNowrap(until, locale, timeZone)
  return (
    <div>
      <Button size="sm" onPress={() => setIsAsking(true)}>
        <Trans>Undo until {time}</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t`Undo this import?`}
        confirmLabel={t`Undo`}
        isPending={isPending}
        error={error}
        onConfirm={() => void undo()}
        onCancel={() => {
          setError('')
          setIsAsking(false)
        }}
      >
        <Plural
          value={of.created}
          one="This removes # record that the import added."
          other="This removes # records that the import added."
        />{' '}
        <Trans>What has been used since stays. Updates of existing records stay, too.</Trans>
      </ConfirmDialog>
    </div>
  )
}

/** Records that stay are listed with the reason. */
function UndoneNotice({ removed, kept, records }: ImportUndoAnswer) {
  const { t } = useLingui()
  const others = kept - records.length
  return (
    <Notice tone={kept === 0 ? 'success' : 'warning'} title={kept === 0 ? t`Import undone` : t`Import partly undone`}>
      <Stack gap="small">
        <span>
          <Plural value={removed} one="# record removed." other="# records removed." />{' '}
          {kept > 0 && (
            <Plural value={kept} one="# stays because it’s in use:" other="# stay because they’re in use:" />
          )}
        </span>
        {records.length > 0 && (
          <ul>
            {records.map(({ id, name, reason }) => (
              <li key={id}>
                <Bdi>{name}</Bdi>: <Bdi>{reason}</Bdi>
              </li>
            ))}
          </ul>
        )}
        {others > 0 && <Plural value={others} one="And # more." other="And # more." />}
      </Stack>
    </Notice>
  )
}
