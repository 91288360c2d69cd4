import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Trans } from '@lingui/react/macro'

type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const { color } = tokens
const tones = {
  info: { ground: color.infoSoft, words: color.onInfoSoft, edge: color.info },
  success: { ground: color.successSoft, words: color.onSuccessSoft, edge: color.success },
  warning: { ground: color.warningSoft, words: color.onWarningSoft, edge: color.warning },
  danger: { ground: color.dangerSoft, words: color.onDangerSoft, edge: color.danger },
}

const Root = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${({ $tone }) => tones[$tone].edge};
  border-radius: ${tokens.radius.md};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].words};
`

/** The sign stays at the first line, however many there are. */
const Content = styled.div`
  display: flex;
  flex: 1 1 14rem;
  gap: ${tokens.space[3]};
  align-items: flex-start;
  min-inline-size: 0;

  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: calc(1em * ${tokens.leading.body});
  }
`

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Action = styled.div`
  flex: none;
`

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

const Above = styled.div`
  margin-block-end: ${tokens.space[5]};
`

/** Above a form that came with the page, for a browser that runs no script: the rest of the page can be read all the same. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Above>
        <Notice tone="warning" isQuiet>
          <Trans>
            To sign in, register or apply, your browser needs JavaScript. Turn it on in its settings, then load this
            page again.
          </Trans>
        </Notice>
      </Above>
    </noscript>
  )
}
