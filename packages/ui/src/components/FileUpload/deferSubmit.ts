type Held = {
  /** Lets the form go: what was pressed meanwhile is sent now, unless it is told to forget that. */
  letGo: (hasCome: boolean) => void
}

/** Holds back the form around an element while what it sends is still being made. */
export function deferSubmit(element: Element | null): Held {
  const form = element?.closest('form')
  let pressed: HTMLElement | null | undefined
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = event.submitter
  }
  // In the way down, before whatever listens for it anywhere.
  form?.addEventListener('submit', hold, { capture: true })
  return {
    letGo: (hasCome) => {
      form?.removeEventListener('submit', hold, { capture: true })
      if (hasCome && pressed !== undefined && form?.isConnected) form.requestSubmit(pressed)
    },
  }
}
