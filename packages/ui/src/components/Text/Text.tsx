import { styled } from 'styled-components'
import { type LayoutProps, type TextStyleProps, splitTextStyle, textStyle } from './textStyle.ts'

const Root = styled.p<TextStyleProps>`
  ${textStyle}
`

/** Text in the sizes, weights and tones of the theme. A paragraph, unless `as` names another element. */
export function Text(props: LayoutProps) {
  return <Root {...splitTextStyle(props)} />
}
