import { css, styled } from 'styled-components'
import { mediaUp, type Spacing, spacing } from '#theme/tokens.ts'
import { type LayoutProps, type TextStyleProps, splitTextStyle, textStyle } from '../Text/Text.tsx'

type GridProps = LayoutProps & {
  gap: Spacing
  rowGap?: Spacing
  /** As many columns as fit at this width each; without it one on a phone, and from there up to `columns`. */
  minColumn?: '14rem' | '16rem' | '17rem' | '18rem' | '19rem' | '20rem' | '24rem'
  /** The most columns where there is no `minColumn`: two from 640 pixels, of four three from 1024 and all from 1280 (1§9). */
  columns?: 2 | 4
  /** Keeps the columns that stay empty: a last line of one part is no wider than the others. */
  keepsEmpty?: boolean
  align?: 'start' | 'stretch'
}

const two = css`
  ${mediaUp('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const four = css`
  ${two}
  ${mediaUp('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${mediaUp('xl')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Root = styled.div<TextStyleProps & { $gap: string; $columns: string | 2 | 4; $align: string | undefined }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => (typeof $columns === 'string' ? $columns : 'minmax(0, 1fr)')};
  gap: ${({ $gap }) => $gap};
  align-items: ${({ $align }) => $align};
  ${textStyle}

  ${({ $columns }) => $columns === 2 && two}
  ${({ $columns }) => $columns === 4 && four}
`

/** Parts in columns of one width. */
export function Grid({ gap, rowGap = gap, minColumn, columns = 2, keepsEmpty = false, align, ...props }: GridProps) {
  const fill = keepsEmpty ? 'auto-fill' : 'auto-fit'
  const tracks = minColumn ? `repeat(${fill}, minmax(min(${minColumn}, 100%), 1fr))` : columns
  const gaps = `${spacing[rowGap]} ${spacing[gap]}`
  return <Root $gap={gaps} $columns={tracks} $align={align} {...splitTextStyle(props)} />
}
