import type { Clash } from '@maktab/contract/schema'
import { Plural } from '@lingui/react/macro'
import { Stack } from '../Stack/Stack.tsx'
import { ConflictText } from './ConflictText.tsx'

/** What one takes in at a look; how many there are beyond is said. */
const SHOWN = 3

/** The first clashes, each in words, and how many more there are. */
export function ConflictList({ clashes }: { clashes: readonly Clash[] }) {
  const rest = clashes.length - SHOWN
  return (
    <Stack as="ul" gap="small" breaksWords>
      {clashes.slice(0, SHOWN).map((clash) => (
        <li key={JSON.stringify(clash)}>
          <ConflictText clash={clash} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Plural value={rest} one="and # more" other="and # more" />
        </li>
      )}
    </Stack>
  )
}
