import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useTextAttributes } from '../Bdi/useTextAttributes.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Root, MessageText } from './Toast.styles.ts'

export type ToastTone = 'success' | 'error' | 'loading'

type ToastCardProps = {
  tone: ToastTone
  /** Not needed while something is loading. */
  message: string
  onDismiss?: (() => void) | undefined
}

/**
 * A short message that comes by itself; an error stays until it is dismissed (decision 44) and interrupts, the others
 * are read where they come to stand, in a status that was there before them (`ToastHost`).
 */
export function ToastCard({ tone, message, onDismiss }: ToastCardProps) {
  const { t } = useLingui()
  const tongueOf = useTextAttributes()
  return (
    <Root $tone={tone} {...(tone === 'error' && { role: 'alert' })}>
      {tone === 'loading' ? <Spinner /> : tone === 'error' ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      <MessageText {...tongueOf(message)}>{tone === 'loading' && message === '' ? t`Loading...` : message}</MessageText>
      {onDismiss && (
        <IconButton label={t`Dismiss`} size="sm" onPress={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </Root>
  )
}
