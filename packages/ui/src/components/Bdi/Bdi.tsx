import { useLingui } from '@lingui/react/macro'
import type { LocalizedText } from '@maktab/shared/pickTranslation'
import { getDirection } from '#i18n/languages.ts'
import { detectTextLanguage } from '#lib/text/textLanguage.ts'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { matchParentAlignment, nowrap } from '#theme/mixins.ts'

/**
 * Returns `dir` and `lang` attributes for user-typed text; `lang` only if it differs from the page's. For text that
 * Urdu and Arabic write alike, `beside` decides the language. A translation has the language it is stored under.
 */
export function useTextAttributes() {
  const { i18n } = useLingui()
  return (text: string | LocalizedText | null | undefined, beside?: string | null) => {
    if (typeof text === 'object' && text?.lang) return { dir: getDirection(text.lang), lang: text.lang }
    const lang = detectTextLanguage((typeof text === 'object' ? text?.text : text) ?? '', i18n.locale, beside)
    return { dir: 'auto' as const, ...(lang && { lang }) }
  }
}

type BdiProps = ComponentProps<'bdi'> & {
  /** Other text of the same record, which decides the language of text that several languages write alike. */
  languageHint?: string | null | undefined
}

/** User-typed text within the page's text, with its own direction and language. */
export function Bdi({ languageHint, ...props }: BdiProps) {
  const getTextAttributes = useTextAttributes()
  return <bdi {...getTextAttributes(getPlainText(props.children), languageHint)} {...props} />
}

/** The plain text of children; elements set their own language. */
function getPlainText(children: ReactNode): string {
  if (Array.isArray(children)) return children.map((child: ReactNode) => getPlainText(child)).join('')
  return typeof children === 'string' ? children : ''
}

/** User-typed text as a block, as in a table cell, with the line height of its script. */
export const BlockBdi = styled(Bdi)`
  display: block;
  ${matchParentAlignment}
`

/** A time, an amount or a code that must not wrap. */
export const NowrapBdi = styled(Bdi)`
  ${nowrap}
`
