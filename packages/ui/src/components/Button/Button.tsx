import { Trans } from '@lingui/react/macro'
export function Button() { return <button><Trans>Save</Trans></button> }
