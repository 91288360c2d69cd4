import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'

type NothingToPayProps = {
  /** Why there is nothing to pay; without it the course isn’t there. */
  standing: 'enrolled' | 'underReview' | undefined
  coursesHref: string
}

/** Stands where the form would, for an address that was kept or sent on. */
export function NothingToPay({ standing, coursesHref }: NothingToPayProps) {
  return (
    <EmptyState
      kind="courses"
      title={<Title standing={standing} />}
      action={
        <LinkButton href={coursesHref}>
          <Trans>All courses</Trans>
        </LinkButton>
      }
    >
      {standing === 'underReview' && <Trans>You find it among your courses as soon as it is approved.</Trans>}
    </EmptyState>
  )
}

function Title({ standing }: Pick<NothingToPayProps, 'standing'>) {
  if (standing === 'enrolled') return <Trans>You are enrolled in this course already.</Trans>
  if (standing === 'underReview') return <Trans>The school is checking your payment for this course.</Trans>
  return <Trans>The school doesn’t offer this course.</Trans>
}
