import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import { useUnsavedChanges } from '#forms/UnsavedChangesProvider.tsx'
import { type RegisterMark, isUnsent } from './Register/createRegisterRows.ts'

/** Shows that marks of this class are unsent and confirms leaving the page. */
export function UnsentMarksNotice({ marks }: { marks: readonly RegisterMark[] }) {
  const { t } = useLingui()
  const unsent = marks.filter(isUnsent)
  const pending = unsent.filter(({ progress }) => progress === 'unsent').length
  const rejected = unsent.filter(({ progress }) => progress === 'failed').length
  useUnsavedChanges(unsent.length > 0, {
    message: {
      title: t`Leave before all attendance is sent?`,
      text: t`Some attendance hasn’t been sent. It’s saved on this device and will be sent when you’re back online. Logging out deletes it.`,
    },
  })
  return (
    <>
      {pending > 0 && (
        <Notice
          tone="warning"
          title={
            <Plural
              value={pending}
              one="# attendance entry hasn’t been sent yet."
              other="# attendance entries haven’t been sent yet."
            />
          }
        >
          <Trans>
            There’s no connection. Attendance is saved on this device and will be sent when you’re back online.
          </Trans>
        </Notice>
      )}
      {rejected > 0 && (
        <Notice
          tone="danger"
          title={
            <Plural
              value={rejected}
              one="# attendance entry wasn’t saved."
              other="# attendance entries weren’t saved."
            />
          }
        >
          <Trans>The reason is next to the student’s name. Try again or discard the attendance.</Trans>
        </Notice>
      )}
    </>
  )
}
