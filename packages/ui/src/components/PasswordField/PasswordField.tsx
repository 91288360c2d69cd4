import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { type TextFieldProps, Input, TextField } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { controlStyles, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

const Row = styled.div`
  position: relative;
  display: grid;
  direction: ltr;
`

/** A native button, because react-aria's would take over the field's label. */
const RevealButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${tokens.size.control};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: none;
  color: ${tokens.color.textMuted};
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${tokens.color.text};
  }
  svg {
    inline-size: ${tokens.size.icon};
  }
`

const CapsLockNotice = styled.span`
  color: ${tokens.color.warning};
  font-size: ${tokens.text.sm};

  &:empty {
    display: none;
  }
`

const Root = styled(TextField)`
  ${fieldLayout}
`

const Control = styled(Input)`
  ${controlStyles}
  padding-inline-end: 52px;
`

export type PasswordFieldProps = FieldTextProps & Omit<TextFieldProps, 'children' | 'className' | 'style' | 'type'>

/** Password input with a reveal button and a Caps Lock warning. */
export function PasswordField({ label, description, errorMessage, ...props }: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  const [isCapsOn, setIsCapsOn] = useState(false)
  const updateCapsLock = (event: KeyboardEvent) => setIsCapsOn(event.getModifierState('CapsLock'))
  return (
    <Root {...props} type={isShown ? 'text' : 'password'} validationBehavior="aria" isInvalid={Boolean(errorMessage)}>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Row>
        <Control
          dir="ltr"
          spellCheck="false"
          autoCapitalize="none"
          onKeyUp={updateCapsLock}
          onBlur={() => setIsCapsOn(false)}
        />
        <RevealButton
          type="button"
          aria-label={isShown ? t`Hide password` : t`Show password`}
          onClick={() => setIsShown((shown) => !shown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </RevealButton>
      </Row>
      <CapsLockNotice role="status">{isCapsOn && t`Caps Lock is on`}</CapsLockNotice>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </Root>
  )
}
