import { css, styled } from 'styled-components'
import { type Spacing, spacing, tokens } from '#theme/tokens.ts'
import { type LayoutProps, type TextStyleProps, splitTextStyle, textStyle } from '../Text/Text.tsx'

type SurfaceProps = LayoutProps & {
  /** `brandSoft` also sets the text colour. */
  background?: 'surface' | 'canvas' | 'surfaceSunken' | 'brandSoft'
  padding?: Spacing
  /** Vertical padding, if it differs from `padding`. */
  paddingBlock?: Spacing
  border?: 'border' | 'borderStrong' | 'brand'
  isDashed?: boolean
  radius?: 'md' | 'lg'
  /** Draws a line between the children. */
  isDivided?: boolean
}

type RootProps = TextStyleProps & {
  $background: NonNullable<SurfaceProps['background']>
  $padding: string
  $border: string
  $radius: 'md' | 'lg'
  $isDivided: boolean
}

const divided = css`
  > * + * {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

const Root = styled.div<RootProps>`
  min-inline-size: 0;
  padding: ${({ $padding }) => $padding};
  border: ${({ $border }) => $border};
  border-radius: ${({ $radius }) => tokens.radius[$radius]};
  background: ${({ $background }) => tokens.color[$background]};
  ${({ $background }) => $background === 'brandSoft' && `color: ${tokens.color.onBrandSoft};`}
  ${({ $isDivided }) => $isDivided && divided}
  ${textStyle}
`

/** A box with a border and a background: a divided list, a summary, a preview. */
export function Surface({
  background = 'surface',
  padding = 'none',
  paddingBlock = padding,
  border = 'border',
  isDashed = false,
  radius = 'lg',
  isDivided = false,
  ...props
}: SurfaceProps) {
  return (
    <Root
      $background={background}
      $padding={`${spacing[paddingBlock]} ${spacing[padding]}`}
      $border={`1px ${isDashed ? 'dashed' : 'solid'} ${tokens.color[border]}`}
      $radius={radius}
      $isDivided={isDivided}
      {...splitTextStyle(props)}
    />
  )
}

/** A section as a card. */
export const Card = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
  padding: ${tokens.space[6]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`
