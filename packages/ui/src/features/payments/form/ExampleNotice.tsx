import { Trans } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'

/** Says that payment details are examples, and whom to ask for the real ones. */
export function ExampleAccountsNotice() {
  return (
    <Notice tone="warning" isQuiet title={<Trans>The school hasn’t added all of its payment details yet.</Trans>}>
      <p>
        <Trans>Anything marked “Example” is not a real account. Ask the school before you pay.</Trans>
      </p>
      <SchoolContact />
    </Notice>
  )
}
