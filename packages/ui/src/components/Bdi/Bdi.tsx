import type { ComponentProps, ReactNode } from 'react'
import { useTextAttributes } from './useTextAttributes.ts'

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
