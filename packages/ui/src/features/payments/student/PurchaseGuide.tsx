import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { DisclosureDetails, NumberedSteps } from '#features/payments/form/numberedSteps.styles.ts'

export type PurchaseGuideProps = {
  /** Whether it starts open. */
  isGuideOpen: boolean
  /** It was folded by hand. */
  onFoldGuide: () => void
}

/** How to buy a course, in five steps (2§2). It starts open on the first purchase. */
export function PurchaseGuide({ isGuideOpen, onFoldGuide }: PurchaseGuideProps) {
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(isGuideOpen)
  const toggle = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen)
    if (!isNowOpen) onFoldGuide()
  }
  return (
    <DisclosureDetails open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary id={titleId}>
        <Trans>How to buy a course</Trans>
      </summary>
      <NumberedSteps role="list" aria-labelledby={titleId}>
        <li>
          <Trans>Pay the price of the course in one of the ways below.</Trans>
        </li>
        <li>
          <Trans>Keep the receipt: take a photo of it, or a picture of your screen.</Trans>
        </li>
        <li>
          <Trans>Add the picture below, and choose how you paid.</Trans>
        </li>
        <li>
          <Trans>Say at which times of the day you would like to learn.</Trans>
        </li>
        <li>
          <Trans>Press Submit. The school checks your payment and approves the course.</Trans>
        </li>
      </NumberedSteps>
    </DisclosureDetails>
  )
}
