import { Badge } from '#components/Badge/Badge.tsx'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { NowrapStack } from './ClassesScreen.styles.ts'
import type { ClassRow } from './createClassRows.ts'
import { JoinClassButton } from './JoinClassButton.tsx'
import { StartsInText } from './StartsInText.tsx'

/** The way into a class: its link, and from some minutes before it begins until it ends a button that stands out. */
export function ClassJoinCell({ row }: { row: ClassRow }) {
  const link = <ClassLink isShort link={row.class.classLink} />
  if (!row.isNear) return link
  return (
    <Stack gap="small" align="start">
      <Inline gap="small">
        <NowrapStack gap="small" align="start">
          <Badge tone="success">
            <StartsInText row={row} />
          </Badge>
        </NowrapStack>
        <JoinClassButton row={row} />
      </Inline>
      {link}
    </Stack>
  )
}
