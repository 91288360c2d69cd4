import { type ReactNode, createContext, useContext } from 'react'
import { useLingui } from '@lingui/react/macro'
import { EyeOff } from 'lucide-react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'

export type MaskKind = 'phone' | 'email' | 'date' | 'receipt' | 'text'

/** Masks of private values, with a fixed length that doesn't reveal the value's. */
export const masks: Record<MaskKind, string> = {
  phone: '•••• •••••••',
  email: '•••••@•••••',
  date: '••••-••-••',
  receipt: '••••••••',
  text: '••••••••',
}

const PrivacyContext = createContext(false)

type PrivacyProviderProps = { isOn: boolean; children: ReactNode }

/** Masks personal data below it, for screens that others can see. */
export function PrivacyProvider({ isOn, children }: PrivacyProviderProps) {
  return <PrivacyContext value={isOn}>{children}</PrivacyContext>
}

/** Whether personal details are hidden now. */
export function useIsPrivate(): boolean {
  return useContext(PrivacyContext)
}

const Dots = styled.span`
  color: ${tokens.color.textMuted};
  white-space: nowrap;
  user-select: none;
`

const Cover = styled.span`
  display: grid;
  gap: ${tokens.space[2]};
  place-content: center;
  justify-items: center;
  inline-size: 100%;
  min-block-size: 8rem;
  padding: ${tokens.space[4]};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  text-align: center;

  svg {
    inline-size: 32px;
    block-size: 32px;
  }
`

type MaskedProps = { kind: MaskKind; children?: ReactNode }

/** Personal data: while privacy is on, a mask is rendered and the value isn't in the page. */
export function Masked({ kind, children }: MaskedProps) {
  const { t } = useLingui()
  const isPrivate = useIsPrivate()
  if (!isPrivate) return children
  const label = t`Hidden in privacy mode`
  if (kind === 'receipt') {
    return (
      <Cover>
        <EyeOff aria-hidden />
        {label}
      </Cover>
    )
  }
  return (
    <Dots role="img" aria-label={label} dir="ltr">
      {masks[kind]}
    </Dots>
  )
}

/** A personal text in its own direction; null if it is blank, for lists that leave out missing values. */
export function renderPersonalText(kind: MaskKind, text: string | null | undefined): ReactNode {
  return text?.trim() ? (
    <Masked kind={kind}>
      <Bdi dir={kind === 'date' ? 'auto' : 'ltr'}>{text}</Bdi>
    </Masked>
  ) : null
}
