import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Trans } from '@lingui/react/macro'

type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const { color } = tokens
const tones = {
  info: { background: color.infoSoft, text: color.onInfoSoft, edge: color.info },
  success: { background: color.successSoft, text: color.onSuccessSoft, edge: color.success },
  warning: { background: color.warningSoft, text: color.onWarningSoft, edge: color.warning },
  danger: { background: color.dangerSoft, text: color.onDangerSoft, edge: color.danger },
}

const Root = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${({ $tone }) => tones[$tone].edge};
  border-radius: ${tokens.radius.md};
  background: ${({ $tone }) => tones[$tone].background};
  color: ${({ $tone }) => tones[$tone].text};
`

/** Keeps the icon at the first line. */
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

const NoticeText = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Action = styled.div`
  flex: none;
`

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

type NoticeProps = {
  tone: NoticeTone
  title?: ReactNode
  children: ReactNode
  action?: ReactNode
  /** Disables the live region, if something else announces the message. */
  isQuiet?: boolean
}

/** Inline message. A `danger` is announced when it appears. */
export function Notice({ tone, title, children, action, isQuiet = false }: NoticeProps) {
  const Icon = icons[tone]
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <Root $tone={tone} role={isQuiet ? undefined : role}>
      <Content>
        <Icon aria-hidden />
        <NoticeText>
          {title && <strong>{title}</strong>}
          <div>{children}</div>
        </NoticeText>
      </Content>
      {action && <Action>{action}</Action>}
    </Root>
  )
}

const Above = styled.div`
  margin-block-end: ${tokens.space[5]};
`

/** Notice above a prerendered form for browsers without JavaScript, which can still show the rest of the page. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Above>
        <Notice tone="warning" isQuiet>
          <Trans>Turn on JavaScript in your browser settings, then reload to sign in, register or apply.</Trans>
        </Notice>
      </Above>
    </noscript>
  )
}
