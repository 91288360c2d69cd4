import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal, X } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog'
import { ModalOverlay } from 'react-aria-components/Modal'
import { keyframes, styled } from 'styled-components'
import { type ButtonStyleProps, buttonStyles } from '#components/Button/Button.styles.ts'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Modal, Popover } from '#components/RestoreFocus/RestoreFocus.tsx'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { visuallyHidden } from '#theme/mixins.ts'
import { breakpoints, tokens } from '#theme/tokens.ts'
import { type ListOptionsPanelProps, ListOptionsPanel } from './ListOptionsPanel.tsx'

const slideUp = keyframes`
  from { transform: translateY(100%); }
`

const SidePopover = styled(Popover)`
  inline-size: min(22rem, 100vw);
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  display: grid;
  align-items: end;
  background: ${tokens.color.overlay};
`

const Sheet = styled(Modal)`
  min-inline-size: 0;
  max-block-size: 88dvh;
  overflow: auto;
  padding-block-end: env(safe-area-inset-bottom);
  border-start-start-radius: ${tokens.radius.lg};
  border-start-end-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  animation: ${slideUp} ${tokens.duration.base};
`

const Content = styled(Dialog)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding: ${tokens.space[4]};
  outline: none;
  overflow-wrap: break-word;
`

const OptionsHeader = styled.header`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;

  h2 {
    font-size: ${tokens.text.lg};
  }
`

const Opener = styled(Button)<ButtonStyleProps>`
  ${buttonStyles}
  flex: none;

  @container toolbar (max-width: 56rem) {
    inline-size: ${tokens.size.control};
    padding: 0;
  }
`

/** Visually hidden in narrow toolbars, which show only the icon. */
const ButtonLabel = styled.span`
  @container toolbar (max-width: 56rem) {
    ${visuallyHidden}
  }
`

type ListOptionsProps<Row> = ListOptionsPanelProps<Row> & { ref?: Ref<HTMLButtonElement> }

/** Button for the list options, which open in a popover or, on a phone, in a bottom sheet. */
export function ListOptions<Row>({ ref, ...content }: ListOptionsProps<Row>) {
  const { t } = useLingui()
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const dialog = (
    <Content>
      {({ close }) => (
        <>
          <OptionsHeader>
            <Heading slot="title" level={2}>
              <Trans>List options</Trans>
            </Heading>
            <IconButton label={t`Close`} onPress={close}>
              <X aria-hidden />
            </IconButton>
          </OptionsHeader>
          <ListOptionsPanel {...content} />
        </>
      )}
    </Content>
  )
  return (
    <DialogTrigger>
      <Opener ref={ref} $variant="secondary" $size="md">
        <SlidersHorizontal aria-hidden />
        <ButtonLabel>
          <Trans>List options</Trans>
        </ButtonLabel>
      </Opener>
      {isPhone ? (
        <Overlay isDismissable>
          <Sheet>{dialog}</Sheet>
        </Overlay>
      ) : (
        <SidePopover placement="bottom end">{dialog}</SidePopover>
      )}
    </DialogTrigger>
  )
}
