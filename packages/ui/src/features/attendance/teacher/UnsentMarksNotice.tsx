import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import { useUnsavedChanges } from '#forms/UnsavedChanges.tsx'
import { type RegisterMark, isUnsent } from './Register/createRegisterRows.ts'

/** Says that marks of this class are not with the server yet, and asks before the page is left over them. */
export function UnsentMarksNotice({ marks }: { marks: readonly RegisterMark[] }) {
  const { t } = useLingui()
  const unsent = marks.filter(isUnsent)
  const waiting = unsent.filter(({ progress }) => progress === 'unsent').length
  const refused = unsent.filter(({ progress }) => progress === 'failed').length
  useUnsavedChanges(unsent.length > 0, {
    message: {
      title: t`Leave before all marks are sent?`,
      text: t`Some marks are not with the school yet. They stay on this device and are sent as soon as the line is back; logging out removes them.`,
    },
  })
  return (
    <>
      {waiting > 0 && (
        <Notice
          tone="warning"
          title={<Plural value={waiting} one="# mark is not sent yet." other="# marks are not sent yet." />}
        >
          <Trans>The school can’t be reached. Your marks are kept here and sent as soon as the line is back.</Trans>
        </Notice>
      )}
      {refused > 0 && (
        <Notice
          tone="danger"
          title={<Plural value={refused} one="# mark was not saved." other="# marks were not saved." />}
        >
          <Trans>The reason stands beside the student. Try again, or discard the mark.</Trans>
        </Notice>
      )}
    </>
  )
}
