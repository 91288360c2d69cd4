import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type CsvTable, createCsvFileName, createCsv } from '#lib/files/createCsv.ts'
import { Button } from '#components/Button/Button.tsx'
import type { ButtonSize } from '#components/Button/Button.styles.ts'
import { Notice } from '#components/Notice/Notice.tsx'
import { downloadFile } from '#components/FileUpload/browserFiles.ts'
import { VisuallyHidden } from '#components/Text/Text.tsx'

type ExportButtonProps = {
  /** Name of the file. */
  label: string
  /** Accessible name, if it isn't that of the whole table. */
  name?: string
  size?: ButtonSize
  /** The rows are loading. */
  isDisabled?: boolean
  getTable: () => CsvTable | Promise<CsvTable>
  /** Suffix of the file name; today's date by default. */
  period?: string
}

/** Exports the table as a CSV file. */
export function ExportButton({ label, name, size = 'md', isDisabled = false, getTable, period }: ExportButtonProps) {
  const { t } = useLingui()
  const today = useToday()
  const { contactPhone } = useSchoolSettings()
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [announcement, setAnnouncement] = useState<ReactNode>()

  const save = async () => {
    setIsPending(true)
    setHasFailed(false)
    setAnnouncement(undefined)
    try {
      const table = await getTable()
      downloadFile(
        createCsvFileName(label, period ?? today),
        await createCsv(table, contactPhone),
        'text/csv;charset=utf-8',
      )
      setAnnouncement(<Plural value={table.rows.length} one="# row exported" other="# rows exported" />)
    } catch {
      setHasFailed(true)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <>
      <Button
        size={size}
        icon={<Download aria-hidden />}
        aria-label={name ?? t`Export ${label} as CSV`}
        isPending={isPending}
        isDisabled={isDisabled}
        onPress={() => void save()}
      >
        <span>
          <Trans>Export</Trans>
        </span>
      </Button>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {hasFailed && (
        <Notice tone="danger">
          <Trans>Couldn’t create the file. Try again.</Trans>
        </Notice>
      )}
    </>
  )
}
