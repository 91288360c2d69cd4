import { Plural, Trans } from '@lingui/react/macro'
import type { SchoolStatus } from '@maktab/contract/schema'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { findMailProblem } from './mailProblems.ts'

type MailProblemNoticeProps = {
  mail: SchoolStatus['mail']
  /** Link to the page that says more; undefined on that page. */
  systemHref?: string | undefined
}

/** Says why emails don’t reach people; renders nothing if they do. */
export function MailProblemNotice({ mail, systemHref }: MailProblemNoticeProps) {
  const problem = findMailProblem(mail, useNow())
  const action = systemHref !== undefined && (
    <LinkButton size="sm" href={systemHref}>
      <Trans>See details</Trans>
    </LinkButton>
  )
  if (problem === undefined) return null
  if (problem === 'notSetUp') {
    return (
      <Notice tone="warning" title={<Trans>Email isn’t set up</Trans>} action={action}>
        <Trans>
          Nobody gets password links, receipts or reminders. The person who runs the server can set it up (SMTP_URL).
        </Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title={<Trans>Emails aren’t being delivered</Trans>} action={action}>
      {problem === 'failing' ? (
        <Plural
          value={mail.failing}
          one="# email couldn’t be sent yet. It will be tried again for a day."
          other="# emails couldn’t be sent yet. They will be tried again for a day."
        />
      ) : (
        <Trans>At least one email was given up in the last 7 days. It was saved as a file on the server.</Trans>
      )}
    </Notice>
  )
}
