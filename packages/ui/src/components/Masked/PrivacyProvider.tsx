import { type ReactNode, createContext, useContext } from 'react'

const PrivacyContext = createContext(false)

type PrivacyProviderProps = { isOn: boolean; children: ReactNode }

/** While on, everything personal below it is masked: for a screen that others look at too. */
export function PrivacyProvider({ isOn, children }: PrivacyProviderProps) {
  return <PrivacyContext value={isOn}>{children}</PrivacyContext>
}

/** Whether personal details are hidden now. */
export function useIsPrivate(): boolean {
  return useContext(PrivacyContext)
}
