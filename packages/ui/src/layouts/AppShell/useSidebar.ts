import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { breakpoints } from '#theme/tokens.ts'

type Sidebar = {
  /** The user's choice, if any. */
  isExpanded: boolean | undefined
  onExpandedChange: (isExpanded: boolean) => void
}

/** Whether the sidebar is collapsed: by the user's choice (1§9), otherwise in narrow windows. */
export function useSidebar({ isExpanded, onExpandedChange }: Sidebar) {
  const isTight = useMediaQuery(`(max-width: ${breakpoints.lg - 0.02}px)`)
  const isFolded = !(isExpanded ?? !isTight)
  return { isFolded, toggle: () => onExpandedChange(isFolded) }
}
