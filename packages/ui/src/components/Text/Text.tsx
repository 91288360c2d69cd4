import { styled } from 'styled-components'
import { type LayoutProps, type TextStyled, splitTextStyle, textStyle } from './textStyle.ts'

const Root = styled.p<TextStyled>`
  ${textStyle}
`

/** Text in the sizes, weights and tones of the theme. A paragraph, unless `as` names another element. */
export function Text(props: LayoutProps) {
  return <Root {...splitTextStyle(props)} />
}
