import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { TextLine } from '#components/Bdi/TextLine.ts'
import { Popover } from '#components/FocusReturn/Popover.tsx'
import { tokens } from '#theme/tokens.ts'

const Panel = styled(Popover)`
  inline-size: min(26rem, 100vw);
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

const Content = styled(Dialog)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
  outline: none;
  overflow-wrap: anywhere;

  h2 {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  p {
    white-space: pre-line;
  }
`

type WholeTextProps = {
  text: string
  title: string
  triggerRef: RefObject<Element | null>
  onClose: () => void
}

/** What opens beside a text that is cut in its cell. */
export function WholeText({ text, title, triggerRef, onClose }: WholeTextProps) {
  return (
    <Panel
      trigger="DialogTrigger"
      isOpen
      triggerRef={triggerRef}
      placement="bottom start"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Content>
        <Heading slot="title" level={2}>
          <Bdi>{title}</Bdi>
        </Heading>
        <p>
          <TextLine>{text}</TextLine>
        </p>
      </Content>
    </Panel>
  )
}
