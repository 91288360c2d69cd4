import { Trans } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'

/** Where the school hasn’t said how to pay: whom to ask instead. */
export function NotSaidYet() {
  return (
    <Notice tone="info" title={<Trans>The school has not said yet how to pay.</Trans>}>
      <p>
        <Trans>Please ask the office, and pay nothing before.</Trans>
      </p>
      <SchoolContact />
    </Notice>
  )
}
