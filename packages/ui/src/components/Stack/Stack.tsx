import { styled } from 'styled-components'
import { type Spacing, spacing } from '#theme/tokens.ts'
import { type LayoutProps, type TextStyleProps, splitTextStyle, textStyle } from '../Text/Text.tsx'

type StackProps = LayoutProps & {
  gap?: Spacing
  /** Horizontal alignment; items fill the width by default. */
  align?: 'start' | 'center' | 'end'
  /** In an `Inline`: fills the rest of the line, or wraps to its own if less than this is left. */
  basis?: `${number}rem`
}

const Root = styled.div<TextStyleProps & { $gap: Spacing; $align: string | undefined; $basis: string | undefined }>`
  display: grid;
  gap: ${({ $gap }) => spacing[$gap]};
  justify-items: ${({ $align }) => $align};
  flex: ${({ $basis }) => $basis && `1 1 ${$basis}`};
  min-inline-size: 0;
  ${textStyle}
`

/** Vertical stack. */
export function Stack({ gap = 'x-large', align, basis, ...props }: StackProps) {
  return <Root $gap={gap} $align={align} $basis={basis} {...splitTextStyle(props)} />
}
