import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type NoticeTone, Action, Root, Content, Words } from './Notice.styles.ts'

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

type NoticeProps = {
  tone: NoticeTone
  title?: ReactNode
  children: ReactNode
  action?: ReactNode
  /** Where something else says aloud that it is there. */
  isQuiet?: boolean
}

/** A message in its place on the page. A `danger` is read aloud as soon as it appears. */
export function Notice({ tone, title, children, action, isQuiet = false }: NoticeProps) {
  const Sign = signs[tone]
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <Root $tone={tone} role={isQuiet ? undefined : role}>
      <Content>
        <Sign aria-hidden />
        <Words>
          {title && <strong>{title}</strong>}
          <div>{children}</div>
        </Words>
      </Content>
      {action && <Action>{action}</Action>}
    </Root>
  )
}
