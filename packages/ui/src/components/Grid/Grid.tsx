import { styled } from 'styled-components'
import { from } from '#theme/breakpoints.ts'
import { type Spacing, spacing } from '#theme/spacing.ts'
import { type LayoutProps, type TextStyled, splitTextStyle, textStyle } from '../Text/textStyle.ts'

type GridProps = LayoutProps & {
  gap: Spacing
  rowGap?: Spacing
  /** As many columns as fit at this width each; without it two, which stand one under the other on a phone. */
  minColumn?: '16rem' | '17rem' | '18rem' | '20rem' | '24rem'
  /** Keeps the columns that stay empty: a last line of one part is no wider than the others. */
  keepsEmpty?: boolean
  align?: 'start' | 'stretch'
}

const Root = styled.div<TextStyled & { $gap: string; $columns: string | undefined; $align: string | undefined }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns ?? 'minmax(0, 1fr)'};
  gap: ${({ $gap }) => $gap};
  align-items: ${({ $align }) => $align};
  ${textStyle}

  ${from('sm')} {
    grid-template-columns: ${({ $columns }) => $columns ?? 'repeat(2, minmax(0, 1fr))'};
  }
`

/** Parts in columns of one width. */
export function Grid({ gap, rowGap = gap, minColumn, keepsEmpty = false, align, ...props }: GridProps) {
  const columns = minColumn && `repeat(${keepsEmpty ? 'auto-fill' : 'auto-fit'}, minmax(min(${minColumn}, 100%), 1fr))`
  const gaps = `${spacing[rowGap]} ${spacing[gap]}`
  return <Root $gap={gaps} $columns={columns} $align={align} {...splitTextStyle(props)} />
}
