import { Badge } from '#components/Badge/Badge.tsx'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { Beside, Stack, Unbroken } from './ClassesScreen.styles.ts'
import type { ClassRow } from './classRows.ts'
import { JoinButton } from './JoinButton.tsx'
import { NearWords } from './NearWords.tsx'

/** The way into a class: its link, and from some minutes before it begins until it ends a button that stands out. */
export function ClassDoor({ row }: { row: ClassRow }) {
  const link = <ClassLink isShort link={row.class.classLink} />
  if (!row.isNear) return link
  return (
    <Stack>
      <Beside>
        <Unbroken>
          <Badge tone="success">
            <NearWords row={row} />
          </Badge>
        </Unbroken>
        <JoinButton row={row} />
      </Beside>
      {link}
    </Stack>
  )
}
