import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { downloadFile } from '../FileUpload/files.ts'
import { Notice } from '../Notice/Notice.tsx'

type AddToCalendarButtonProps = {
  /** What is put into the calendar. */
  name: string
  /** Makes the calendar file (`lib/calendar/createCalendarFile.ts`, say). */
  getFile: () => Promise<string>
}

/** Saves a file that any calendar opens. */
export function AddToCalendarButton({ name, getFile }: AddToCalendarButtonProps) {
  const { t } = useLingui()
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const save = async () => {
    setIsPending(true)
    setHasFailed(false)
    try {
      downloadFile(`${fileNameOf(name)}.ics`, await getFile(), 'text/calendar;charset=utf-8')
    } catch {
      setHasFailed(true)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <>
      <Button
        size="sm"
        icon={<CalendarPlus aria-hidden />}
        aria-label={t`Add to calendar: ${name}`}
        isPending={isPending}
        onPress={() => void save()}
      >
        <Trans>Add to calendar</Trans>
      </Button>
      {hasFailed && (
        <Notice tone="danger">
          <Trans>The file could not be made. Please try again.</Trans>
        </Notice>
      )}
    </>
  )
}

/** Without what the file systems of this world don’t take. */
function fileNameOf(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, '').trim() || 'maktab'
}
