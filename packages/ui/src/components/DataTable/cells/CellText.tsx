import { styled } from 'styled-components'
import { TextLine } from '#components/Bdi/TextLine.ts'

/** A word of more letters may break anywhere, so that it doesn't make its column wider than a table can be. */
const LONGEST_WORD = 20

const Line = styled(TextLine)`
  &[data-breaks] {
    overflow-wrap: anywhere;
  }
`

export function CellText({ children }: { children: string }) {
  const breaks = children.split(/[\s-]+/).some((word) => word.length > LONGEST_WORD)
  return <Line {...(breaks && { 'data-breaks': true })}>{children}</Line>
}
