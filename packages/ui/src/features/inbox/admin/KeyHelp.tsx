import { Trans } from '@lingui/react/macro'
import { ShortcutHint } from './InboxScreen.styles.ts'

/** Which key does what, for whoever has keys. */
export function KeyboardShortcutHelp() {
  return (
    <ShortcutHint>
      <span>
        <kbd>A</kbd> <Trans>Approve</Trans>
      </span>
      <span>
        <kbd>R</kbd> <Trans>Reject</Trans>
      </span>
      <span>
        <kbd>J</kbd> <Trans>Next</Trans>
      </span>
      <span>
        <kbd>K</kbd> <Trans>Previous</Trans>
      </span>
      <span>
        <kbd>U</kbd> <Trans>Undo</Trans>
      </span>
    </ShortcutHint>
  )
}
