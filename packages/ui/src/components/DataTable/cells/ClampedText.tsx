import { styled } from 'styled-components'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Bdi, BlockBdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Popover } from '#components/RestoreFocus/RestoreFocus.tsx'
import { tokens } from '#theme/tokens.ts'
import { matchParentAlignment, focusRing } from '#theme/mixins.ts'

/** Content that takes its column's width and may be truncated. */
export const ShrinkableContent = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 22rem;
`

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

/** Popover with the complete text. */
function WholeText({ text, title, triggerRef, onClose }: WholeTextProps) {
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
          <BlockBdi>{text}</BlockBdi>
        </p>
      </Content>
    </Panel>
  )
}

const Root = styled(ShrinkableContent)`
  position: relative;
  ${matchParentAlignment}
`

/** Preserves typed line breaks. */
const Clamped = styled.span`
  display: block;
  overflow-wrap: break-word;
  white-space: pre-line;

  @media not print {
    overflow: hidden;
    max-block-size: calc(2em * ${tokens.leading.body});
    max-block-size: 2lh;
  }
`

const WholeHeight = styled.span`
  display: block;
`

/** Covers the end of the last line. */
const More = styled.button`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  min-inline-size: ${tokens.size.target};
  /* The height of one of two lines. */
  block-size: 50%;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: var(--row-surface, ${tokens.color.surface});
  color: ${tokens.color.brand};
  cursor: pointer;
  ${focusRing}

  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 100%;
    inline-size: ${tokens.space[4]};
    background: linear-gradient(to right, transparent, var(--row-surface, ${tokens.color.surface}));
    content: '';
  }
  &:dir(rtl)::before {
    scale: -1 1;
  }
  /* Extends the hit area beyond the line. */
  &::after {
    position: absolute;
    inset-block: calc((100% - max(${tokens.size.target}, 24px)) / 2);
    inset-inline: 0;
    content: '';
  }
  &:hover {
    background: ${tokens.color.surfaceHover};
  }
  svg {
    inline-size: 18px;
  }
`

/** A long text clamped to two lines; a button opens all of it in a popover. */
export function ClampedText({ text, title }: { text: string; title: string }) {
  const { t } = useLingui()
  const { lang, dir } = useTextAttributes()(text)
  const textRef = useRef<HTMLElement>(null)
  const moreButton = useRef<HTMLButtonElement>(null)
  const [isClamped, setIsClamped] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    const element = textRef.current
    if (!element) return
    const measure = () => setIsClamped(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    // Its content also changes its height with the text spacing of the user.
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [])
  return (
    <Root dir={dir}>
      <Clamped ref={textRef} lang={lang}>
        <WholeHeight>{text}</WholeHeight>
      </Clamped>
      {isClamped && (
        <More
          ref={moreButton}
          type="button"
          data-off-paper
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={t`Show more of ${title}`}
          onClick={() => setIsOpen(true)}
        >
          <Ellipsis aria-hidden />
        </More>
      )}
      {isOpen && <WholeText text={text} title={title} triggerRef={moreButton} onClose={() => setIsOpen(false)} />}
    </Root>
  )
}
