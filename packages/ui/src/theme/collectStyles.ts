import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'

type CollectedStyles = {
  /** What is to be drawn in its place. */
  tree: ReactElement
  /** The styles of what was drawn, as elements that the browser’s own sheet goes on with. */
  read: () => string
  /** Nothing more is drawn. */
  end: () => void
}

/** Collects the styles of what is drawn where there is no browser. */
export function collectStyles(drawn: ReactElement): CollectedStyles {
  const sheet = new ServerStyleSheet()
  return { tree: sheet.collectStyles(drawn), read: () => sheet.getStyleTags(), end: () => sheet.seal() }
}
