import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'

type CollectedStyles = {
  /** The tree to render instead of the given one. */
  tree: ReactElement
  /** The styles of the rendered tree as elements that the browser's style sheet takes over. */
  read: () => string
  /** Stops collecting styles. */
  end: () => void
}

/** Collects the styles of a tree rendered outside a browser. */
export function collectStyles(element: ReactElement): CollectedStyles {
  const sheet = new ServerStyleSheet()
  return { tree: sheet.collectStyles(element), read: () => sheet.getStyleTags(), end: () => sheet.seal() }
}
