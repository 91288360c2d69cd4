import type { ComponentProps, Ref } from 'react'
import { css, styled } from 'styled-components'
import { nowrap, visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

const tones = { text: tokens.color.text, muted: tokens.color.textMuted, danger: tokens.color.danger } as const

/** Text styles of a layout component; unset ones are inherited. */
type TextStyle = {
  size?: keyof typeof tokens.text | undefined
  weight?: keyof typeof tokens.weight | undefined
  tone?: keyof typeof tones | undefined
  leading?: keyof typeof tokens.leading | undefined
  /** Tabular digits, so that numbers line up. */
  isTabular?: boolean | undefined
  /** Keeps it on one line. */
  isOneLine?: boolean | undefined
  /** Breaks a word that is longer than its line. */
  breaksWords?: boolean | undefined
  /** Keeps the line breaks of the text. */
  keepsLines?: boolean | undefined
}

/** Props of every layout component: its element, that element's attributes and its text styles. */
export type LayoutProps = TextStyle &
  Omit<ComponentProps<'div'>, 'ref'> & {
    as?:
      | 'dd'
      | 'div'
      | 'dl'
      | 'h1'
      | 'h2'
      | 'h3'
      | 'h4'
      | 'header'
      | 'li'
      | 'ol'
      | 'p'
      | 's'
      | 'section'
      | 'small'
      | 'span'
      | 'strong'
      | 'ul'
      | undefined
    ref?: Ref<HTMLElement> | undefined
  }

/** Moves the text styles into one transient prop, so that styled-components doesn't pass them to the element. */
export function splitTextStyle<Props extends LayoutProps>(props: Props) {
  const { size, weight, tone, leading, isTabular, isOneLine, breaksWords, keepsLines, ref, ...rest } = props
  // The element type depends on `as`.
  return {
    ...rest,
    ref: ref as Ref<never>,
    $text: { size, weight, tone, leading, isTabular, isOneLine, breaksWords, keepsLines },
  }
}

export type TextStyleProps = { $text: TextStyle }

export const textStyle = css<TextStyleProps>`
  ${({ $text: { size } }) => size && `font-size: ${tokens.text[size]};`}
  ${({ $text: { weight } }) => weight && `font-weight: ${tokens.weight[weight]};`}
  ${({ $text: { tone } }) => tone && `color: ${tones[tone]};`}
  ${({ $text: { leading } }) => leading && `line-height: ${tokens.leading[leading]};`}
  ${({ $text: { isTabular } }) => isTabular && 'font-variant-numeric: tabular-nums;'}
  ${({ $text: { isOneLine } }) => isOneLine && nowrap}
  ${({ $text: { breaksWords } }) => breaksWords && 'overflow-wrap: anywhere;'}
  ${({ $text: { keepsLines } }) => keepsLines && 'white-space: pre-line;'}
`

const Root = styled.p<TextStyleProps>`
  ${textStyle}
`

/** Text in the sizes, weights and colours of the theme. A paragraph by default. */
export function Text(props: LayoutProps) {
  return <Root {...splitTextStyle(props)} />
}

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
