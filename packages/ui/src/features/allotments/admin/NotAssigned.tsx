import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'

/** Says before it is sent what the server would refuse. The way out opens beside the form, which keeps what was typed. */
export function CourseNotAssignedNotice({ href }: { href: string }) {
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="sm" href={href} target="_blank">
          <Trans>Teacher’s courses (new tab)</Trans>
        </LinkButton>
      }
    >
      <Trans>This course is not assigned to this teacher. Assign it first, or choose another teacher.</Trans>
    </Notice>
  )
}
