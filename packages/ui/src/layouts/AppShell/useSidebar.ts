import { useState } from 'react'
import { useMediaQuery } from '#environment/useMediaQuery.ts'
import { breakpoints } from '#theme/breakpoints.ts'

type Kept = { isExpanded: boolean; onExpandedChange: (isExpanded: boolean) => void }

/**
 * Whether the sidebar is folded. Where there is no room for its words it folds by itself; who unfolds it there does so
 * until there is room again, and what is kept for wide windows stays as it is.
 */
export function useSidebar({ isExpanded, onExpandedChange }: Kept) {
  const isTight = useMediaQuery(`(max-width: ${breakpoints.lg - 0.02}px)`)
  const [wasTight, setWasTight] = useState(isTight)
  const [isUnfolded, setIsUnfolded] = useState(false)
  if (isTight !== wasTight) {
    setWasTight(isTight)
    setIsUnfolded(false)
  }
  return isTight
    ? { isFolded: !isUnfolded, toggle: () => setIsUnfolded(!isUnfolded) }
    : { isFolded: !isExpanded, toggle: () => onExpandedChange(!isExpanded) }
}
