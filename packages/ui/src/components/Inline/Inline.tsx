import { styled } from 'styled-components'
import { type Spacing, spacing } from '#theme/tokens.ts'
import { type LayoutProps, type TextStyleProps, splitTextStyle, textStyle } from '../Text/Text.tsx'

type InlineProps = LayoutProps & {
  /** Horizontal gap, and vertical gap unless `rowGap` is set. */
  gap: Spacing
  rowGap?: Spacing
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'space-between'
}

const Root = styled.div<TextStyleProps & { $gap: string; $align: string; $justify: string | undefined }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => $gap};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  ${textStyle}
`

/** Wrapping row. */
export function Inline({ gap, rowGap = gap, align = 'center', justify, ...props }: InlineProps) {
  const gaps = `${spacing[rowGap]} ${spacing[gap]}`
  return <Root $gap={gaps} $align={align} $justify={justify} {...splitTextStyle(props)} />
}
