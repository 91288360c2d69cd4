import { useLingui } from '@lingui/react/macro'
import { detectTextLanguage } from '#lib/text/textScript.ts'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { matchParentAlignment, nowrap } from '#theme/mixins.ts'

/**
 * What an element needs that holds a text somebody typed: its direction, and its language where that is another one. Of a
 * title that Urdu and Arabic write alike the language is that of the text beside it.
 */
export function useTextAttributes() {
  const { i18n } = useLingui()
  return (text: string | null | undefined, beside?: string | null) => {
    const lang = detectTextLanguage(text ?? '', i18n.locale, beside)
    return { dir: 'auto' as const, ...(lang && { lang }) }
  }
}

type BdiProps = ComponentProps<'bdi'> & {
  /** What stands beside it in the same record: it tells the language of a title that several languages write alike. */
  languageHint?: string | null | undefined
}

/** A text that somebody typed, among words of the page: it keeps its own direction and language. */
export function Bdi({ languageHint, ...props }: BdiProps) {
  const tongueOf = useTextAttributes()
  return <bdi {...tongueOf(textOf(props.children), languageHint)} {...props} />
}

/** The words of what is drawn; what isn’t plain words says its own language. */
function textOf(children: ReactNode): string {
  if (Array.isArray(children)) return children.map((child: ReactNode) => textOf(child)).join('')
  return typeof children === 'string' ? children : ''
}

/** A text that somebody typed and that has its lines for itself, as in a cell: they are as far apart as its script needs. */
export const BlockBdi = styled(Bdi)`
  display: block;
  ${matchParentAlignment}
`

/** A time, an amount or a code among words of the page: it stays on one line. */
export const NowrapBdi = styled(Bdi)`
  ${nowrap}
`
