import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { downloadFile } from '../FileUpload/browserFiles.ts'
import { Notice } from '../Notice/Notice.tsx'

type AddToCalendarButtonProps = {
  /** Name of the calendar entry. */
  name: string
  /** Creates the calendar file, for example with `lib/calendar/createCalendarFile.ts`. */
  getFile: () => Promise<string>
}

/** Downloads an iCalendar file. */
export function AddToCalendarButton({ name, getFile }: AddToCalendarButtonProps) {
  const { t } = useLingui()
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const save = async () => {
    setIsPending(true)
    setHasFailed(false)
    try {
      downloadFile(`${toFileName(name)}.ics`, await getFile(), 'text/calendar;charset=utf-8')
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
          <Trans>Couldn’t create the file. Try again.</Trans>
        </Notice>
      )}
    </>
  )
}

/** Removes characters that file systems don't allow. */
function toFileName(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, '').trim() || 'maktab'
}
