import { css, styled } from 'styled-components'
import { mediaUp, type Spacing, spacing } from '#theme/tokens.ts'
import { type LayoutProps, type TextStyleProps, splitTextStyle, textStyle } from '../Text/Text.tsx'

type GridProps = LayoutProps & {
  gap: Spacing
  rowGap?: Spacing
  /** Minimum column width: as many columns as fit. Without it there is one on phones, and up to `columns` above. */
  minColumn?: '12rem' | '14rem' | '16rem' | '17rem' | '18rem' | '19rem' | '20rem' | '24rem'
  /** Maximum number of columns without `minColumn`: two from 640 pixels; with 4, three from 1024, four from 1280 (1§9). */
  columns?: 2 | 4
  /** Keeps empty columns, so that a single item in the last row isn't wider than the others. */
  keepsEmpty?: boolean
  align?: 'start' | 'stretch'
}

const upToTwoColumns = css`
  ${mediaUp('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const upToFourColumns = css`
  ${upToTwoColumns}
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

  ${({ $columns }) => $columns === 2 && upToTwoColumns}
  ${({ $columns }) => $columns === 4 && upToFourColumns}
`

/** Columns of equal width. */
export function Grid({ gap, rowGap = gap, minColumn, columns = 2, keepsEmpty = false, align, ...props }: GridProps) {
  const fill = keepsEmpty ? 'auto-fill' : 'auto-fit'
  const tracks = minColumn ? `repeat(${fill}, minmax(min(${minColumn}, 100%), 1fr))` : columns
  const gaps = `${spacing[rowGap]} ${spacing[gap]}`
  return <Root $gap={gaps} $columns={tracks} $align={align} {...splitTextStyle(props)} />
}
