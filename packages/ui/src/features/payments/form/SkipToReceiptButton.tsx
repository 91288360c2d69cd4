import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { findField, focusWithin } from '#forms/focusWithin.ts'

/** Leads whoever has paid already past the accounts, to the receipt: on a phone they take the whole screen. */
export function SkipToReceiptButton({ receipt }: { receipt: string }) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place}>
      <Button size="sm" onPress={() => focusWithin(findField(place.current?.closest('form') ?? null, receipt))}>
        <Trans>I have paid already</Trans>
      </Button>
    </span>
  )
}
