import { Badge } from '#components/Badge/Badge.tsx'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Unbroken } from './ClassesScreen.styles.ts'
import type { ClassRow } from './classRows.ts'
import { JoinButton } from './JoinButton.tsx'
import { NearWords } from './NearWords.tsx'

/** The way into a class: its link, and from some minutes before it begins until it ends a button that stands out. */
export function ClassDoor({ row }: { row: ClassRow }) {
  const link = <ClassLink isShort link={row.class.classLink} />
  if (!row.isNear) return link
  return (
    <Stack gap="small" align="start">
      <Inline gap="small">
        <Unbroken gap="small" align="start">
          <Badge tone="success">
            <NearWords row={row} />
          </Badge>
        </Unbroken>
        <JoinButton row={row} />
      </Inline>
      {link}
    </Stack>
  )
}
