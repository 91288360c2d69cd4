import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'

type CollectedStyles = {
  /** The tree to render instead of the given one. */
  tree: ReactElement
  /** The styles of the rendered tree as elements that the browser's style sheet takes over. */
  getStyleTags: () => string
  /** Stops collecting styles. */
  stop: () => void
}

/** Collects the styles of a tree rendered outside a browser. */
export function collectStyles(element: ReactElement): CollectedStyles {
  const sheet = new ServerStyleSheet()
  return { tree: sheet.collectStyles(element), getStyleTags: () => sheet.getStyleTags(), stop: () => sheet.seal() }
}
