import { createGlobalStyle } from 'styled-components'
import { mediaDown, mediaShort } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

/** While a page of visitors has its bar at the foot of the window, nothing that gets the focus is scrolled beneath it. */
export const BottomBarInset = createGlobalStyle`
  ${mediaDown('lg')} {
    :root {
      --edge-end: calc(${tokens.size.control} + 2 * ${tokens.space[3]} + 1px + env(safe-area-inset-bottom));
    }
  }
  ${mediaShort} {
    :root {
      --edge-end: 0px;
    }
  }
`
