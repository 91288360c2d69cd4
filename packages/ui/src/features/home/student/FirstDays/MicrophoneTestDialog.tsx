import { Trans, useLingui } from '@lingui/react/macro'
import { Mic } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { tokens } from '#theme/tokens.ts'

/** Why a microphone can’t be heard. */
export type MicrophoneError = 'denied' | 'missing' | 'unavailable'

/** Listens to the microphone, without recording, and reports the volume from 0 to 1 until it is stopped. */
export type ListenToMicrophone = (
  onLevel: (level: number) => void,
) => Promise<{ stop: () => void } | { error: MicrophoneError }>

/** Louder than this, someone is speaking. */
const SPOKEN_LEVEL = 0.05

const Meter = styled.div`
  overflow: hidden;
  block-size: 12px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surfaceSunken};
  outline: 1px solid ${tokens.color.borderStrong};

  > div {
    block-size: 100%;
    background: ${tokens.color.brand};
    transition: inline-size 100ms linear;

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`

type MicrophoneTestDialogProps = {
  isOpen: boolean
  onClose: () => void
  onListen: ListenToMicrophone
  onHeard: () => void
}

/** Tests the microphone before the first lesson. Nothing is recorded or sent. */
export function MicrophoneTestDialog({ isOpen, onClose, onListen, onHeard }: MicrophoneTestDialogProps) {
  const { t } = useLingui()
  const { state, level, start, stop } = useMicrophoneTest({ onListen, onHeard })
  const close = () => {
    stop()
    onClose()
  }
  return (
    <Dialog
      title={t`Test your microphone`}
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      actions={
        state === 'heard' ? (
          <Button variant="primary" onPress={close}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<Mic aria-hidden />}
            // Pending instead of disabled, so that the dialog keeps the focus and Escape closes it.
            isPending={state === 'starting' || state === 'listening'}
            pendingLabel={t`Listening…`}
            onPress={() => void start()}
          >
            <Trans>Start test</Trans>
          </Button>
        )
      }
    >
      <Stack>
        <p>
          <Trans>Your browser asks whether this page may use the microphone. Nothing is recorded or sent.</Trans>
        </p>
        <Meter aria-hidden>
          <div style={{ inlineSize: `${Math.min(1, level * 3) * 100}%` }} />
        </Meter>
        <div role="status">
          <TestResult state={state} />
        </div>
      </Stack>
    </Dialog>
  )
}

type TestState = 'idle' | 'starting' | 'listening' | 'heard' | MicrophoneError

function TestResult({ state }: { state: TestState }) {
  switch (state) {
    case 'idle':
    case 'starting':
      return null
    case 'listening':
      return <Trans>Say a few words.</Trans>
    case 'heard':
      return (
        <Notice tone="success">
          <Trans>We can hear you. You’re ready for your lesson.</Trans>
        </Notice>
      )
    case 'denied':
      return (
        <Notice tone="danger">
          <Trans>The browser blocks the microphone. Allow it beside the address of this page, then test again.</Trans>
        </Notice>
      )
    case 'missing':
      return (
        <Notice tone="danger">
          <Trans>No microphone found. Connect one, then test again.</Trans>
        </Notice>
      )
    case 'unavailable':
      return (
        <Notice tone="danger">
          <Trans>The microphone can’t be used. Close other apps that use it, then test again.</Trans>
        </Notice>
      )
  }
}

/** Runs the test, and stops listening once the student was heard or the dialog closes. */
function useMicrophoneTest({ onListen, onHeard }: Pick<MicrophoneTestDialogProps, 'onListen' | 'onHeard'>) {
  const [state, setState] = useState<TestState>('idle')
  const [level, setLevel] = useState(0)
  const stopListening = useRef<() => void>(undefined)
  // The dialog may close, and even start another test, while the browser still asks for permission.
  const currentTest = useRef(0)
  const release = useCallback(() => {
    currentTest.current += 1
    stopListening.current?.()
    stopListening.current = undefined
  }, [])
  useEffect(() => release, [release])
  const stop = () => {
    release()
    setLevel(0)
    setState('idle')
  }
  const hear = (heardLevel: number) => {
    setLevel(heardLevel)
    if (heardLevel < SPOKEN_LEVEL || !stopListening.current) return
    release()
    setState('heard')
    onHeard()
  }
  const start = async () => {
    const test = currentTest.current
    setState('starting')
    const outcome = await onListen(hear)
    if (test !== currentTest.current) {
      if ('stop' in outcome) outcome.stop()
      return
    }
    if ('error' in outcome) {
      setState(outcome.error)
      return
    }
    stopListening.current = outcome.stop
    setState('listening')
  }
  return { state, level, start, stop }
}
